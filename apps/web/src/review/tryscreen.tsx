import { useMemo } from 'preact/hooks'
import { firstGame } from '../games/index.ts'
import { LocalTable } from '../play/localtable.tsx'
import { lastWish, localSetup } from '../play/tablesetup.ts'
import { goTo, makeRoute } from '../shell/route.ts'
import type { ScreenProps } from '../shell/screens.ts'
import { withSymbols } from './sitters.ts'

/** Another try from a moment of an old game: `#/try/herzlos/try-…`, beside the game under way. */
export const TryScreen = ({ route }: ScreenProps) => {
  const [game = firstGame(), table = ''] = route.path
  // The table stands already; its setup is asked for only where its log was cleared away.
  const setup = useMemo(() => localSetup(game, lastWish(game)), [table])
  return (
    <LocalTable
      key={table}
      game={game}
      table={table}
      setup={setup}
      onNew={() => goTo(makeRoute('play', [game]))}
      onOver={() => {}}
      show={withSymbols}
      back={route.query.from === undefined ? '#/' : makeRoute('review', route.query.from.split('/'))}
    />
  )
}

import { useMemo } from 'preact/hooks'
import type { ScreenProps } from '../../base/route.ts'
import { goTo, makeRoute } from '../../base/route.ts'
import { firstGame } from '../../board/index.ts'
import { LocalTable } from '../../board/localtable.tsx'
import { lastCommand, localSetup } from '../../board/tablesetup.ts'
import { withSymbols } from '../../session/record/sitters.ts'

/** Another try from a moment of an old game: `#/try/herzlos/try-…`, beside the game under way. */
export const TryScreen = ({ route }: ScreenProps) => {
  const [game = firstGame(), table = ''] = route.path
  // The table stands already; its setup is asked for only where its log was cleared away.
  const setup = useMemo(() => localSetup(game, lastCommand(game)), [table])
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

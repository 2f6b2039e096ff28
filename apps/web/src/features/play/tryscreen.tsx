import { useMemo } from 'preact/hooks'
import { goTo } from '../../base/route.ts'
import { linkTo, type ScreenProps } from '../../base/routes.ts'
import { LocalTable } from '../../board/localtable.tsx'
import { lastCommand, localSetup } from '../../board/tablesetup.ts'
import { withSymbols } from '../../session/record/sitters.ts'
import { linkToReview, parseSource } from '../../session/record/source.ts'

/** Another try from a moment of an old game: `#/try/herzlos/try-…`, beside the game under way. */
export const TryScreen = ({ route }: ScreenProps<'try'>) => {
  const { game, table, from } = route.params
  const source = from === undefined ? undefined : parseSource(from)
  // The table stands already; its setup is asked for only where its log was cleared away.
  const setup = useMemo(() => localSetup(game, lastCommand(game)), [table])
  return (
    <LocalTable
      key={table}
      game={game}
      table={table}
      setup={setup}
      onNew={() => goTo(linkTo('/play/:game', { game }))}
      onOver={() => {}}
      show={withSymbols}
      back={source === undefined ? linkTo('/') : linkToReview(source)}
    />
  )
}

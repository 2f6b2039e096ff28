import { useMemo } from 'preact/hooks'
import { goTo } from '../../base/route.ts'
import { linkTo, type ScreenProps } from '../../base/routes.ts'
import { LocalTable } from '../../board/localtable.tsx'
import { lastCommand, localSetup } from '../../board/tablesetup.ts'
import { withSymbols } from '../../session/record/bots.ts'
import { linkToReview, parseSource } from '../../session/record/source.ts'

/** A try from a moment of an old game: `#/try/herzlos/try-…`, without effect on the game in progress. */
export const TryScreen = ({ route }: ScreenProps<'try'>) => {
  const { game, table, from } = route.params
  const source = from === undefined ? undefined : parseSource(from)
  // The table exists already; the setup is needed only if its log was deleted.
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

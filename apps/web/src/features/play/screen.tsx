import { GAMES, type TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { goTo } from '../../base/route.ts'
import { linkTo, type ScreenProps } from '../../base/routes.ts'
import { firstGame } from '../../board/index.ts'
import { LocalTable } from '../../board/localtable.tsx'
import { lastCommand, localSetup } from '../../board/tablesetup.ts'
import { keepProgress } from '../../session/progress.ts'
import { leaveTable, noteOver, tableOf } from '../../session/worker/saved.ts'

/** Stores the position of a game for the home page whenever it is the player's turn. */
const noteProgress = ({ setup, match }: TableView): void => {
  const game = GAMES.get(setup.game)
  if (match === null || game === undefined) return
  const { round, row = [] } = match.state as unknown as { readonly round: number; readonly row?: readonly string[] }
  const scored = game.points(match.state)
  keepProgress(setup.game, {
    round: round + 1,
    rounds: Math.max(round + 1, Number(setup.options.rounds ?? 0)),
    totals: match.players.map((_, seat) => scored.reduce((sum, points) => sum + (points[seat] ?? 0), 0)),
    cards: row,
  })
}

/** A game against bots in this browser: the one in progress, or a new one if the address asks for it. */
export const PlayScreen = ({ route }: ScreenProps<'play'>) => {
  const game = route.pattern === '/play' ? firstGame() : route.params.game
  const games = useSignal(0)
  const anew = route.pattern === '/play/:game' && route.params.new !== undefined
  const table = useMemo(() => {
    if (anew) leaveTable(game)
    return tableOf(game)
  }, [game, anew && games.value, games.value])
  useEffect(() => {
    // A reload of the page must not start another game.
    if (anew) goTo(linkTo('/play/:game', { game }), true)
  }, [anew, game])
  const setup = useMemo(() => localSetup(game, lastCommand(game)), [table])
  return (
    <LocalTable
      key={table}
      game={game}
      table={table}
      setup={setup}
      onNew={() => {
        leaveTable(game)
        games.value++
      }}
      onTurn={noteProgress}
      onOver={over => {
        noteOver(game, over)
        if (over) void import('../../session/statistics/gather.ts').then(({ gatherGames }) => gatherGames())
      }}
    />
  )
}

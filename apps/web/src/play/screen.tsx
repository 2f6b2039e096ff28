import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { firstGame } from '../games/index.ts'
import { goTo, makeRoute } from '../shell/route.ts'
import type { ScreenProps } from '../shell/screens.ts'
import { LocalTable } from './localtable.tsx'
import { leaveTable, noteOver, tableOf } from './saved.ts'
import { lastWish, localSetup } from './tablesetup.ts'

/** A game against bots in this browser: the one under way, or a new one where the address asks for it. */
export const PlayScreen = ({ route }: ScreenProps) => {
  const [game = firstGame()] = route.path
  const games = useSignal(0)
  const anew = route.query.new !== undefined
  const table = useMemo(() => {
    if (anew) leaveTable(game)
    return tableOf(game)
  }, [game, anew && games.value, games.value])
  useEffect(() => {
    // A reload of the page must not begin yet another game.
    if (anew) goTo(makeRoute('play', [game]), true)
  }, [anew, game])
  const setup = useMemo(() => localSetup(game, lastWish(game)), [table])
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
      onOver={over => {
        noteOver(game, over)
        if (over) void import('../tasks/gather.ts').then(({ gatherGames }) => gatherGames())
      }}
    />
  )
}

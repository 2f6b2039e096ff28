import type { Result, Seat } from '@halfpint/core'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { BOARDS, type Board } from '../game/board.ts'
import { type Place, takePlace } from '../game/place.ts'
import { openRoom, type Room } from '../local/room.ts'
import { WoodBar } from '../parts/woodbar.tsx'
import { announce } from '../shell/announcer.tsx'
import { hex } from '../shell/chance.ts'
import { goTo, makeRoute } from '../shell/route.ts'
import type { ScreenProps } from '../shell/screens.ts'
import { recall, remember } from '../shell/settings.ts'
import { learnWords, problemIn, words } from '../shell/speech.ts'
import { waitByClock } from '../shell/wait.ts'
import { lastWish, localSetup } from './tablesetup.ts'

/** The id of the game under way in this browser; a new one if there is none. */
const tableOf = (game: string): string => {
  const kept = recall(`local.${game}`)
  if (typeof kept === 'string') return kept
  const table = `local-${hex(8)}`
  remember(`local.${game}`, table)
  return table
}

interface Sitting {
  readonly room: Room
  readonly board: Board
  readonly place: Place
  readonly table: string
}

/** A game against bots in this browser. */
export const PlayScreen = ({ route }: ScreenProps) => {
  const [game = 'half-pint-heroes'] = route.path
  // A try from a review is a table of its own, beside the game under way.
  const asked = route.query.table
  const sitting = useSignal<Sitting | null>(null)
  const problem = useSignal<string | null>(null)
  const games = useSignal(0)
  const source = Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined

  useEffect(() => {
    let gone = false
    const sit = async (): Promise<void> => {
      if (source === undefined) return
      const [board] = await Promise.all([source.load(), learnWords(source.words)])
      if (gone) return
      const table = asked ?? tableOf(game)
      const room = openRoom(table, localSetup(game, lastWish(game)))
      const place = takePlace(room.link(0, [0]), {
        script: board.script,
        wait: waitByClock,
        share: () => hex(32),
        tell: board.tell,
        announce,
      })
      sitting.value = { room, board, place, table }
      const people: Result<readonly Seat[]> = await room.people
      if (!people.ok) problem.value = problemIn(people.problem)
    }
    void sit()
    return () => {
      gone = true
      sitting.value?.place.close()
      sitting.value?.room.close()
      sitting.value = null
      problem.value = null
    }
  }, [game, asked, games.value])

  const anew = (): void => {
    if (asked !== undefined) return goTo(makeRoute('play', [game]), true)
    remember(`local.${game}`, null)
    games.value++
  }
  const { shell, games: names } = words('core')
  if (source === undefined || problem.value !== null) {
    return (
      <>
        <WoodBar heading={names[game as keyof typeof names] ?? game} />
        <main class="plain">
          <p role="alert">{problem.value ?? shell.lost.text}</p>
          <button type="button" class="button" onClick={anew}>
            {words('core').home.playNow}
          </button>
        </main>
      </>
    )
  }
  const now = sitting.value
  if (now === null) return <main class="plain" aria-busy="true" />
  const { View } = now.board
  return (
    <View
      place={now.place}
      around={{
        kind: 'local',
        back: '#/',
        replay: makeRoute('replay', ['local', now.table]),
        review: makeRoute('review', ['local', now.table]),
        newGame: anew,
      }}
    />
  )
}

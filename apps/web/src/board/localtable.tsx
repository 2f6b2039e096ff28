import type { Json, Seat } from '@halfpint/core'
import { GAMES, type SeatedSetup, type TableView } from '@halfpint/table'
import { computed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { type Link, linkTo } from '../base/routes.ts'
import { recall, settings } from '../base/settings.ts'
import { learnWords, problemIn, words } from '../base/speech.ts'
import type { Board } from '../session/board.ts'
import type { Place } from '../session/place.ts'
import { openTableClient } from '../session/tableclient.ts'
import { takePlace } from '../session/takeplace.ts'
import { type LocalTable as OpenTable, openLocalTable } from '../session/worker/localtable.ts'
import type { FixedTableSetup } from '../session/worker/tables.ts'
import { Later } from '../ui/later.tsx'
import { WoodBar } from '../ui/woodbar.tsx'
import { useAttention } from './attention.ts'
import { FinalAction } from './finalaction.tsx'
import { gameName, PAGE_GAMES } from './index.ts'
import { nextPerson } from './turns.ts'

const loadCurtain = async () => (await import('./curtain.tsx')).Curtain
const loadWhatMattered = async () => (await import('./whatmattered.tsx')).WhatMattered
const loadCoachMarks = async () => (await import('./coachmarks.tsx')).CoachMarks

interface LocalTableProps {
  readonly game: string
  readonly table: string
  readonly setup: SeatedSetup
  /** Present if the table is the same for everyone. */
  readonly fixed?: FixedTableSetup
  /** Starts a game at another table. */
  readonly onNew?: () => void
  /** Called when the match is over, and when a new one begins; `events` are those of the game. */
  readonly onOver: (over: boolean, events: () => Promise<readonly Json[]>) => void
  /** Called when the game waits for a person at this device. */
  readonly onTurn?: (view: TableView) => void
  /** Changes what is seen of the table, where that is more than it knows. */
  readonly show?: (view: TableView) => TableView
  /** The link of the back button in the header. */
  readonly back?: Link
  /** A line for the menu. */
  readonly about?: string
}

interface Seating {
  readonly local: OpenTable
  readonly board: Board
  readonly people: readonly Seat[]
}

/** The people whom the game waits for, as this view shows it. */
const awaitedIn = (view: TableView | null, people: readonly Seat[]): readonly Seat[] => {
  if (view === null || view.match === null || view.phase !== 'playing') return []
  const turn = GAMES.get(view.setup.game)?.turn(view.match.state)
  return turn?.kind === 'seats' ? people.filter(seat => turn.seats.includes(seat)) : []
}

/** The same place, but a rematch is requested for everybody who shares this device. */
const forAll = (place: Place, people: readonly Seat[]): Place => ({
  ...place,
  async send(command, as) {
    if (command.type !== 'rematch') return place.send(command, as)
    let done = true
    for (const seat of people) done = (await place.send(command, seat)) && done
    return done
  },
})

const same = (view: TableView): TableView => view

/** A table in this browser: against bots, or with several people who hand the device round. */
export const LocalTable = ({
  game,
  table,
  setup,
  fixed,
  onNew,
  onOver,
  onTurn,
  show = same,
  back = linkTo('/'),
  about,
}: LocalTableProps) => {
  const seating = useSignal<Seating | null>(null)
  // Tips for the first game, and the question about sound: decided once, so that they end without a jump.
  const needsCoach = useMemo(
    () => recall(`met.${game}`) !== true || (!settings.peek().sound && recall('sound-asked') !== true),
    [table],
  )
  const place = useSignal<Place | null>(null)
  const seat = useSignal<Seat>(0)
  /** Whether the person whose cards are shown has opened the curtain. */
  const open = useSignal(false)
  const problem = useSignal<string | null>(null)
  const source = PAGE_GAMES.get(game)

  useEffect(() => {
    let gone = false
    let local: OpenTable | undefined
    const create = async (): Promise<void> => {
      if (source === undefined) return
      local = openLocalTable(table, setup, fixed)
      const [board, people] = await Promise.all([source.board(), local.people, learnWords(source.words)])
      if (gone) return
      if (!people.ok) {
        problem.value = problemIn(people.problem)
        return
      }
      seat.value = people.value[0] ?? 0
      open.value = people.value.length < 2
      seating.value = { local, board, people: people.value }
    }
    void create()
    return () => {
      gone = true
      local?.close()
      seating.value = null
    }
  }, [game, table])

  useSignalEffect(() => {
    const now = seating.value
    if (now === null) return
    const client = openTableClient(now.local.transport(seat.value, now.people))
    const taken = takePlace(client, game, now.board)
    const view = computed(() => (taken.view.value === null ? null : show(taken.view.value)))
    place.value = forAll({ ...taken, view }, now.people)
    return () => {
      place.value = null
      taken.close()
      client.close()
    }
  })

  useAttention(place.value)

  useSignalEffect(() => {
    const phase = place.value?.view.value?.phase
    const local = seating.value?.local
    if (phase !== undefined && local !== undefined) onOver(phase === 'over', local.events)
  })

  useSignalEffect(() => {
    const view = place.value?.view.value ?? null
    if (view !== null && awaitedIn(view, seating.peek()?.people ?? []).length > 0) onTurn?.(view)
  })

  const now = seating.value
  if (problem.value !== null || source === undefined) {
    return (
      <>
        <WoodBar heading={gameName(game)} />
        <main class="plain">
          <p role="alert">{problem.value ?? words('core').shell.lost.text}</p>
          {onNew === undefined ? null : (
            <button type="button" class="button" onClick={onNew}>
              {words('core').home.playNow}
            </button>
          )}
        </main>
      </>
    )
  }
  if (now === null || place.value === null) return <main class="plain" aria-busy="true" />
  const { playback, view } = place.value
  const awaited = awaitedIn(view.value, now.people)
  const quiet = playback.caughtUp.value && playback.paused.value === null
  const next = awaited.includes(seat.value) ? seat.value : nextPerson(now.people, awaited, seat.value)
  if (now.people.length > 1 && quiet && next !== undefined && (!open.value || next !== seat.value)) {
    return (
      <Later
        load={loadCurtain}
        with={{
          seatState: view.value?.seats[next],
          onOpen: () => {
            seat.value = next
            open.value = true
          },
        }}
      />
    )
  }
  const { View } = now.board
  return (
    <>
      <View
        place={place.value}
        around={{
          // Without advice: everyone shall play a fixed game alone.
          kind: fixed === undefined ? 'local' : 'online',
          back,
          replay: linkTo('/replay/local/:table', { table }),
          review: linkTo('/review/local/:table', { table }),
          ...(onNew === undefined ? {} : { newGame: onNew }),
          ...(about === undefined ? {} : { menu: <p class="quiet-text">{about}</p> }),
          final:
            view.value === null ? null : (
              <>
                <FinalAction view={view.value} />
                {now.people.length === 1 && fixed === undefined && view.value.match !== null && (
                  <Later
                    words={['replay']}
                    load={loadWhatMattered}
                    with={{ game, table, players: view.value.match.players }}
                  />
                )}
              </>
            ),
        }}
      />
      {now.people.length === 1 && fixed === undefined && needsCoach && (
        <Later load={loadCoachMarks} with={{ game, place: place.value }} />
      )}
    </>
  )
}

import type { Problem } from '@halfpint/core'
import type { NumberedEvent, TableView } from '@halfpint/table'
import { signal } from '@preact/signals'
import { waitByClock } from '../base/wait.ts'
import { announce } from '../ui/announcer.tsx'
import { waitToDraw } from '../ui/nextframe.tsx'
import type { Board } from './board.ts'
import { playEventSound } from './effects.ts'
import type { Place } from './place.ts'
import { openPlayback } from './playback.ts'
import { rememberUnseen } from './resume.ts'
import { noteSheet } from './roundsheet.ts'
import { noteRunning } from './running.ts'
import type { TableClient } from './tableclient.ts'

/** An event that was skipped, and the table before it. */
export interface Skipped {
  readonly event: NumberedEvent
  readonly before: TableView
}

/** Sentences that the board does not know. */
interface Speech {
  /** A sentence for an event without one, or another sentence for it. */
  readonly tell?: (
    event: NumberedEvent,
    before: TableView,
    after: TableView,
    said: string | undefined,
  ) => string | undefined
  /** A summary for a player who was away. `skipped` is empty if only a whole view arrived. */
  readonly missed?: (skipped: readonly Skipped[], now: TableView, last: TableView) => string
}

/** Maximum number of sentences in the log. */
const LOG_LINES = 40

/** Events older than this when they arrive, in milliseconds, happened while the player was away. */
const LATE = 10_000

/** More events per seat than this are more than the current trick. */
const MOST_BEHIND = 3

/** Takes a place at a table with the board of this game. The place ignores another game that is set up later. */
export const takePlace = (client: TableClient, game: string, board: Board, { tell, missed }: Speech = {}): Place => {
  const log = signal<readonly string[]>([])
  const problem = signal<Problem | null>(null)
  const busy = signal(false)
  const ending = new AbortController()

  const say = (sentence: string | undefined, aloud: boolean): void => {
    if (sentence === undefined) return
    log.value = [...log.peek(), sentence].slice(-LOG_LINES)
    if (aloud) announce(sentence)
  }
  /** Events that are being skipped. */
  let skipped: Skipped[] = []
  /** Before the player's first action the playback does not wait for frames, so that it asks soon. */
  let acted = false
  const wait: typeof waitByClock = (...pause) => (acted ? waitToDraw : waitByClock)(...pause)
  const playback = openPlayback(board.timing, wait, (event, before, after, isSkipped) => {
    noteSheet(event, before)
    if (isSkipped) skipped.push({ event, before })
    else playEventSound(board, event, before, after)
    const said = board.tell(event, before, after)
    say(tell === undefined ? said : tell(event, before, after, said), !isSkipped)
  })

  const isMuch = (events: number, { seats: seatStates }: TableView): boolean => events > MOST_BEHIND * seatStates.length

  /** Skips to the newest event if the board is far behind, and summarises the skipped events. */
  const catchUp = (more: readonly NumberedEvent[] = []): void => {
    const before = playback.shown.peek()
    if (before === null || !isMuch(playback.behind() + more.length, before)) {
      playback.take(more)
      return
    }
    skipped = []
    playback.skip(more)
    say(missed?.(skipped, playback.shown.peek()!, before), true)
  }
  /** Shows a whole table, after too many events to show one by one. */
  const beginAnew = (view: TableView): void => {
    const before = playback.shown.peek()
    playback.begin(view)
    // A player with a new seat was not away.
    const isBack = before !== null && before.viewer === view.viewer && isMuch(view.version - before.version, before)
    if (isBack) say(missed?.([], view, before), true)
  }
  /** Late events. One tick later all of them have arrived, and it is known whether they are many. */
  let late: NumberedEvent[] = []
  const isLate = (event: NumberedEvent | undefined): boolean =>
    event !== undefined && Date.now() + client.skew() - event.at > LATE

  const isOurs = ({ setup }: TableView): boolean => setup.game === game
  /** Whether another game was set up. The page closes this place unless this game returns first. */
  let isReplaced = false

  const stops = [
    client.reset(view => isOurs(view) && beginAnew(view)),
    client.hear((event, _, after) => {
      const wasReplaced = isReplaced
      isReplaced = !isOurs(after)
      if (isReplaced) return
      if (wasReplaced) {
        beginAnew(after)
        return
      }
      if (late.length === 0 && !isLate(event)) {
        playback.take([event])
        return
      }
      late.push(event)
      if (late.length > 1) return
      queueMicrotask(() => {
        const came = late
        late = []
        catchUp(came)
      })
    }),
  ]
  const { signal: ended } = ending
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && catchUp(), {
    signal: ended,
  })
  addEventListener(
    'pagehide',
    () => {
      const done = playback.caughtUp.peek() && playback.paused.peek() === null
      const shown = playback.shown.peek()
      // A spectator with a reserved seat gets another view after a reload.
      const isWaiting = shown?.viewer === 'spectator' && client.mine.length > 0
      rememberUnseen(client.name, done || isWaiting ? null : shown)
    },
    { signal: ended },
  )

  const backlog = client.backlog()
  const live = client.live.peek()
  const isBacklogOurs =
    backlog !== null &&
    isOurs(backlog.view) &&
    backlog.events.every(({ event }) => event.type !== 'setup-changed' || event.setup.game === game)
  if (isBacklogOurs) {
    playback.begin(backlog.view, false)
    if (backlog.events.length > 0) playback.take(backlog.events)
    if (isLate(backlog.events[0])) catchUp()
    // A stored table asks for nothing until the newer events are known.
    stops.push(client.state.subscribe(state => state === 'here' && playback.take([])))
  } else if (live !== null && isOurs(live)) playback.begin(live)

  const table = {}
  stops.push(playback.shown.subscribe(view => noteRunning(table, view?.phase === 'playing')))
  stops.push(() => noteRunning(table, false))

  return {
    playback,
    view: playback.shown,
    problem,
    log,
    busy,
    mine: client.mine,
    canSkip: true,
    async send(command, as) {
      acted = true
      busy.value = true
      const answer = await client.send(command, as)
      busy.value = false
      problem.value = answer.ok ? null : answer.problem
      return answer.ok
    },
    close() {
      for (const stop of stops) stop()
      ending.abort()
      playback.close()
    },
  }
}

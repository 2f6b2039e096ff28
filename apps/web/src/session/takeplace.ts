import type { Problem } from '@halfpint/core'
import type { NumberedEvent, TableView } from '@halfpint/table'
import { signal } from '@preact/signals'
import { waitByClock } from '../base/wait.ts'
import { announce } from '../ui/announcer.tsx'
import { waitToDraw } from '../ui/soon.tsx'
import type { Board } from './board.ts'
import { soundOut } from './effects.ts'
import type { Place } from './place.ts'
import { openPlayback } from './playback.ts'
import { rememberUnseen } from './resume.ts'
import { noteSheet } from './roundsheet.ts'
import type { TableClient } from './tableclient.ts'

/** A fact that was left out, and the table before it. */
export interface Skipped {
  readonly event: NumberedEvent
  readonly before: TableView
}

/** How what happens is said, where that is more than the board knows. */
interface Speech {
  /** What the board has no words for; or other words for what it said. */
  readonly tell?: (
    told: NumberedEvent,
    before: TableView,
    after: TableView,
    said: string | undefined,
  ) => string | undefined
  /** What was left out, for somebody who was not here; nothing of it is known where only the table as it is was heard. */
  readonly missed?: (skipped: readonly Skipped[], now: TableView, last: TableView) => string
}

/** How many sentences stay in sight. */
const LOG_LINES = 40

/** What is older than this when it is heard of happened while nobody was here, in milliseconds. */
const LATE = 10_000

/** So many facts a seat are more than the trick under way. */
const MOST_BEHIND = 3

/** Takes a place at a table, at the board of this game. The place shows nothing of another game that is set up later. */
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
  /** What is being left out. */
  let skipped: Skipped[] = []
  /** Until the reader has done something the table is to ask soon; then frames come first. */
  let acted = false
  const wait: typeof waitByClock = (...pause) => (acted ? waitToDraw : waitByClock)(...pause)
  const playback = openPlayback(board.timing, wait, (told, before, after, isSkipped) => {
    noteSheet(told, before)
    if (isSkipped) skipped.push({ event: told, before })
    else soundOut(board, told, before, after)
    const said = board.tell(told, before, after)
    say(tell === undefined ? said : tell(told, before, after, said), !isSkipped)
  })

  const isMuch = (facts: number, { seats: seatStates }: TableView): boolean => facts > MOST_BEHIND * seatStates.length

  /** Goes to the present, if what is shown is far behind it, and says in a line what was missed. */
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
  /** Begins with the table as it is: so much has happened that it is no longer told one by one. */
  const beginAnew = (view: TableView): void => {
    const before = playback.shown.peek()
    playback.begin(view)
    // Whoever has just been given a seat was here all the time.
    const isBack = before !== null && before.viewer === view.viewer && isMuch(view.version - before.version, before)
    if (isBack) say(missed?.([], view, before), true)
  }
  /** What was heard of late: whether it is much is known a turn later, when all that came together is there. */
  let late: NumberedEvent[] = []
  const isLate = (told: NumberedEvent | undefined): boolean =>
    told !== undefined && Date.now() + client.skew() - told.at > LATE

  const isOurs = ({ setup }: TableView): boolean => setup.game === game
  /** Whether another game was set up: the page closes this place, unless this game came back before. */
  let isReplaced = false

  const stops = [
    client.reset(view => isOurs(view) && beginAnew(view)),
    client.hear((told, _, after) => {
      const wasReplaced = isReplaced
      isReplaced = !isOurs(after)
      if (isReplaced) return
      if (wasReplaced) {
        beginAnew(after)
        return
      }
      if (late.length === 0 && !isLate(told)) {
        playback.take([told])
        return
      }
      late.push(told)
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
      // Who watches until a seat is theirs comes back with other eyes.
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
    // A table as it was left asks for nothing until it is known what has happened since.
    stops.push(client.state.subscribe(state => state === 'here' && playback.take([])))
  } else if (live !== null && isOurs(live)) playback.begin(live)

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

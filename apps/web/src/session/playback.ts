import { evolveTable, type NumberedEvent, type TableView } from '@halfpint/table'
import { type ReadonlySignal, signal } from '@preact/signals'

/** How an event is shown: a pause before it, and after it a pause or a wait for the player. */
export interface Cue {
  readonly before: number
  readonly after: number | 'hold'
}

/** How to show an event on this table, with `behind` events waiting after it. */
export type Timing = (event: NumberedEvent, view: TableView, behind: number) => Cue

/** Calls `goOn` after this many milliseconds. Returns a function that cancels. */
export type Wait = (milliseconds: number, goOn: () => void) => () => void

/** Called for each event that is shown or skipped. */
type Hear = (event: NumberedEvent, before: TableView, after: TableView, skipped: boolean) => void

/** Shows events one after another, at a pace that people can follow. */
export interface Playback {
  readonly shown: ReadonlySignal<TableView | null>
  /** The event at which the playback waits for the player. */
  readonly paused: ReadonlySignal<NumberedEvent | null>
  /** Whether every event was shown. */
  readonly caughtUp: ReadonlySignal<boolean>
  /** Number of events that wait to be shown. */
  readonly behind: () => number
  /** Shows a whole table and drops the waiting events. `isPresent` is `false` if newer events may follow. */
  begin(view: TableView, isPresent?: boolean): void
  take(events: readonly NumberedEvent[]): void
  /** Skips all waiting events and `more`. Stops at the end of a round if it is still the last one. */
  skip(more?: readonly NumberedEvent[]): void
  goOn(): void
  /** Ends the current pause. */
  hurry(): void
  close(): void
}

/** Maximum number of events after the end of a round with which its pad is still shown. */
const FRESH = 8

/** Opens a playback with this timing. */
export const openPlayback = (timing: Timing, wait: Wait, hear: Hear): Playback => {
  const shown = signal<TableView | null>(null)
  const paused = signal<NumberedEvent | null>(null)
  const caughtUp = signal(true)
  const queue: NumberedEvent[] = []
  /** Cancels the current pause. */
  let cancel: (() => void) | null = null
  /** Whether the pause before the next event is over. */
  let ready = false
  /** Whether the table was just opened. Its first event with a pause is shown at once. */
  let isOpening = false

  const pause = (milliseconds: number): void => {
    cancel = wait(milliseconds, () => {
      cancel = null
      play()
    })
  }

  const show = (event: NumberedEvent, view: TableView, skipped: boolean): void => {
    queue.shift()
    const next = evolveTable(view, event)
    shown.value = next
    hear(event, view, next, skipped)
  }

  /** Shows events until the next pause, until an event that waits for the player, or until the last one. */
  const play = (): void => {
    while (cancel === null && paused.peek() === null) {
      const event = queue[0]
      const view = shown.peek()
      caughtUp.value = event === undefined
      if (event === undefined || view === null) return
      const { before, after } = timing(event, view, queue.length - 1)
      if (before > 0 && !ready && !isOpening) {
        ready = true
        pause(before)
        return
      }
      ready = false
      if (before > 0 || after !== 0) isOpening = false
      show(event, view, false)
      if (after === 'hold') paused.value = event
      else if (after > 0) pause(after)
    }
  }

  const add = (events: readonly NumberedEvent[]): void => {
    const version = (queue.at(-1) ?? shown.peek())?.version ?? 0
    queue.push(...events.filter(each => each.version > version))
  }

  const stop = (): void => {
    cancel?.()
    cancel = null
    ready = false
    paused.value = null
  }

  return {
    shown,
    paused,
    caughtUp,
    behind: () => queue.length,
    begin(view, isPresent = true) {
      stop()
      isOpening = shown.peek() === null
      queue.length = 0
      // Set this first: a past view must not ask the player for anything.
      caughtUp.value = isPresent
      shown.value = view
    },
    take(events) {
      add(events)
      play()
    },
    skip(more = []) {
      stop()
      add(more)
      for (;;) {
        const [event] = queue
        const view = shown.peek()
        if (event === undefined || view === null) break
        const { after } = timing(event, view, queue.length - 1)
        show(event, view, true)
        if (after === 'hold' && queue.length <= FRESH) {
          paused.value = event
          break
        }
      }
      play()
      caughtUp.value = queue.length === 0
    },
    goOn() {
      if (paused.peek() === null) return
      paused.value = null
      // Close the sheet first. Closing it and showing the next event would be too long for one task.
      pause(0)
    },
    hurry() {
      if (cancel === null) return
      cancel()
      cancel = null
      play()
    },
    close() {
      stop()
      queue.length = 0
    },
  }
}

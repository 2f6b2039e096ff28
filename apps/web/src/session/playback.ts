import { evolveTable, type NumberedEvent, type TableView } from '@halfpint/table'
import { type ReadonlySignal, signal } from '@preact/signals'

/** How a fact is shown: the pause before it, and after it a pause or a stop until the reader goes on. */
export interface Cue {
  readonly before: number
  readonly after: number | 'hold'
}

/** Says how to show a fact to a reader who sees this table, with so many facts waiting behind it. */
export type Timing = (told: NumberedEvent, view: TableView, behind: number) => Cue

/** Waits this many milliseconds, then goes on; gives the way to call it off. */
export type Wait = (milliseconds: number, goOn: () => void) => () => void

/** Is told of each fact as it is shown, or as it is left out. */
type Hear = (told: NumberedEvent, before: TableView, after: TableView, skipped: boolean) => void

/** What the reader sees: the facts one after another, at a pace that eyes can follow. */
export interface Playback {
  readonly shown: ReadonlySignal<TableView | null>
  /** The fact at which the showing waits for the reader. */
  readonly paused: ReadonlySignal<NumberedEvent | null>
  /** Whether everything that happened was shown. */
  readonly caughtUp: ReadonlySignal<boolean>
  /** How many facts wait to be shown. */
  readonly behind: () => number
  /** The whole table anew; what was not yet shown is dropped. It is the present, unless more is still to be heard of. */
  begin(view: TableView, isPresent?: boolean): void
  take(told: readonly NumberedEvent[]): void
  /** Goes to the present, and beyond it to what more has happened, without showing the way; the end of a round that is still the last one is waited at. */
  skip(more?: readonly NumberedEvent[]): void
  goOn(): void
  /** Ends the pause under way: whoever has seen enough need not wait. */
  hurry(): void
  close(): void
}

/** So few facts after the end of a round, its sheet is still of interest. */
const FRESH = 8

/** Shows facts by this timing. */
export const openPlayback = (timing: Timing, wait: Wait, hear: Hear): Playback => {
  const shown = signal<TableView | null>(null)
  const paused = signal<NumberedEvent | null>(null)
  const caughtUp = signal(true)
  const queue: NumberedEvent[] = []
  /** Calls off the pause under way. */
  let cancel: (() => void) | null = null
  /** Whether the pause before the next fact is over. */
  let ready = false
  /** Whether the table has just been shown: the first fact that takes a moment comes after nothing, and waits for nothing. */
  let isOpening = false

  const pause = (milliseconds: number): void => {
    cancel = wait(milliseconds, () => {
      cancel = null
      play()
    })
  }

  const show = (told: NumberedEvent, view: TableView, skipped: boolean): void => {
    queue.shift()
    const next = evolveTable(view, told)
    shown.value = next
    hear(told, view, next, skipped)
  }

  /** Shows what can be shown now; stops at the next pause, at a fact that waits for the reader, or at the end. */
  const play = (): void => {
    while (cancel === null && paused.peek() === null) {
      const told = queue[0]
      const view = shown.peek()
      caughtUp.value = told === undefined
      if (told === undefined || view === null) return
      const { before, after } = timing(told, view, queue.length - 1)
      if (before > 0 && !ready && !isOpening) {
        ready = true
        pause(before)
        return
      }
      ready = false
      if (before > 0 || after !== 0) isOpening = false
      show(told, view, false)
      if (after === 'hold') paused.value = told
      else if (after > 0) pause(after)
    }
  }

  const add = (told: readonly NumberedEvent[]): void => {
    const version = (queue.at(-1) ?? shown.peek())?.version ?? 0
    queue.push(...told.filter(each => each.version > version))
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
      // First: what is shown of the past asks nobody for anything.
      caughtUp.value = isPresent
      shown.value = view
    },
    take(told) {
      add(told)
      play()
    },
    skip(more = []) {
      stop()
      add(more)
      for (;;) {
        const [told] = queue
        const view = shown.peek()
        if (told === undefined || view === null) break
        const { after } = timing(told, view, queue.length - 1)
        show(told, view, true)
        if (after === 'hold' && queue.length <= FRESH) {
          paused.value = told
          break
        }
      }
      play()
      caughtUp.value = queue.length === 0
    },
    goOn() {
      if (paused.peek() === null) return
      paused.value = null
      // What lay open is put away first: that and what comes next would be too much for one task.
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

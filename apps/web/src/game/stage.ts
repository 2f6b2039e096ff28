import { evolveTable, type TableView, type Told } from '@halfpint/table'
import { type ReadonlySignal, signal } from '@preact/signals'

/** How a fact is shown: the pause before it, and after it a pause or a stop until the reader goes on. */
export interface Cue {
  readonly before: number
  readonly after: number | 'hold'
}

/** Says how to show a fact to a reader who sees this table. */
export type Script = (told: Told, view: TableView) => Cue

/** Waits this many milliseconds, then goes on; gives the way to call it off. */
export type Wait = (milliseconds: number, goOn: () => void) => () => void

/** What the reader sees: the facts one after another, at a pace that eyes can follow. */
export interface Stage {
  readonly shown: ReadonlySignal<TableView | null>
  /** The fact at which the showing waits for the reader. */
  readonly held: ReadonlySignal<Told | null>
  /** Whether everything that happened was shown. */
  readonly caughtUp: ReadonlySignal<boolean>
  /** The whole table anew; what was not yet shown is dropped. */
  begin(view: TableView): void
  take(told: readonly Told[]): void
  goOn(): void
  close(): void
}

/** A stage on which facts are shown by this script; `hear` is told of each as it is shown. */
export const openStage = (
  script: Script,
  wait: Wait,
  hear: (told: Told, before: TableView, after: TableView) => void,
): Stage => {
  const shown = signal<TableView | null>(null)
  const held = signal<Told | null>(null)
  const caughtUp = signal(true)
  const queue: Told[] = []
  /** Calls off the pause under way. */
  let cancel: (() => void) | null = null
  /** Whether the pause before the next fact is over. */
  let ready = false

  const pause = (milliseconds: number): void => {
    cancel = wait(milliseconds, () => {
      cancel = null
      play()
    })
  }

  /** Shows what can be shown now; stops at the next pause, at a fact that waits for the reader, or at the end. */
  const play = (): void => {
    while (cancel === null && held.peek() === null) {
      const told = queue[0]
      const view = shown.peek()
      caughtUp.value = told === undefined
      if (told === undefined || view === null) return
      const { before, after } = script(told, view)
      if (before > 0 && !ready) {
        ready = true
        pause(before)
        return
      }
      ready = false
      queue.shift()
      const next = evolveTable(view, told)
      shown.value = next
      hear(told, view, next)
      if (after === 'hold') held.value = told
      else if (after > 0) pause(after)
    }
  }

  const clear = (): void => {
    cancel?.()
    cancel = null
    ready = false
    queue.length = 0
    held.value = null
  }

  return {
    shown,
    held,
    caughtUp,
    begin(view) {
      clear()
      shown.value = view
      caughtUp.value = true
    },
    take(told) {
      const version = (queue.at(-1) ?? shown.peek())?.version ?? 0
      queue.push(...told.filter(each => each.version > version))
      play()
    },
    goOn() {
      if (held.peek() === null) return
      held.value = null
      play()
    },
    close: clear,
  }
}

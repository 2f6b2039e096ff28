import type { Position } from '@halfpint/core'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { waitByClock } from '../base/wait.ts'
import type { Wait } from './playback.ts'

/** A game that is shown position by position: a replay, a guided round, the line of a puzzle. */
export interface Script<State extends Position = Position> {
  readonly step: ReadonlySignal<number>
  readonly state: ReadonlySignal<State>
  readonly last: number
  /** Whether it plays by itself. */
  readonly isRunning: ReadonlySignal<boolean>
  /** Shows a step within the script. Stops the run. */
  to(step: number): void
  /** Plays until the last step, or until `pauseAfter` returns `null` for the current step. */
  run(pauseAfter: (step: number) => number | null): void
  stop(): void
}

/** Opens a script at its first position, or at another one. */
export const openScript = <State extends Position>(
  states: readonly State[],
  first = 0,
  wait: Wait = waitByClock,
): Script<State> => {
  const last = states.length - 1
  const within = (step: number): number => (Number.isFinite(step) ? Math.min(Math.max(0, Math.trunc(step)), last) : 0)
  const step = signal(within(first))
  const isRunning = signal(false)
  let cancel: (() => void) | undefined

  const stop = (): void => {
    cancel?.()
    cancel = undefined
    isRunning.value = false
  }
  const runOn = (pauseAfter: (step: number) => number | null): void => {
    const pause = step.peek() < last ? pauseAfter(step.peek()) : null
    isRunning.value = pause !== null
    if (pause === null) return
    cancel = wait(pause, () => {
      step.value++
      runOn(pauseAfter)
    })
  }
  return {
    step,
    state: computed(() => states[step.value]!),
    last,
    isRunning,
    to(next) {
      stop()
      step.value = within(next)
    },
    run(pauseAfter) {
      stop()
      runOn(pauseAfter)
    },
    stop,
  }
}

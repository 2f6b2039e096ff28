import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { mayMove, timed } from './moves.ts'

/**
 * Shows the parts of a scene one after another. Returns how many are shown: all of them where nothing moves, and as soon
 * as the player taps or presses a key.
 */
export const useTimedSteps = (times: readonly number[], onBeat: (index: number) => void): number => {
  const shown = useSignal(mayMove() ? 0 : times.length)
  const latest = useRef(onBeat)
  latest.current = onBeat
  useEffect(() => {
    if (shown.peek() === times.length) return
    const timers = times.map((time, index) =>
      setTimeout(() => {
        shown.value = index + 1
        latest.current(index)
      }, timed(time)),
    )
    const finish = (): void => {
      for (const timer of timers) clearTimeout(timer)
      shown.value = times.length
    }
    const ending = new AbortController()
    addEventListener('pointerdown', finish, { capture: true, signal: ending.signal })
    addEventListener('keydown', finish, { capture: true, signal: ending.signal })
    return () => {
      for (const timer of timers) clearTimeout(timer)
      ending.abort()
    }
  }, [])
  return shown.value
}

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { paceFactor } from './pace.ts'

/** How long what somebody gets hangs in the air, in milliseconds. */
export const AWARD = 1100

/**
 * A moment that is looked at before the game goes on: for so many milliseconds, or until somebody taps. Gives the way
 * to end it while it lasts; what has no key, and everything for who wants everything at once, do not last.
 */
export const useLinger = (key: string | null, milliseconds: number): (() => void) | null => {
  const seen = useSignal<string | null>(null)
  const lasts = key !== null && milliseconds > 0 && seen.value !== key && paceFactor() > 0
  const end = (): void => {
    seen.value = key
  }
  useEffect(() => {
    if (!lasts) return
    const timer = setTimeout(end, milliseconds)
    return () => clearTimeout(timer)
  }, [lasts])
  return lasts ? end : null
}

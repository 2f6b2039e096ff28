import './signs.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { announce } from '../shell/announcer.tsx'
import { words } from '../shell/speech.ts'
import type { Session } from './session.ts'

/** A line that mends itself this fast is not worth a word. */
const UNNOTICED = 1_500

/** Says that the line is away, once it has been so for a moment. */
export const LineState = ({ session }: { session: Session }) => {
  const isAway = session.state.value === 'away'
  const told = useSignal(false)
  useEffect(() => {
    if (!isAway) {
      if (told.value) announce(words('online').line.back)
      told.value = false
      return undefined
    }
    const timer = setTimeout(() => {
      told.value = true
    }, UNNOTICED)
    return () => clearTimeout(timer)
  }, [isAway])
  return (
    <p class={`line-state ${told.value ? 'away' : ''}`} role="status">
      {told.value ? words('online').line.away : ''}
    </p>
  )
}

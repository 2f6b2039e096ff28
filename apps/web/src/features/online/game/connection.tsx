import './signs.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../../base/speech.ts'
import { announce } from '../../../ui/announcer.tsx'
import type { Session } from '../session.ts'

/** Shorter interruptions than this are not reported, in milliseconds. */
const UNNOTICED = 1_500

/** Reports a lost connection after a moment, and a command that is still being sent. */
export const ConnectionSign = ({ session }: { session: Session }) => {
  const { line } = words('online')
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
  const isSending = session.sending.value === 'slow'
  return (
    <p class={`line-state ${told.value ? 'away' : isSending ? 'sending' : ''}`} role="status">
      {told.value ? line.away : isSending ? line.sending : ''}
    </p>
  )
}

import './signs.css'
import { deadlineOf } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../shell/speech.ts'
import type { Session } from './session.ts'

/** What is left of the reader's time, while the game waits for them. */
export const Countdown = ({ session }: { session: Session }) => {
  const { clock } = words('online')
  const now = useSignal(Date.now())
  const view = session.live.value
  const seat = view === null || view.viewer === 'rail' ? null : view.viewer
  const deadline = view === null || seat === null ? null : deadlineOf(view, seat)
  useEffect(() => {
    if (deadline === null) return undefined
    now.value = Date.now()
    const timer = setInterval(() => {
      now.value = Date.now()
    }, 500)
    return () => clearInterval(timer)
  }, [deadline])
  const chair = view === null || seat === null ? undefined : view.chairs[seat]
  if (deadline === null || chair?.kind !== 'person') return null
  const left = Math.max(0, deadline - (now.value + session.skew()))
  const inBank = left <= chair.bank
  const seconds = Math.ceil((inBank ? left : left - chair.bank) / 1000)
  const face = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span
      class={`countdown ${inBank ? 'bank' : ''} ${left < 10_000 ? 'late' : ''}`}
      role="timer"
      aria-label={clock.left(seconds)}
      title={inBank ? clock.bank : clock.left(seconds)}
    >
      {face}
    </span>
  )
}

import './signs.css'
import type { Seat } from '@halfpint/core'
import { deadlineOf, type TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../../base/speech.ts'
import { seatName } from '../../../ui/seatface.tsx'
import type { Session } from '../session.ts'

/** A seat with a running clock, and the time of its timeout. */
interface Running {
  readonly seat: Seat
  readonly until: number
}

/** The clock to show: the reader's, or the earliest of the others. */
const runningIn = (view: TableView): Running | undefined => {
  const running = view.seats.flatMap((_, seat): Running[] => {
    const until = deadlineOf(view, seat)
    return until === null ? [] : [{ seat, until }]
  })
  return running.find(({ seat }) => seat === view.viewer) ?? running.sort((a, b) => a.until - b.until)[0]
}

/** Formats a time as minutes and seconds. */
export const faceOf = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
}

interface CountdownProps {
  readonly session: Session
  /** Whether the clocks of other players are shown too. */
  readonly ofOthers?: boolean
}

/** The remaining time of the reader while it is their turn, or else of another player. */
export const Countdown = ({ session, ofOthers = false }: CountdownProps) => {
  const { clock } = words('online')
  const now = useSignal(Date.now())
  const view = session.live.value
  const found = view === null ? undefined : runningIn(view)
  const running = found !== undefined && (ofOthers || found.seat === view?.viewer) ? found : undefined
  useEffect(() => {
    if (running === undefined) return undefined
    now.value = Date.now()
    const timer = setInterval(() => {
      now.value = Date.now()
    }, 500)
    return () => clearInterval(timer)
  }, [running?.until])
  const seatState = running === undefined ? undefined : view?.seats[running.seat]
  if (running === undefined || seatState?.kind !== 'person') return null
  const left = Math.max(0, running.until - (now.value + session.skew()))
  const inBank = left <= seatState.bank
  const seconds = Math.ceil((inBank ? left : left - seatState.bank) / 1000)
  const isMine = running.seat === view?.viewer
  const label = isMine ? clock.left(seconds) : `${seatName(seatState)}: ${clock.left(seconds)}`
  return (
    <span
      class={`countdown ${inBank ? 'bank' : ''} ${isMine && left < 10_000 ? 'late' : ''} ${isMine ? '' : 'other'}`}
      role="timer"
      aria-label={label}
      title={inBank ? clock.bank : label}
    >
      {faceOf(seconds)}
    </span>
  )
}

/** Below the pad of a finished round: the clock of the next round may be running already. */
export const RunningTime = ({ session }: { session: Session }) => {
  const view = session.live.value
  if (view === null || view.viewer === 'spectator' || deadlineOf(view, view.viewer) === null) return null
  return (
    <p class="running-time">
      {words('online').clock.running} <Countdown session={session} />
    </p>
  )
}

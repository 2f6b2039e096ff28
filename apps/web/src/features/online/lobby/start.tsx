import type { Problem } from '@halfpint/core'
import { startTimeOf } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../../base/speech.ts'
import { waitByClock } from '../../../base/wait.ts'
import { botName } from '../../../ui/faces/regulars.ts'
import type { Session } from '../session.ts'
import { freeRegulars } from './seatlist.tsx'

/** Whether any seated player may start the next match, not only the host. */
export const useStartDue = ({ live, skew }: Session): boolean => {
  const view = live.value
  const at = view === null ? null : startTimeOf(view)
  const ahead = skew()
  const due = useSignal<number | null>(null)
  useEffect(() => {
    if (at === null) return undefined
    return waitByClock(Math.max(0, at - Date.now() - ahead), () => {
      due.value = at
    })
  }, [at, ahead])
  return at !== null && due.value === at
}

/** Adds bots to the free seats and starts; returns the problem if a command was refused. */
const fillAndStart = async ({ live, send }: Session): Promise<Problem | null> => {
  const view = live.peek()
  if (view === null) return null
  const bots = [...freeRegulars(view)]
  for (const [seat, seatState] of view.seats.entries()) {
    const bot = bots.shift() ?? 'regular'
    if (seatState.kind !== 'open') continue
    const seated = await send({ type: 'seat-bot', seat, bot, name: botName(bot) })
    if (!seated.ok) return seated.problem
  }
  const started = await send({ type: 'start' })
  return started.ok ? null : started.problem
}

interface StartButtonProps {
  readonly session: Session
  readonly quiet?: boolean
  readonly onDone: (problem: Problem | null) => void
}

/** Starts the match, with bots on the free seats. */
export const StartButton = ({ session, quiet = false, onDone }: StartButtonProps) => {
  const { lobby } = words('online')
  const busy = useSignal(false)
  const free = session.live.value?.seats.filter(({ kind }) => kind === 'open').length ?? 0
  const start = async (): Promise<void> => {
    busy.value = true
    onDone(await fillAndStart(session))
    busy.value = false
  }
  return (
    <button type="button" class={`button ${quiet ? 'quiet' : ''}`} disabled={busy.value} onClick={() => void start()}>
      {free === 0 ? lobby.start : lobby.startWith(free)}
    </button>
  )
}

import './signs.css'
import type { Seat } from '@halfpint/core'
import { GAMES, substituteTimeOf, type TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../../base/speech.ts'
import { seatName } from '../../../ui/seatface.tsx'
import type { Session } from '../session.ts'

/** An absent player whose turn it is. */
interface Absent {
  readonly seat: Seat
  /** When a bot plays for the player, in table time. */
  readonly until: number
}

/** Absent players whose turn it is, the one with the earliest timeout first. */
const absentIn = (view: TableView): Absent | undefined => {
  if (view.match === null || view.phase !== 'playing') return undefined
  const turn = GAMES.get(view.setup.game)?.turn(view.match.state)
  const awaited = turn?.kind === 'seats' ? turn.seats : []
  return awaited
    .flatMap((seat): Absent[] => {
      const until = substituteTimeOf(view, seat)
      return until === null ? [] : [{ seat, until }]
    })
    .sort((a, b) => a.until - b.until)[0]
}

/** Names the absent players, with the time until a bot plays. */
export const AbsentSign = ({ session }: { session: Session }) => {
  const { news } = words('online')
  const now = useSignal(Date.now())
  const view = session.live.value
  const absent = view === null ? undefined : absentIn(view)
  const isAway = absent !== undefined && absent.seat !== view?.viewer
  useEffect(() => {
    if (!isAway) return undefined
    now.value = Date.now()
    const timer = setInterval(() => {
      now.value = Date.now()
    }, 1_000)
    return () => clearInterval(timer)
  }, [isAway, absent?.seat])
  if (!isAway || view === null || session.state.value !== 'here') return null
  const seconds = Math.max(0, Math.ceil((absent.until - now.value - session.skew()) / 1000))
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const { seat } = absent
  return (
    <p class="line-state absent">
      {news.waiting(seatName(view.seats[seat]), left)}
      {view.viewer !== 'spectator' && view.viewer === view.host && (
        <button type="button" class="button quiet" onClick={() => void session.send({ type: 'substitute', seat })}>
          {news.playNow}
        </button>
      )}
    </p>
  )
}

import './signs.css'
import { words } from '../../../base/speech.ts'
import { seatName } from '../../../ui/seatface.tsx'
import type { Session } from '../session.ts'

/** Tells a person in the queue which seat they get, and when. */
export const WaitingSign = ({ session }: { session: Session }) => {
  const { door } = words('online')
  const view = session.live.value
  const seat = session.key?.seat
  if (view === null || seat === undefined || view.viewer !== 'spectator') return null
  return <p class="line-state waiting">{seat === null ? door.queued : door.waiting(seatName(view.seats[seat]))}</p>
}

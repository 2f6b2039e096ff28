import './signs.css'
import { words } from '../../../base/speech.ts'
import { seatName } from '../../../ui/chair.tsx'
import type { Session } from '../session.ts'

/** Says to somebody who watches until a seat is theirs whose it is, and when they take it. */
export const WaitingSign = ({ session }: { session: Session }) => {
  const { door } = words('online')
  const view = session.live.value
  const seat = session.key?.seat
  if (view === null || seat === undefined || view.viewer !== 'spectator') return null
  return <p class="line-state waiting">{door.waiting(seatName(view.seats[seat]))}</p>
}

import { linkFor } from '../../../base/reach.ts'
import { linkTo } from '../../../base/routes.ts'
import { words } from '../../../base/speech.ts'
import type { SeatKey } from '../../../session/server/httptransport.ts'
import { QrCode } from '../../../ui/qr.tsx'

/** Moves the reader's seat to another device: a code that only its owner should show. */
export const MoveSeat = ({ table, seatKey }: { table: string; seatKey: SeatKey }) => {
  const { people } = words('online')
  const link = linkFor(linkTo('/table/:table', { table, seat: String(seatKey.seat), key: seatKey.token }))
  return (
    <details class="move-seat">
      <summary>{people.move}</summary>
      <p class="quiet-text">{people.moveHint}</p>
      <QrCode text={link} />
      <p>
        <a href={link}>{people.moveLink}</a>
      </p>
    </details>
  )
}

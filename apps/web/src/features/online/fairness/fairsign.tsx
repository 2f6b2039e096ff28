import '../game/signs.css'
import type { Seat } from '@halfpint/core'
import { type DealVerdict, nameOf } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Session } from '../session.ts'

/** The warning about the first deal that is not the pledged one; `null` if there is none. */
const warningOf = (verdicts: readonly DealVerdict[]): string | null => {
  const { fair } = words('online')
  const [flaw] = verdicts.flatMap(each => (each.kind === 'broken' ? [each.why] : []))
  if (flaw === undefined) return null
  if (flaw === 'pledge-dropped' || flaw === 'pledge-swapped') return fair.dropped
  return flaw === 'chain-broken' ? fair.unchained : fair.broken
}

/** The warning stays on the screen until the match ends. */
export const FairAlarm = ({ session }: { session: Session }) => {
  const warning = warningOf(session.deals.verdicts.value)
  if (warning === null) return null
  return (
    <p class="fair-alarm" role="alert">
      {warning}
    </p>
  )
}

const nameAt = (session: Session, seat: Seat): string => {
  const seatState = session.live.value?.seats[seat]
  return seatState === undefined ? '' : nameOf(seatState)
}

/** A shield: this device checked the deals of the match. A tap explains it. */
export const FairSign = ({ session }: { session: Session }) => {
  const { fair } = words('online')
  const match = session.live.value?.match?.number
  const verdicts = session.deals.verdicts.value.filter(each => each.match === match)
  if (verdicts.length === 0) return null
  const warning = warningOf(verdicts)
  const open = verdicts.flatMap(each => (each.kind === 'unbound' ? [each] : []))
  const proven = verdicts.filter(each => each.kind === 'proven').length
  // The shield counts only deals to which this device added a share.
  const kind = warning !== null ? 'broken' : open.length === 0 ? 'proven' : 'open'
  return (
    <details class={`fair-sign ${kind}`} data-proven={proven}>
      <summary>
        {kind === 'open' ? null : <Icon name={kind === 'broken' ? 'close' : 'shield'} />}
        {warning ?? (kind === 'open' ? fair.open(proven, verdicts.length) : fair.proven)}
      </summary>
      {kind === 'proven' && <p>{`${fair.rounds(proven)}. ${fair.about}`}</p>}
      {kind === 'open' && (
        <ul>
          {open.map(each => (
            <li key={each.round}>
              {fair.round(each.round + 1, fair.gaps[each.why](each.seat === null ? '' : nameAt(session, each.seat)))}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

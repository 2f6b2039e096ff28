import './signs.css'
import type { Seat } from '@halfpint/core'
import { nameOf } from '@halfpint/table'
import { Icon } from '../parts/icon.tsx'
import { words } from '../shell/speech.ts'
import type { Session } from './session.ts'

/** A deal that is not the pledged one is told loudly, and stays in sight. */
export const FairAlarm = ({ session }: { session: Session }) => {
  const isBroken = session.deals.verdicts.value.some(each => each.kind === 'broken')
  if (!isBroken) return null
  return (
    <p class="fair-alarm" role="alert">
      {words('online').fair.broken}
    </p>
  )
}

const nameAt = (session: Session, seat: Seat): string => {
  const chair = session.live.value?.chairs[seat]
  return chair === undefined ? '' : nameOf(chair)
}

/** A small sign that the deals of the match were checked on this device, with an explanation on tap. */
export const FairSign = ({ session }: { session: Session }) => {
  const { fair } = words('online')
  const match = session.live.value?.match?.number
  const verdicts = session.deals.verdicts.value.filter(each => each.match === match)
  if (verdicts.length === 0) return null
  const isBroken = verdicts.some(each => each.kind === 'broken')
  const open = verdicts.flatMap(each => (each.kind === 'unbound' ? [each] : []))
  const proven = verdicts.filter(each => each.kind === 'proven').length
  // The shield stands for what this device bound itself, and for nothing else.
  const kind = isBroken ? 'broken' : open.length === 0 ? 'proven' : 'open'
  return (
    <details class={`fair-sign ${kind}`} data-proven={proven}>
      <summary>
        {kind === 'open' ? null : <Icon name={isBroken ? 'close' : 'shield'} />}
        {kind === 'open' ? fair.open(proven, verdicts.length) : fair[kind]}
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

import './signs.css'
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

/** A small sign that the deals of the match were checked on this device, with an explanation on tap. */
export const FairSign = ({ session }: { session: Session }) => {
  const { fair } = words('online')
  const match = session.live.value?.match?.number
  const verdicts = session.deals.verdicts.value.filter(each => each.match === match)
  if (verdicts.length === 0) return null
  const isBroken = verdicts.some(each => each.kind === 'broken')
  const proven = verdicts.filter(each => each.kind === 'proven').length
  return (
    <details class={`fair-sign ${isBroken ? 'broken' : 'proven'}`}>
      <summary>
        <Icon name={isBroken ? 'close' : 'shield'} />
        {isBroken ? fair.broken : fair.proven}
      </summary>
      {!isBroken && <p>{proven === 0 ? fair.part : `${fair.rounds(proven)}. ${fair.about}`}</p>}
    </details>
  )
}

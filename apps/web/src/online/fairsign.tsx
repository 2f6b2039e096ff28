import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import { words } from '../shell/speech.ts'
import type { Session } from './session.ts'

/** How long the sign stays after a deal was checked. */
const LIFE = 6_000

/** A small sign after each round: the deal was checked on this device. A deal that is not right stays in sight. */
export const FairSign = ({ session }: { session: Session }) => {
  const { fair } = words('online')
  const verdicts = session.deals.verdicts.value
  const last = verdicts.at(-1)
  const shown = useSignal(false)
  useEffect(() => {
    if (last === undefined) return undefined
    shown.value = true
    if (last.kind === 'broken') return undefined
    const timer = setTimeout(() => {
      shown.value = false
    }, LIFE)
    return () => clearTimeout(timer)
  }, [verdicts.length])
  if (last === undefined || !shown.value || last.kind === 'part') return null
  return (
    <p class={`fair-sign ${last.kind}`} role="status">
      <Icon name={last.kind === 'proven' ? 'shield' : 'close'} />
      {last.kind === 'proven' ? fair.proven : fair.broken}
    </p>
  )
}

/** What was found about the deals of the match, with an explanation. */
export const FairReport = ({ session }: { session: Session }) => {
  const { fair } = words('online')
  const match = session.live.value?.match?.number
  const verdicts = session.deals.verdicts.value.filter(each => each.match === match)
  if (verdicts.length === 0) return null
  const isBroken = verdicts.some(each => each.kind === 'broken')
  const proven = verdicts.filter(each => each.kind === 'proven').length
  return (
    <details class={`fair-report ${isBroken ? 'broken' : ''}`}>
      <summary>
        <Icon name={isBroken ? 'close' : 'shield'} />
        {isBroken ? fair.broken : fair.proven}
      </summary>
      {!isBroken && <p>{proven === 0 ? fair.part : `${fair.rounds(proven)}. ${fair.about}`}</p>}
    </details>
  )
}

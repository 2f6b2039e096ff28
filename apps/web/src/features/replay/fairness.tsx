import './fairness.css'
import type { Result } from '@halfpint/core'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../base/speech.ts'
import type { Played } from '../../session/record/played.ts'

type Fairness = { readonly deals: number; readonly proven: number } | null

/** Checks on this device whether the cards of this game were dealt as promised. */
export const FairDeal = ({ played }: { played: Played }) => {
  const { proof } = words('replay')
  const checked = useSignal<Result<Fairness> | null>(null)
  useEffect(() => {
    void import('@halfpint/fair').then(({ checkProofs }) => {
      checked.value = checkProofs(played.game, played.record, played.replay)
    })
  }, [played])
  const found = checked.value
  if (found === null) return null
  const fair = found.ok ? found.value : null
  return (
    <section class="fair paper" data-fair={found.ok ? (fair === null ? 'none' : 'yes') : 'no'}>
      <h2>{proof.heading}</h2>
      {!found.ok ? (
        <p class="broken">{proof.broken(Number(found.problem.round ?? 0) + 1)}</p>
      ) : fair === null ? (
        <p>{proof.none}</p>
      ) : (
        <>
          <p>{proof.holds(fair.deals, fair.proven)}</p>
          <p class="quiet-text small">{proof.how}</p>
        </>
      )}
    </section>
  )
}

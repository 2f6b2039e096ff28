import type { TableView, Told } from '@halfpint/table'
import { type ReadonlySignal, signal } from '@preact/signals'

/** What this device found about the deal of a round. */
export interface Verdict {
  readonly match: number
  /** 0-based. */
  readonly round: number
  /** `part`: the secret is the pledged one, but this device was not there when the cards were dealt. */
  readonly kind: 'proven' | 'part' | 'broken'
}

/** Watches the deals of a table and checks each as soon as its secret is told. */
export interface DealWatch {
  readonly verdicts: ReadonlySignal<readonly Verdict[]>
  /** What this device gave to the deal of this pledge. */
  share(pledge: string): string | undefined
  gave(pledge: string, share: string): void
  take(told: Told, before: TableView): void
}

/** What was heard when the cards were dealt. */
interface HeardDeal {
  readonly pledge: string
  readonly told: Told
  readonly before: TableView
}

/** A watch that has seen nothing yet. */
export const watchDeals = (): DealWatch => {
  const verdicts = signal<readonly Verdict[]>([])
  const shares = new Map<string, string>()
  let heard: HeardDeal | null = null
  return {
    verdicts,
    share: pledge => shares.get(pledge),
    gave: (pledge, share) => void shares.set(pledge, share),
    take(told, before) {
      const { fact } = told
      const pledge = before.match?.pledge ?? null
      if (fact.type === 'game' && fact.seat === null && pledge !== null && !pledge.dealt) {
        heard = { pledge: pledge.pledge, told, before }
        return
      }
      const { match } = before
      if (fact.type !== 'unveiled' || match === null || pledge === null) return
      const deal = heard
      heard = null
      const proof = {
        table: before.id,
        match: match.number,
        round: fact.round,
        pledge: pledge.pledge,
        seed: fact.seed,
        shares: fact.shares,
      }
      const share = shares.get(pledge.pledge)
      // The means to check are fetched when the first secret is told.
      void import('./fairness.ts').then(({ judgeDeal }) => {
        const known = deal?.pledge === pledge.pledge ? deal : null
        const kind = judgeDeal(proof, known, share)
        verdicts.value = [...verdicts.peek(), { match: match.number, round: fact.round, kind }]
      })
    },
  }
}

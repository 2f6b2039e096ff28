import type { Offer as EveryOffer, Seen } from '@halfpint/core'
import { type Card, codeOf } from '../card.ts'
import type { Action, State } from '../state.ts'
import { playable, winnerOf } from '../trick.ts'
import { ownHand } from '../view.ts'

/** A card worth offering: the lowest that takes the lead, the highest, or the best one to lose with. */
export interface Offer extends EveryOffer<Action> {
  readonly kind: 'cheapest-lead' | 'strongest' | 'loser'
  readonly card: Card
}

const rank = (card: Card): number => codeOf(card) % 13

/** The cards worth offering to the viewer, who is to play; none otherwise. */
export const offersOf = (view: Seen<State>): readonly Offer[] => {
  const { viewer, phase, toPlay, trick } = view
  if (viewer === 'rail' || phase !== 'play' || toPlay !== viewer) return []
  const cards = playable(ownHand(view), view).toSorted((a, b) => rank(b) - rank(a))
  const leads = (card: Card): boolean => winnerOf([...trick, { seat: viewer, card }]) === viewer
  const ahead = cards.filter(leads)
  const opens = trick.length === 0
  const wanted: readonly (readonly [Offer['kind'], Card | undefined])[] = [
    ['cheapest-lead', opens ? undefined : ahead.at(-1)],
    ['strongest', ahead[0]],
    // What loses anyhow may as well be the highest; who opens a trick loses best with the lowest.
    ['loser', opens ? cards.at(-1) : cards.find(card => !leads(card))],
  ]
  const offers: Offer[] = []
  for (const [kind, card] of wanted) {
    if (card === undefined || offers.some(offer => offer.card === card)) continue
    offers.push({ kind, card, action: { type: 'play', card } })
  }
  return offers
}

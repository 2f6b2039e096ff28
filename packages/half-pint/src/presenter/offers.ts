import type { Offer as EveryOffer, Seen } from '@halfpint/core'
import type { Card } from '../card.ts'
import { type PossiblePlay, playsOf } from '../plays.ts'
import type { Strength } from '../set.ts'
import type { Action, Options, State } from '../state.ts'
import { leadingPlay } from '../trick.ts'
import { ownHand } from '../view.ts'
import type { Choice } from './prospect.ts'
import { strengthOfPlay } from './set.ts'

/** Every play of a hand with a row, the strongest first; of equals, the one with fewer cards first. */
export const playsIn = (hand: readonly Card[], row: readonly Card[], options: Options): readonly PossiblePlay[] =>
  playsOf(hand, row, options).sort((a, b) => b.strength - a.strength || a.hand.length - b.hand.length)

const holdsAll = (cards: readonly Card[], some: readonly Card[]): boolean => some.every(card => cards.includes(card))

/** The hand cards that can still join the chosen ones in some set. */
export const joiners = (plays: readonly PossiblePlay[], chosen: Choice): ReadonlySet<Card> =>
  new Set(plays.filter(play => holdsAll(play.hand, chosen.hand)).flatMap(play => play.hand))

/** The sets worth pointing at: the strongest few, and single cards only where there is nothing else. */
export const highlights = (plays: readonly PossiblePlay[], most: number): readonly PossiblePlay[] => {
  const seen = new Set<Strength>()
  const found: PossiblePlay[] = []
  const sets = plays.filter(play => play.set !== 'high-card')
  for (const play of sets.length > 0 ? sets : plays.slice(0, 1)) {
    // The same set with other cards of the same numbers is the same to the reader.
    if (seen.has(play.strength)) continue
    seen.add(play.strength)
    found.push(play)
    if (found.length === most) break
  }
  return found
}

/**
 * A set worth offering: the cheapest that takes the lead, the strongest, or the best one to lose with. That is
 * the strongest that stays behind, for it loses all the same; who opens a trick loses best with the weakest.
 */
export interface Offer extends EveryOffer<Action> {
  readonly kind: 'cheapest-lead' | 'strongest' | 'loser'
  readonly play: PossiblePlay
}

/** The sets worth offering to the viewer, who is to play; none otherwise. */
export const offersOf = (view: Seen<State>): readonly Offer[] => {
  const { viewer, phase, toPlay, options } = view
  if (viewer === 'rail' || phase !== 'play' || toPlay !== viewer) return []
  const plays = playsIn(ownHand(view), view.row, options)
  const leader = leadingPlay(view.trick, options)
  const toBeat = leader === undefined ? 0 : strengthOfPlay(leader, options)
  const ahead = plays.filter(({ strength }) => strength > toBeat)
  const behind = plays.filter(({ strength }) => strength <= toBeat)
  const wanted: readonly (readonly [Offer['kind'], PossiblePlay | undefined])[] = [
    ['cheapest-lead', leader === undefined ? undefined : ahead.at(-1)],
    ['strongest', ahead[0]],
    ['loser', leader === undefined ? plays.at(-1) : behind[0]],
  ]
  const offers: Offer[] = []
  for (const [kind, play] of wanted) {
    if (play === undefined || offers.some(offer => offer.play === play)) continue
    const row = options.sets === 'declared' ? { row: play.row } : {}
    offers.push({ kind, play, action: { type: 'play', hand: play.hand, ...row } })
  }
  return offers
}

import type { Seen } from '@halfpint/core'
import type { Card } from '../card.ts'
import { type PossiblePlay, playsOf } from '../plays.ts'
import type { Strength } from '../set.ts'
import type { Action, Options, State } from '../state.ts'
import { leadingPlay, strengthOfPlay } from '../trick.ts'
import { ownHand } from '../view.ts'
import type { Selection } from './prospect.ts'

/** Every play of a hand with a row, the strongest first; of equals, the one with fewer cards of the hand first. */
export const playsIn = (hand: readonly Card[], row: readonly Card[], options: Options): readonly PossiblePlay[] =>
  playsOf(hand, row, options).sort((a, b) => b.strength - a.strength || a.hand.length - b.hand.length)

const holdsAll = (cards: readonly Card[], some: readonly Card[]): boolean => some.every(card => cards.includes(card))

/** The hand cards that make a set together with the chosen ones. */
export const joiners = (plays: readonly PossiblePlay[], chosen: Selection): ReadonlySet<Card> =>
  new Set(plays.filter(play => holdsAll(play.hand, chosen.hand)).flatMap(play => play.hand))

/** The set that the chosen cards make with the fewest more cards of the hand, and how many are missing. */
export const nearestSet = (
  plays: readonly PossiblePlay[],
  chosen: Selection,
): { readonly set: PossiblePlay['set']; readonly missing: number } | undefined => {
  // Sorted by strength, so the strongest of those with as many cards is first.
  const [nearest] = plays
    .filter(({ hand }) => hand.length > chosen.hand.length && holdsAll(hand, chosen.hand))
    .toSorted((a, b) => a.hand.length - b.hand.length)
  return nearest && { set: nearest.set, missing: nearest.hand.length - chosen.hand.length }
}

/** The strongest sets to show. Single cards only if there is no other set. */
export const highlights = (plays: readonly PossiblePlay[], most: number): readonly PossiblePlay[] => {
  const seen = new Set<Strength>()
  const found: PossiblePlay[] = []
  const sets = plays.filter(play => play.set !== 'high-card')
  for (const play of sets.length > 0 ? sets : plays.slice(0, 1)) {
    // Skip a set with the same numbers as one before.
    if (seen.has(play.strength)) continue
    seen.add(play.strength)
    found.push(play)
    if (found.length === most) break
  }
  return found
}

/** Maximum number of sets shown before a prediction. */
const HELD = 3

/** A suggested set. */
export interface Offer {
  /** `hold`: shown before a prediction; `enough`: the cheapest that leads; `strongest`; `low`: the weakest. */
  readonly kind: 'hold' | 'enough' | 'strongest' | 'low'
  readonly play: PossiblePlay
  readonly action: Action
  /** H18: whether it would lead the trick. */
  readonly leads: boolean
}

/**
 * Suggestions for the viewer, given its plays from the strongest down: before a prediction the best sets; on its turn
 * the cheapest set that leads, the strongest, and the weakest.
 */
export const offersOf = (
  view: Seen<State>,
  plays: readonly PossiblePlay[] = playsIn(ownHand(view), view.row, view.options),
): readonly Offer[] => {
  const { viewer, phase, toPlay, options } = view
  const leader = leadingPlay(view.trick, options)
  const toBeat = leader === undefined ? 0 : strengthOfPlay(leader, options)
  const offers: Offer[] = []
  const add = (kind: Offer['kind'], play: PossiblePlay | undefined): void => {
    if (play === undefined || offers.some(offer => offer.play.strength === play.strength)) return
    const row = options.sets === 'declared' ? { row: play.row } : {}
    const leads = phase === 'play' && play.strength > toBeat
    offers.push({ kind, play, leads, action: { type: 'play', hand: play.hand, ...row } })
  }
  if (viewer !== 'spectator' && phase === 'predict') for (const play of highlights(plays, HELD)) add('hold', play)
  if (phase !== 'play' || toPlay !== viewer) return offers
  const cheap = plays.toSorted((a, b) => a.strength - b.strength || a.hand.length - b.hand.length)
  // Any set leads an empty trick, so there is no cheapest set that leads.
  if (leader !== undefined) {
    add(
      'enough',
      cheap.find(({ strength }) => strength > toBeat),
    )
  }
  add('strongest', plays[0])
  add('low', cheap[0])
  return offers
}

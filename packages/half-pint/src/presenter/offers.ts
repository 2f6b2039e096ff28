import type { Seen } from '@halfpint/core'
import type { Card } from '../card.ts'
import { type PossiblePlay, playsOf } from '../plays.ts'
import type { Strength } from '../set.ts'
import type { Action, Options, State } from '../state.ts'
import { leadingPlay } from '../trick.ts'
import { ownHand } from '../view.ts'
import type { Choice } from './prospect.ts'
import { strengthOfPlay } from './set.ts'

/** Every play of a hand with a row, the strongest first; of equals, the one with fewer cards of the hand first. */
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

/** How many sets are shown of a hand that is only judged. */
const HELD = 3

/** A set worth picking up, and what for. */
export interface Offer {
  /** `hold`: to judge a hand by; `enough`: the cheapest that leads; `strongest`; `low`: the least that can be laid. */
  readonly kind: 'hold' | 'enough' | 'strongest' | 'low'
  readonly play: PossiblePlay
  readonly action: Action
  /** H18: whether it would lead; between equals the first one laid does. */
  readonly leads: boolean
}

/**
 * What to point at in the viewer's hand, of its plays from the strongest down: before a prediction the best sets; when
 * it is to play the cheapest that leads, the strongest, and the lowest for who wants to lose.
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
  if (viewer !== 'rail' && phase === 'predict') for (const play of highlights(plays, HELD)) add('hold', play)
  if (phase !== 'play' || toPlay !== viewer) return offers
  const cheap = plays.toSorted((a, b) => a.strength - b.strength || a.hand.length - b.hand.length)
  // Whoever opens a trick leads with anything: there the lowest is what it is.
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

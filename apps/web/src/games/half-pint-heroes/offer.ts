import { leadingPlay, type Play, type PossiblePlay, type State } from '@halfpint/half-pint'
import { highlights } from './reading.ts'
import { strengthOfPlay } from './setname.ts'

/** A set that is worth picking up, and what for. */
export interface Offer {
  readonly play: PossiblePlay
  /** `hold`: to judge a hand by; `enough`: the cheapest that leads; `strongest`; `low`: the least that can be laid. */
  readonly kind: 'hold' | 'enough' | 'strongest' | 'low'
  readonly leads: boolean
}

/** How many sets are shown of a hand that is only judged. */
const HELD = 3

/** The fewest cards first, then the weakest set: what is cheapest to give away. */
const byPrice = (a: PossiblePlay, b: PossiblePlay): number => a.strength - b.strength || a.hand.length - b.hand.length

/**
 * What to point at in a hand, of its plays from the strongest down: before a prediction the best sets; in a trick the
 * cheapest that leads, the strongest, and the lowest for who wants to lose.
 */
export const offersIn = (
  { phase, trick, options }: Pick<State, 'phase' | 'trick' | 'options'>,
  plays: readonly PossiblePlay[],
): readonly Offer[] => {
  if (phase !== 'play') return highlights(plays, HELD).map(play => ({ play, kind: 'hold', leads: false }))
  const leader: Play | undefined = leadingPlay(trick, options)
  const mark = leader === undefined ? 0 : strengthOfPlay(leader, options)
  const cheap = plays.toSorted(byPrice)
  const offers: Offer[] = []
  const add = (play: PossiblePlay | undefined, kind: Offer['kind']): void => {
    if (play === undefined || offers.some(({ play: { strength } }) => strength === play.strength)) return
    // H18: between equals the first one laid wins, so a set must be stronger to lead.
    offers.push({ play, kind, leads: play.strength > mark })
  }
  // Whoever opens a trick leads with anything: there the lowest is what it is.
  if (leader !== undefined)
    add(
      cheap.find(({ strength }) => strength > mark),
      'enough',
    )
  add(plays[0], 'strongest')
  add(cheap[0], 'low')
  return offers
}

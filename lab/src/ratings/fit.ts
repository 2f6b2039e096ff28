import { type Random, seeded } from '@halfpint/core'
import type { Result } from './result.ts'

/** A bot in a list. */
export interface Rated {
  readonly bot: string
  /** On the scale on which 400 points are ten to one. */
  readonly rating: number
  readonly low: number
  readonly high: number
  readonly matches: number
}

/** A pairing, and how well the list explains it. */
export interface Pairing {
  readonly bots: readonly string[]
  readonly matches: number
  /** The part of the wins that went to the first bot, and what the ratings, if there are any, would have said. */
  readonly share: number
  readonly expected?: number
}

/** The scale: so much for odds of e to one. */
const SCALE = 400 / Math.LN10
/** The one all others are held against. */
const ANCHOR = 'regular'
const ANCHOR_RATING = 1000
const STEPS = 400
const DRAWS = 200
/** So many matches drawn with everybody are believed beforehand: who won or lost all is not infinitely strong or weak. */
const PRIOR = 1

interface Game {
  readonly bots: readonly number[]
  readonly wins: readonly number[]
}

/** Strengths that make the results likeliest (by turns: each is set to what its wins ask for), with a little prior. */
const strengthsOf = (games: readonly Game[], count: number): Float64Array => {
  const strengths = new Float64Array(count).fill(1)
  const won = new Float64Array(count).fill(PRIOR / 2)
  for (const { bots, wins } of games) {
    for (const [at, bot] of bots.entries()) won[bot] = won[bot]! + wins[at]!
  }
  const owed = new Float64Array(count)
  for (let step = 0; step < STEPS; step++) {
    for (let bot = 0; bot < count; bot++) owed[bot] = PRIOR / (1 + strengths[bot]!)
    for (const { bots, wins } of games) {
      const all = bots.reduce((sum, bot) => sum + strengths[bot]!, 0)
      const matches = wins.reduce((sum, each) => sum + each, 0)
      for (const bot of bots) owed[bot] = owed[bot]! + matches / all
    }
    for (let bot = 0; bot < count; bot++) strengths[bot] = won[bot]! / owed[bot]!
  }
  return strengths
}

const summed = (
  results: readonly Result[],
  names: readonly string[],
  draw: (deals: Result['deals']) => Result['deals'],
): Game[] =>
  results.map(({ bots, deals }) => ({
    bots: bots.map(bot => names.indexOf(bot)),
    wins: draw(deals).reduce<number[]>(
      (sum, deal) => sum.map((wins, at) => wins + deal[at]!),
      bots.map(() => 0),
    ),
  }))

const again =
  (random: Random) =>
  (deals: Result['deals']): Result['deals'] =>
    deals.map(() => deals[Math.floor((random.next() / 0x1_0000_0000) * deals.length)] as readonly number[])

/** The results that matches link to a bot. Of the others nothing but the prior could say how strong they are. */
const linkedTo = (anchor: string, results: readonly Result[]): readonly Result[] => {
  const known = new Set([anchor])
  const isKnown = ({ bots }: Result): boolean => bots.some(bot => known.has(bot))
  for (let before = 0; before < known.size; ) {
    before = known.size
    for (const bot of results.filter(isKnown).flatMap(({ bots }) => bots)) known.add(bot)
  }
  return results.filter(isKnown)
}

const namesIn = (results: readonly Result[]): string[] => [...new Set(results.flatMap(({ bots }) => bots))]

/** The list of all who are linked to the anchor, of one game and number of players; limits of 95 % by drawing whole deals anew. */
export const listOf = (all: readonly Result[]): Rated[] => {
  const anchor = namesIn(all).findLast(name => name.startsWith(ANCHOR))
  if (anchor === undefined) return []
  const results = linkedTo(anchor, all)
  const names = namesIn(results)
  const ratingsOf = (games: readonly Game[]): number[] => {
    const strengths = strengthsOf(games, names.length)
    const zero = SCALE * Math.log(strengths[names.indexOf(anchor)]!)
    return Array.from(strengths, strength => ANCHOR_RATING + SCALE * Math.log(strength) - zero)
  }
  const ratings = ratingsOf(summed(results, names, deals => deals))
  const random = seeded('ratings')
  const drawn = Array.from({ length: DRAWS }, () => ratingsOf(summed(results, names, again(random))))
  return names
    .map((bot, at) => {
      const spread = drawn.map(list => list[at]!).sort((a, b) => a - b)
      return {
        bot,
        rating: ratings[at]!,
        low: spread[Math.floor(0.025 * DRAWS)]!,
        high: spread[Math.ceil(0.975 * DRAWS) - 1]!,
        matches: results.reduce(
          (sum, { bots, deals, perDeal }) => sum + (bots.includes(bot) ? deals.length * perDeal : 0),
          0,
        ),
      }
    })
    .sort((a, b) => b.rating - a.rating)
}

/**
 * Every pairing beside what the list says of it. Plackett and Luce, for the first place: a seat wins with a chance in
 * proportion to its strength; over all mixes of a deal each bot has its share of the seats.
 */
export const pairingsOf = (results: readonly Result[], list: readonly Rated[]): Pairing[] =>
  results.map(({ bots, deals, perDeal }) => {
    const matches = deals.length * perDeal
    const ratings = bots.flatMap(bot => list.find(rated => rated.bot === bot)?.rating ?? [])
    const [first, ...others] = ratings.map(rating => Math.exp(rating / SCALE))
    const share = deals.reduce((sum, deal) => sum + deal[0]!, 0) / matches
    if (first === undefined) return { bots, matches, share }
    return { bots, matches, share, expected: first / others.reduce((sum, strength) => sum + strength, first) }
  })

import { type Random, seeded } from '@halfpint/core'
import type { LoggedExperiment } from './result.ts'

/** A bot in a list. */
export interface Rated {
  readonly bot: string
  /** On a scale on which a difference of 400 points means odds of ten to one. */
  readonly rating: number
  readonly low: number
  readonly high: number
  readonly matches: number
}

/** A pair of bots, and how well the ratings explain its results. */
export interface Pairing {
  readonly bots: readonly string[]
  readonly matches: number
  /** Share of the wins of the first bot, and the share predicted by the ratings, if there are any. */
  readonly share: number
  readonly expected?: number
}

/** Points for odds of e to one. */
const SCALE = 400 / Math.LN10
/** The bot with the fixed rating. */
const ANCHOR = 'regular'
const ANCHOR_RATING = 1000
const STEPS = 400
const DRAWS = 200
/** Number of virtual draws against every bot, so that a bot that won or lost all matches has a finite rating. */
const PRIOR = 1

interface Game {
  readonly bots: readonly number[]
  readonly wins: readonly number[]
}

/** Maximum-likelihood strengths with a small prior, by alternating updates. */
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
  results: readonly LoggedExperiment[],
  names: readonly string[],
  draw: (deals: LoggedExperiment['deals']) => LoggedExperiment['deals'],
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
  (deals: LoggedExperiment['deals']): LoggedExperiment['deals'] =>
    deals.map(() => deals[Math.floor((random.next() / 0x1_0000_0000) * deals.length)] as readonly number[])

/** The results of bots that are connected to this one by matches. Others would be rated by the prior only. */
const linkedTo = (anchor: string, results: readonly LoggedExperiment[]): readonly LoggedExperiment[] => {
  const known = new Set([anchor])
  const isKnown = ({ bots }: LoggedExperiment): boolean => bots.some(bot => known.has(bot))
  for (let before = 0; before < known.size; ) {
    before = known.size
    for (const bot of results.filter(isKnown).flatMap(({ bots }) => bots)) known.add(bot)
  }
  return results.filter(isKnown)
}

const namesIn = (results: readonly LoggedExperiment[]): string[] => [...new Set(results.flatMap(({ bots }) => bots))]

/**
 * The ratings of all bots that are connected to the anchor, for one game and number of players. The 95 % confidence
 * intervals come from bootstrapping whole deals.
 */
export const listOf = (all: readonly LoggedExperiment[]): Rated[] => {
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
 * Every pair with the prediction of the ratings. Plackett-Luce model for the first place: a seat wins with a
 * probability proportional to its strength. In all seatings of a deal each bot has its share of the seats.
 */
export const pairingsOf = (results: readonly LoggedExperiment[], list: readonly Rated[]): Pairing[] =>
  results.map(({ bots, deals, perDeal }) => {
    const matches = deals.length * perDeal
    const ratings = bots.flatMap(bot => list.find(rated => rated.bot === bot)?.rating ?? [])
    const [first, ...others] = ratings.map(rating => Math.exp(rating / SCALE))
    const share = deals.reduce((sum, deal) => sum + deal[0]!, 0) / matches
    if (first === undefined) return { bots, matches, share }
    return { bots, matches, share, expected: first / others.reduce((sum, strength) => sum + strength, first) }
  })

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
  /** The part of the wins that went to the first bot, and what the ratings would have said. */
  readonly share: number
  readonly expected: number
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

/** Plackett and Luce, for the first place: a seat wins with a chance in proportion to its strength. Over all mixes of a deal each bot has its share of the seats. */
const expectedOf = (strengths: readonly number[]): number[] => {
  const all = strengths.reduce((sum, strength) => sum + strength, 0)
  return strengths.map(strength => strength / all)
}

interface Game {
  readonly bots: readonly number[]
  readonly wins: readonly number[]
}

/** Strengths that make the results likeliest (by turns: each is set to what its wins ask for), with a little prior. */
const strengthsOf = (games: readonly Game[], count: number): Float64Array => {
  const strengths = new Float64Array(count).fill(1)
  const won = new Float64Array(count).fill(PRIOR / 2)
  for (const { bots, wins } of games) {
    for (const [at, bot] of bots.entries()) won[bot] = (won[bot] as number) + (wins[at] as number)
  }
  const owed = new Float64Array(count)
  for (let step = 0; step < STEPS; step++) {
    for (let bot = 0; bot < count; bot++) owed[bot] = PRIOR / (1 + (strengths[bot] as number))
    for (const { bots, wins } of games) {
      const all = bots.reduce((sum, bot) => sum + (strengths[bot] as number), 0)
      const matches = wins.reduce((sum, each) => sum + each, 0)
      for (const bot of bots) owed[bot] = (owed[bot] as number) + matches / all
    }
    for (let bot = 0; bot < count; bot++) strengths[bot] = (won[bot] as number) / (owed[bot] as number)
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
      (sum, deal) => sum.map((wins, at) => wins + (deal[at] as number)),
      bots.map(() => 0),
    ),
  }))

const again =
  (random: Random) =>
  (deals: Result['deals']): Result['deals'] =>
    deals.map(() => deals[Math.floor((random.next() / 0x1_0000_0000) * deals.length)] as readonly number[])

/** The list that results of one game and number of players give; limits of 95 % by drawing whole deals anew. */
export const listOf = (results: readonly Result[]): Rated[] => {
  const names = [...new Set(results.flatMap(({ bots }) => bots))]
  const anchor = names.findLastIndex(name => name.startsWith(ANCHOR))
  const ratingsOf = (games: readonly Game[]): number[] => {
    const strengths = strengthsOf(games, names.length)
    const zero = anchor < 0 ? 0 : SCALE * Math.log(strengths[anchor] as number)
    return Array.from(strengths, strength => ANCHOR_RATING + SCALE * Math.log(strength) - zero)
  }
  const ratings = ratingsOf(summed(results, names, deals => deals))
  const random = seeded('ratings')
  const drawn = Array.from({ length: DRAWS }, () => ratingsOf(summed(results, names, again(random))))
  return names
    .map((bot, at) => {
      const spread = drawn.map(list => list[at] as number).sort((a, b) => a - b)
      return {
        bot,
        rating: ratings[at] as number,
        low: spread[Math.floor(0.025 * DRAWS)] as number,
        high: spread[Math.ceil(0.975 * DRAWS) - 1] as number,
        matches: results.reduce(
          (sum, { bots, deals, perDeal }) => sum + (bots.includes(bot) ? deals.length * perDeal : 0),
          0,
        ),
      }
    })
    .sort((a, b) => b.rating - a.rating)
}

/** Every pairing beside what the list says of it. */
export const pairingsOf = (results: readonly Result[], list: readonly Rated[]): Pairing[] =>
  results.map(({ bots, deals, perDeal }) => {
    const matches = deals.length * perDeal
    const strengths = bots.map(bot => Math.exp((list.find(rated => rated.bot === bot)?.rating ?? 0) / SCALE))
    return {
      bots,
      matches,
      share: deals.reduce((sum, deal) => sum + (deal[0] as number), 0) / matches,
      expected: expectedOf(strengths)[0] as number,
    }
  })

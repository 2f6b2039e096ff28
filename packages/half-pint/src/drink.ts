import { bySeat, everySeat, type Seat } from '@halfpint/core'
import type { RoundPlayed } from './score.ts'
import type { Mark } from './state.ts'

/** The drinking rules, mildest first. By default all are off. */
export const DRINKING_RULES = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8'] as const

/** The number of a drinking rule. */
export type DrinkingRule = (typeof DRINKING_RULES)[number]

/** A scored round, as the drinking rules need it. */
export interface DrinkingRound extends RoundPlayed {
  readonly marks: readonly Mark[]
}

/** A player who drinks, once, with all rules that apply. */
export type Drink = {
  readonly seat: Seat
  readonly rules: readonly DrinkingRule[]
}

/** Number of consecutive latest rounds that fulfil the condition. */
const runOf = (rounds: readonly DrinkingRound[], holds: (round: DrinkingRound) => boolean): number => {
  let run = 0
  for (let at = rounds.length - 1; at >= 0 && holds(rounds[at]!); at--) run++
  return run
}

/** D1 to D7: the players who drink after the last of these rounds, each at most once, with the rules. */
export const drinksAfter = (rounds: readonly DrinkingRound[], inForce: readonly DrinkingRule[]): readonly Drink[] => {
  const round = rounds.at(-1)
  if (round === undefined) return []
  const seats = everySeat(round.predictions.length)
  const met = (seat: Seat): boolean => round.predictions[seat] === round.tricks[seat]
  const hits: { readonly [rule in Exclude<DrinkingRule, 'D8'>]: (seat: Seat) => boolean } = {
    D1: () => round.brawl !== null,
    D2: () => seats.every(met),
    D3: () => !seats.some(met),
    D4: seat => !met(seat) && round.bets.some((bet, owner) => owner !== seat && bet === seat),
    // A brawl counts as met for the brawler and as missed for everybody else.
    D5: seat => {
      const misses = runOf(rounds, past => past.marks[seat] === '')
      return misses > 0 && misses % 3 === 0
    },
    D6: seat => seats.some(other => other !== seat && runOf(rounds, past => past.marks[other] !== '') >= 3),
    D7: seat => {
      const bet = round.bets[seat]
      return typeof bet === 'number' && met(bet)
    },
  }
  const applies = (rule: DrinkingRule): rule is keyof typeof hits =>
    rule !== 'D8' && inForce.includes(rule) && (round.brawl === null || rule === 'D1')
  const rules = DRINKING_RULES.filter(applies)
  return bySeat(seats.length, seat => ({ seat, rules: rules.filter(rule => hits[rule](seat)) })).filter(
    drink => drink.rules.length > 0,
  )
}

/** D8: the players who drink when predictions are revealed: all, if the predictions add up to the hand size. */
export const drinksAtReveal = (
  predictions: readonly number[],
  handSize: number,
  inForce: readonly DrinkingRule[],
): readonly Seat[] => {
  if (!inForce.includes('D8')) return []
  const sum = predictions.reduce((total, prediction) => total + prediction, 0)
  return sum === handSize ? everySeat(predictions.length) : []
}

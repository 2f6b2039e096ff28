import { type Action, copyPlayout, openPlay, roll } from '@halfpint/half-pint'
import { accumulator } from './accumulator.ts'
import { adviceOf, type DetailedAdvice, type Extras } from './advice.ts'
import { playOn } from './policy.ts'
import { countRound, nextWorld, type SearchState } from './search.ts'
import { createSearchBudget } from './searchbudget.ts'

/** Evaluates bets: rounds are played out once, and every bet is scored in all of them. */
export function* thinkBet(
  search: SearchState,
  legal: readonly Action[],
): Generator<DetailedAdvice, DetailedAdvice, void> {
  const { known, base, work, thinkOptions } = search
  const accumulators = legal.map(accumulator)
  const alive = legal.map((_, at) => at)
  const missed = new Float64Array(7)
  const mean = { weight: 0, worlds: 0 }
  const pace = createSearchBudget(thinkOptions, search.mayStopEarly)
  const extras: Extras = (of, action) =>
    action.type === 'bet' && action.on !== null ? { miss: of.weight === 0 ? 0 : missed[action.on]! / of.weight } : {}
  openPlay(base, known.view.start)
  do {
    const weight = nextWorld(search, mean)
    for (let seat = 0; seat < known.seats; seat++)
      base.bets[seat] = (seat + 1 + roll(base, known.seats - 1)) % known.seats
    copyPlayout(base, work)
    work.chance = (base.chance ^ 0x5bd1e995) | 1
    playOn(work, search.policy)
    for (const [at, action] of legal.entries()) {
      const on = (action as Extract<Action, { type: 'bet' }>).on
      work.bets[known.me] = on ?? -1
      countRound(search, work, weight, accumulators[at]!)
      if (on !== null && work.brawl < 0 && work.predictions[on] !== work.tricks[on]) {
        missed[on] = missed[on]! + weight
      }
    }
    if (pace.isDue()) yield { ...adviceOf(legal, accumulators, pace.worlds(), extras), accumulators, alive }
  } while (pace.goOn())
  return { ...adviceOf(legal, accumulators, pace.worlds(), extras), accumulators, alive }
}

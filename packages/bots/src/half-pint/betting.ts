import { type Action, copyPlayout, openPlay, roll } from '@halfpint/half-pint'
import { accumulator } from './accumulator.ts'
import { counselOf, type Extras, type Weighed } from './advice.ts'
import { paceOf } from './pace.ts'
import { playOn } from './policy.ts'
import { countRound, nextWorld, type Thought } from './thought.ts'

/** Thinks about a bet: the rounds are played out once, and each bet is looked at in all of them. */
export function* thinkBet(thought: Thought, legal: readonly Action[]): Generator<Weighed, Weighed, void> {
  const { known, base, work, means } = thought
  const accumulators = legal.map(accumulator)
  const alive = legal.map((_, at) => at)
  const missed = new Float64Array(7)
  const mean = { weight: 0, worlds: 0 }
  const pace = paceOf(means, thought.settle)
  const extras: Extras = (of, action) =>
    action.type === 'bet' && action.on !== null ? { miss: of.weight === 0 ? 0 : missed[action.on]! / of.weight } : {}
  openPlay(base, known.view.start)
  do {
    const weight = nextWorld(thought, mean)
    for (let seat = 0; seat < known.seats; seat++)
      base.bets[seat] = (seat + 1 + roll(base, known.seats - 1)) % known.seats
    copyPlayout(base, work)
    work.chance = (base.chance ^ 0x5bd1e995) | 1
    playOn(work, thought.policy)
    for (const [at, action] of legal.entries()) {
      const on = (action as Extract<Action, { type: 'bet' }>).on
      work.bets[known.me] = on ?? -1
      countRound(thought, work, weight, accumulators[at]!)
      if (on !== null && work.brawl < 0 && work.predictions[on] !== work.tricks[on]) {
        missed[on] = missed[on]! + weight
      }
    }
    if (pace.isDue()) yield { ...counselOf(legal, accumulators, pace.worlds(), extras), accumulators, alive }
  } while (pace.goOn())
  return { ...counselOf(legal, accumulators, pace.worlds(), extras), accumulators, alive }
}

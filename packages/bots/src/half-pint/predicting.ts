import { type Action, openPlay, type Playout, roll } from '@halfpint/half-pint'
import { accumulator } from './accumulator.ts'
import { adviceOf, type DetailedAdvice, type Extras, narrow, noDeals } from './advice.ts'
import { judge } from './belief.ts'
import { countRound, earnsMark, nextWorld, playWorld, type SearchState } from './search.ts'
import { createSearchBudget } from './searchbudget.ts'

const drawFrom = (round: Playout, chances: Float64Array): number => {
  let rest = roll(round, 65_536) / 65_536
  for (let at = 0; at < chances.length; at++) {
    rest -= chances[at]!
    if (rest < 0) return at
  }
  return 0
}

/** Draws predictions for the other seats that fit their sampled hands, and bets for all seats. */
const imaginePredictions = (search: SearchState): void => {
  const { known, base, belief, unseen } = search
  let dealt = 0
  for (let seat = 0; seat < known.seats; seat++) {
    base.bets[seat] = (seat + 1 + roll(base, known.seats - 1)) % known.seats
    if (seat === known.me) continue
    const end = dealt + known.held[seat]!
    judge(belief, seat, unseen.subarray(dealt, end))
    base.predictions[seat] = drawFrom(base, belief.chances)
    dealt = end
  }
}

/**
 * Weight of a sampled deal in which a prediction comes true, with two players: searching players prevent each other's
 * predictions more often than the learned policy does. Fitted to predictions of champions (training/calibration.ts).
 */
const MET_BY_TWO = 0.74

const predictionExtras: Extras = of => ({
  tricks: Array.from(of.tricks, weight => (of.weight === 0 ? 0 : weight / of.weight)),
  exact: of.weight === 0 ? 0 : of.met / of.weight,
})

/** Evaluates predictions: each one is played for in the same sampled deals. */
export function* thinkPrediction(
  search: SearchState,
  legal: readonly Action[],
): Generator<DetailedAdvice, DetailedAdvice, void> {
  const { known, base, thinkOptions } = search
  const calibrated = search.parts.calibration && known.seats === 2
  const accumulators = legal.map(accumulator)
  const advice = (): DetailedAdvice => ({
    ...adviceOf(legal, accumulators, pace.worlds(), predictionExtras),
    accumulators,
    alive,
  })
  const mean = { weight: 0, worlds: 0 }
  const worlds = noDeals(legal.length)
  const pace = createSearchBudget(thinkOptions, search.mayStopEarly)
  let alive = legal.map((_, at) => at)
  openPlay(base, known.view.start)
  do {
    const weight = nextWorld(search, mean)
    worlds.weights.push(weight)
    imaginePredictions(search)
    const chance = (base.chance ^ 0x5bd1e995) | 1
    for (const at of alive) {
      const { prediction } = legal[at] as Extract<Action, { type: 'predict' }>
      const round = playWorld(search, chance, begun => {
        begun.predictions[known.me] = prediction
      })
      const counts = calibrated && earnsMark(round, known.me) ? MET_BY_TWO * weight : weight
      const value = countRound(search, round, counts, accumulators[at]!)
      worlds.values[at]?.push(value)
    }
    if (pace.isDue()) {
      yield advice()
      if (search.mayStopEarly && pace.mayDrop()) alive = narrow(alive, accumulators, worlds)
    }
    // Stop early when only one action is left.
  } while (pace.goOn() && !(search.mayStopEarly && alive.length === 1))
  return advice()
}

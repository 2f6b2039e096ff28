import { type Action, openPlay, type Playout, roll } from '@halfpint/half-pint'
import { type Accumulator, accumulator, blend } from './accumulator.ts'
import { counselOf, type Extras, narrow, noWorlds, type Weighed } from './advice.ts'
import { judge } from './belief.ts'
import { calibrationOf } from './calibration.ts'
import { paceOf } from './pace.ts'
import { countRound, earnsMark, nextWorld, playWorld, type Thought } from './thought.ts'

const drawFrom = (round: Playout, chances: Float64Array): number => {
  let rest = roll(round, 65_536) / 65_536
  for (let at = 0; at < chances.length; at++) {
    rest -= chances[at] as number
    if (rest < 0) return at
  }
  return 0
}

/** Gives the other seats predictions that fit the cards they hold in this world, and all seats some bet. */
const imaginePredictions = (thought: Thought): void => {
  const { known, base, belief, unseen } = thought
  let dealt = 0
  for (let seat = 0; seat < known.seats; seat++) {
    base.bets[seat] = (seat + 1 + roll(base, known.seats - 1)) % known.seats
    if (seat === known.me) continue
    const end = dealt + (known.held[seat] as number)
    judge(belief, seat, unseen.subarray(dealt, end))
    base.predictions[seat] = drawFrom(base, belief.chances)
    dealt = end
  }
}

const predictionExtras: Extras = of => ({
  tricks: Array.from(of.tricks, weight => (of.weight === 0 ? 0 : weight / of.weight)),
  exact: of.weight === 0 ? 0 : of.met / of.weight,
})

/** Thinks about a prediction: each is played for in the same worlds. */
export function* thinkPrediction(thought: Thought, legal: readonly Action[]): Generator<Weighed, Weighed, void> {
  const { known, base, means } = thought
  const met = legal.map(accumulator)
  const missed = legal.map(accumulator)
  const accumulators = (): Accumulator[] =>
    legal.map((action, at) => {
      const prediction = action.type === 'predict' ? action.prediction : 0
      const shift = thought.parts.calibration ? calibrationOf(known.seats, prediction, known.hand.length) : 0
      return blend(met[at] as Accumulator, missed[at] as Accumulator, shift)
    })
  const weighed = (): Weighed => {
    const own = accumulators()
    return { ...counselOf(legal, own, pace.worlds(), predictionExtras), accumulators: own, alive }
  }
  const mean = { weight: 0, worlds: 0 }
  const worlds = noWorlds(legal.length)
  const pace = paceOf(means, thought.settle)
  let alive = legal.map((_, at) => at)
  openPlay(base, known.view.start)
  do {
    const weight = nextWorld(thought, mean)
    worlds.weights.push(weight)
    imaginePredictions(thought)
    const chance = (base.chance ^ 0x5bd1e995) | 1
    for (const at of alive) {
      const { prediction } = legal[at] as Extract<Action, { type: 'predict' }>
      const round = playWorld(thought, chance, begun => {
        begun.predictions[known.me] = prediction
      })
      const value = countRound(thought, round, weight, (earnsMark(round, known.me) ? met : missed)[at] as Accumulator)
      worlds.values[at]?.push(value)
    }
    if (pace.isDue()) {
      const now = weighed()
      yield now
      if (thought.settle && pace.mayDrop()) alive = narrow(alive, now.accumulators, worlds)
    }
    // What is clear needs no more thought.
  } while (pace.goOn() && !(thought.settle && alive.length === 1))
  return weighed()
}

import { type Accumulator, meanOf } from '@halfpint/bots/internal/half-pint/accumulator.ts'
import { halfPintLevels } from '@halfpint/bots/internal/half-pint/levels.ts'
import { FULL } from '@halfpint/bots/internal/half-pint/parts.ts'
import { think } from '@halfpint/bots/internal/half-pint/think.ts'
import { NO_STYLE } from '@halfpint/bots/internal/style.ts'
import { below, must, playOut, type Seat, seeded } from '@halfpint/core'
import { type Action, halfPint, type State } from '@halfpint/half-pint'

// Compares the probability that playouts give to the predictions of champions without calibration, with how often these
// earn a mark. Prints, by prediction and cards in the hand, the shift of the log-odds that fits best. One prediction in
// four is the second choice, so that not only overestimated predictions are examined.
//   npx tsx --conditions=halfpint lab/src/training/calibration.ts [matches] [worlds] [worlds of a play] [seed] [players]

const [MATCHES = '40', WORLDS = '128', PLAY_WORLDS = '48', SEED = 'calibration', PLAYERS = '4'] = process.argv.slice(2)
const SECOND = 4

interface Told {
  readonly said: number
  readonly met: boolean
}

/** By prediction and cards: the estimated probabilities and the results. */
const told = new Map<string, Told[]>()
const tell = (key: string, each: Told): void => {
  told.set(key, [...(told.get(key) ?? []), each])
}

const logit = (chance: number): number => Math.log(chance / (1 - chance))
const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds))

/** The shift at which the expected number of exact predictions equals the real one. */
const shiftOf = (list: readonly Told[]): number => {
  let [low, high] = [-4, 4]
  const met = list.filter(each => each.met).length
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    const expected = list.reduce((sum, { said }) => sum + chanceOf(logit(said) + middle), 0)
    if (expected < met) low = middle
    else high = middle
  }
  return (low + high) / 2
}

for (let match = 0; match < Number(MATCHES); match++) {
  const said: { round: number; seat: Seat; prediction: number; held: number; chance: number }[] = []
  const choose = (state: State, seat: Seat): Action => {
    const view = halfPint.view(state, seat)
    const held = view.hands[seat]?.length ?? 0
    const legal = halfPint.legal(view).filter(action => action.type !== 'predict' || action.prediction <= held)
    const random = seeded(`${SEED} ${match} ${state.round} ${seat} ${state.tricks.length} ${state.phase}`)
    const worlds = Number(state.phase === 'predict' ? WORLDS : PLAY_WORLDS)
    const thinkOptions = { random, budget: { iterations: worlds }, now: () => 0, style: NO_STYLE }
    if (state.phase !== 'predict') return halfPintLevels.champion(view, legal, thinkOptions)
    const thinking = think(view, legal, thinkOptions, { ...FULL, calibration: false }, true)
    let step = thinking.next()
    while (!step.done) step = thinking.next()
    const { estimates, accumulators, alive } = step.value
    const win = (at: number): number => meanOf(accumulators[at] as Accumulator)
    const [best = 0, second = best] = alive.toSorted((a, b) => win(b) - win(a))
    const at = below(random, SECOND) === 0 ? second : best
    const action = legal[at] as Extract<Action, { type: 'predict' }>
    const { prediction } = action
    const chance = Math.min(0.99, Math.max(0.01, estimates[at]?.exact ?? 0))
    said.push({ round: state.round, seat, prediction, held, chance })
    return action
  }
  const dealt = (before: State) => halfPint.chance(before, seeded(`${SEED} deal ${match} ${before.round}`))
  const opened = must(halfPint.open(must(halfPint.options.read({})), Number(PLAYERS)))
  const { state } = playOut({ ...halfPint, chance: dealt }, opened, seeded(SEED), choose)
  for (const { round, seat, prediction, held, chance } of said) {
    const each = { said: chance, met: state.results[round]?.marks[seat] !== '' }
    tell('predicted', each)
    tell(`predicted ${prediction}`, each)
    tell(`predicted ${prediction} with ${held} cards`, each)
  }
}

for (const [key, list] of [...told].sort()) {
  const mean = (of: (each: Told) => number): string =>
    ((100 * list.reduce((sum, each) => sum + of(each), 0)) / list.length).toFixed(1)
  console.log(
    `${key}: ${list.length} times, playouts said ${mean(({ said }) => said)} %, met ${mean(({ met }) => (met ? 1 : 0))} %, shift ${shiftOf(list).toFixed(2)}`,
  )
}

import { must, playOut, type Seat, seeded } from '@halfpint/core'
import { type Action, halfPint, MOST_PREDICTION, type State } from '@halfpint/half-pint'
import { FULL } from '../src/half-pint/ablation.ts'
import { favourite } from '../src/half-pint/advice.ts'
import { calibrationOf } from '../src/half-pint/calibration.ts'
import { halfPintLevels } from '../src/half-pint/levels.ts'
import { think } from '../src/half-pint/think.ts'
import { EVEN } from '../src/temper.ts'

// What playouts say of the predictions that champions make among themselves, and how often these are met: by
// prediction, the shift of the odds that makes the one explain the other best.
//   npx tsx packages/bots/training/calibration.ts [matches] [worlds] [seed] [players]

const [MATCHES = '40', WORLDS = '64', SEED = 'calibration', PLAYERS = '4'] = process.argv.slice(2)

/** By prediction: what was said, before any correction, and what came of it. */
const told: { said: number; met: boolean }[][] = Array.from({ length: MOST_PREDICTION + 1 }, () => [])

const logit = (chance: number): number => Math.log(chance / (1 - chance))
const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds))

/** The shift at which as many were met as said. */
const shiftOf = (list: readonly { said: number; met: boolean }[]): number => {
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
  const said: { round: number; seat: Seat; prediction: number; chance: number }[] = []
  const choose = (state: State, seat: Seat): Action => {
    const view = halfPint.view(state, seat)
    const held = view.hands[seat]?.length ?? 0
    const legal = halfPint.legal(view).filter(action => action.type !== 'predict' || action.prediction <= held)
    const seed = `${SEED} ${match} ${state.round} ${seat} ${state.tricks.length} ${state.phase}`
    const means = { random: seeded(seed), budget: { iterations: Number(WORLDS) }, now: () => 0, temper: EVEN }
    if (state.phase !== 'predict') return halfPintLevels.champion(view, legal, means)
    const thinking = think(view, legal, means, FULL, false)
    let step = thinking.next()
    while (!step.done) step = thinking.next()
    const action = favourite(legal, step.value, means, FULL)
    const { prediction } = action as Extract<Action, { type: 'predict' }>
    const chance = Math.min(0.99, Math.max(0.01, step.value.outlooks[legal.indexOf(action)]?.exact ?? 0))
    said.push({ round: state.round, seat, prediction, chance: chanceOf(logit(chance) - calibrationOf(prediction)) })
    return action
  }
  const dealt = (before: State) => halfPint.chance(before, seeded(`${SEED} deal ${match} ${before.round}`))
  const opened = must(halfPint.open(must(halfPint.options.read({})), Number(PLAYERS)))
  const { state } = playOut({ ...halfPint, chance: dealt }, opened, seeded(SEED), choose)
  for (const { round, seat, prediction, chance } of said)
    told[prediction]?.push({ said: chance, met: state.results[round]?.marks[seat] === 'X' })
}

for (const [prediction, list] of told.entries()) {
  if (list.length === 0) continue
  const mean = (of: (each: { said: number; met: boolean }) => number): string =>
    ((100 * list.reduce((sum, each) => sum + of(each), 0)) / list.length).toFixed(1)
  console.log(
    `predicted ${prediction}: ${list.length} times, playouts said ${mean(({ said }) => said)} %, met ${mean(({ met }) => (met ? 1 : 0))} %, shift ${shiftOf(list).toFixed(2)}`,
  )
}

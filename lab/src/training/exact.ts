import { halfPintLevels } from '@halfpint/bots/internal/half-pint/levels.ts'
import { NO_STYLE } from '@halfpint/bots/internal/style.ts'
import { bySeat, must, playOut, type Random, type Seat, seeded } from '@halfpint/core'
import { type Action, halfPint, type State } from '@halfpint/half-pint'

// Share of exact predictions of the champion at a table of experts: one champion, whose seat changes from match to match,
// and three experts, ten rounds, new deals in each match.
//   npx tsx --conditions=halfpint lab/src/training/exact.ts [matches] [champion's worlds] [experts' worlds] [seed]

const MATCHES = Number(process.argv[2] ?? 120)
const WORLDS = Number(process.argv[3] ?? 200)
const EXPERT_WORLDS = Number(process.argv[4] ?? 60)
const SEED = process.argv[5] ?? 'exact'

const sums = { rounds: 0, exact: 0, brawls: 0, ownBrawls: 0, wins: 0 }
const predicted = new Array<number>(7).fill(0)
const met = new Array<number>(7).fill(0)

for (let match = 0; match < MATCHES; match++) {
  const champion = match % 4
  const minds = bySeat(4, seat => seeded(`${SEED} ${match} ${seat}`))
  const choose = (state: State, seat: Seat): Action => {
    const view = halfPint.view(state, seat)
    const own = seat === champion
    return halfPintLevels[own ? 'champion' : 'expert'](view, halfPint.legal(view), {
      random: minds[seat] as Random,
      budget: { iterations: own ? WORLDS : EXPERT_WORLDS },
      now: () => 0,
      style: NO_STYLE,
    })
  }
  const opened = must(halfPint.open(must(halfPint.options.read({})), 4))
  const dealt = (before: State) => halfPint.chance(before, seeded(`${SEED} deal ${match} ${before.round}`))
  const { state, log } = playOut({ ...halfPint, chance: dealt }, opened, seeded(SEED), choose)
  const revealed = log.flatMap(event => (event.type === 'predictions-revealed' ? [event.predictions] : []))
  for (const [at, { marks, brawl }] of state.results.entries()) {
    const prediction = revealed[at]![champion]!
    const exact = marks[champion] === 'X' ? 1 : 0
    sums.rounds++
    sums.exact += exact
    sums.brawls += brawl === null ? 0 : 1
    sums.ownBrawls += brawl === champion ? 1 : 0
    predicted[prediction] = predicted[prediction]! + 1
    met[prediction] = met[prediction]! + exact
  }
  const winners = state.result?.winners ?? []
  if (winners.includes(champion)) sums.wins += 1 / winners.length
}

const percent = (part: number, of: number): string => {
  const share = part / of
  return `${(100 * share).toFixed(1)} ± ${(196 * Math.sqrt((share * (1 - share)) / of)).toFixed(1)} %`
}
console.log(`${WORLDS} worlds against ${EXPERT_WORLDS}, ${MATCHES} matches, ${sums.rounds} rounds, seed ${SEED}`)
console.log(`exact, of all rounds: ${percent(sums.exact, sums.rounds)}`)
console.log(
  `rounds that end in a brawl: ${percent(sums.brawls, sums.rounds)}, in an own one ${percent(sums.ownBrawls, sums.rounds)}`,
)
console.log(`exact, of the others: ${percent(sums.exact, sums.rounds - sums.brawls)}`)
for (const [prediction, times] of predicted.entries()) {
  if (times > 0) console.log(`predicted ${prediction}: ${times} times, met ${percent(met[prediction]!, times)}`)
}
console.log(`matches won: ${percent(sums.wins, MATCHES)}`)

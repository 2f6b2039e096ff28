import { below, must, pick, seeded } from '@halfpint/core'
import { type Action, herzlos, totalsOf } from '@halfpint/herzlos'
import { CHAMPION } from '../src/herzlos/ablation.ts'
import { eliminate } from '../src/herzlos/elimination.ts'
import { knownTo } from '../src/herzlos/known.ts'
import { herzlosLevels } from '../src/herzlos/levels.ts'
import { playOf } from '../src/herzlos/plainlevels.ts'
import { playQuestion } from '../src/herzlos/playing.ts'
import { EVEN } from '../src/temper.ts'
import { bitsOf, openChunks } from './chunks.ts'

// What a search thinks of every card, decision by decision, as in halfpintlabels.ts.
//   npx tsx packages/bots/training/herzloslabels.ts FILE [minutes of processor time] [worlds] [seed]

const [FILE = 'labels.bin', MINUTES = '10', WORLDS = '64', SEED = 'labels'] = process.argv.slice(2)
const WILD = 5

const counted = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 60_000_000
}

const chunks = openChunks(FILE)
let records = 0

for (let game = 0; counted() < Number(MINUTES); game++) {
  const random = seeded(`${SEED} ${game}`)
  const seats = [4, 3, 4, 5, 4, 4, 3, 4, 5, 4][game % 10] as number
  let state = must(herzlos.open(must(herzlos.options.read({})), seats))
  let wild = false
  for (;;) {
    const turn = herzlos.turn(state)
    if (turn.kind === 'over') break
    let events = turn.kind === 'chance' ? herzlos.chance(state, random) : []
    if (turn.kind === 'chance') wild = below(random, 2) === 0
    if (turn.kind === 'seats') {
      const seat = turn.seats[0] as number
      const view = herzlos.view(state, seat)
      const legal = herzlos.legal(view)
      let action = legal[0] as Action
      const means = { random, budget: { iterations: 400 }, now: () => 0, temper: EVEN }
      if (legal.length > 1 && state.phase === 'pass') action = herzlosLevels.champion(view, legal, means)
      else if (legal.length > 1) {
        const question = playQuestion(view, legal, means, CHAMPION)
        if (question.candidates > 1) {
          const running = eliminate(
            question,
            question.candidates,
            runs => runs / (Number(WORLDS) * question.candidates),
            false,
          )
          let step = running.next()
          while (!step.done) step = running.next()
          const { means: values, leader } = step.value
          action = playOf(legal, (question.cards[leader] as number[])[0] as number)
          const { round } = knownTo(view)
          const cards = question.cards.flatMap((group, at) => group.map(slot => [slot, values[at] as number] as const))
          chunks.add([
            seats,
            round.toPlay,
            round.led,
            round.best,
            round.bestSeat,
            round.inTrick,
            round.trickLoss,
            round.trickMarch,
            round.trickJack,
            round.jackSeat,
            round.open,
            round.left,
            round.alone,
            ...round.cells,
            cards.length,
            ...cards.map(([slot]) => slot),
            ...cards.map(([, value]) => bitsOf(value)),
          ])
          records++
        }
        if (wild && below(random, WILD) === 0) action = pick(random, legal)
      }
      events = must(herzlos.decide(state, seat, action))
    }
    for (const event of events) state = herzlos.evolve(state, event)
  }
  console.log(
    JSON.stringify({
      seats,
      winners: state.result?.winners,
      totals: totalsOf(state.results, seats),
      results: state.results.map(({ points, march }) => ({ points, march })),
    }),
  )
  process.stderr.write(`${game + 1} games, ${records} records, ${counted().toFixed(1)} min\n`)
}
chunks.close()

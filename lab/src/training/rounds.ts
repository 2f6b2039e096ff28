import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Choose } from '@halfpint/bots/internal/evaluation.ts'
import { matchModelOf } from '@halfpint/bots/internal/herzlos/match.ts'
import { NO_STYLE } from '@halfpint/bots/internal/style.ts'
import { must, type Seen, seeded } from '@halfpint/core'
import { type Action, herzlos, type State } from '@halfpint/herzlos'

// Compares two champions of Herzlos, built as described in lab/reference, round by round: the same deal in six seatings.
// The score is the probability of winning the match after the round, with equal totals before it. Rounds need fewer games
// than matches, which a march in any round may end.
//   npx tsx --conditions=halfpint lab/src/training/rounds.ts ONE OTHER MILLISECONDS MINUTES SEED [players]

const [ONE = '', OTHER = '', MILLISECONDS = '5', MINUTES = '3', SEED = 'rounds', PLAYERS = '4'] = process.argv.slice(2)
const MIXES: { readonly [players: string]: readonly string[] } = {
  3: ['001', '010', '100', '110', '101', '011'],
  4: ['0011', '1100', '0101', '1010', '0110', '1001'],
  5: ['01010', '10101', '00110', '11001', '01100', '10011'],
}
/** The last round of a match is omitted: there only the ranking counts. */
const ROUNDS = 4

const load = async (file: string): Promise<Choose<State, Action>> =>
  (await import(pathToFileURL(resolve(file)).href)).bots.herzlos.champion
const champions = [await load(ONE), await load(OTHER)]

const used = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
let [asked, told] = [0, 0]
/** Processor time, read at most twice per millisecond. */
const now = (): number => {
  if (performance.now() - asked < 0.5) return told
  asked = performance.now()
  told = used()
  return told
}

const options = must(herzlos.options.read({}))
const seats = Number(PLAYERS)
const budget = { milliseconds: Number(MILLISECONDS) }
const models = Array.from({ length: ROUNDS }, (_, round) => matchModelOf(options, new Array(seats).fill(0), round))
const chances = new Float64Array(seats)
const shares: number[] = []
const sums = [0, 1].map(() => ({ rounds: 0, points: 0, marches: 0 }))

const playRound = (deal: number, mix: string): State => {
  let state: State = { ...must(herzlos.open(options, seats)), round: deal % ROUNDS }
  for (const event of herzlos.chance(state, seeded(`${SEED}/deal/${deal}`))) state = herzlos.evolve(state, event)
  for (let nth = 0; state.results.length === 0; nth++) {
    const turn = herzlos.turn(state)
    const seat = turn.kind === 'seats' ? turn.seats[0]! : 0
    const view: Seen<State> = herzlos.view(state, seat)
    const legal = herzlos.legal(view)
    const thinkOptions = { random: seeded(`${SEED}/${deal}/${seat}/${nth}`), budget, now, style: NO_STYLE }
    const choose = champions[Number(mix[seat])] as Choose<State, Action>
    const action = legal.length > 1 ? choose(view, legal, thinkOptions) : (legal[0] as Action)
    for (const event of must(herzlos.decide(state, seat, action))) state = herzlos.evolve(state, event)
  }
  return state
}

const tell = (): void => {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0)
  const reach = (1.96 * Math.sqrt(squares)) / shares.length
  const of = (key: 'points' | 'marches', times: number): string =>
    sums.map(sum => ((times * sum[key]) / sum.rounds).toFixed(1)).join(' and ')
  console.log(
    `${shares.length} deals: ${(100 * mean).toFixed(2)} ± ${(100 * reach).toFixed(2)} % of a round's chances; ` +
      `points ${of('points', 1)}, marches ${of('marches', 100)} %`,
  )
}

for (let deal = 0; used() < 60_000 * Number(MINUTES); deal++) {
  let share = 0
  const mixes = MIXES[PLAYERS] as readonly string[]
  for (const mix of mixes) {
    const { results } = playRound(deal, mix)
    const { points, march } = results[0] as State['results'][number]
    models[deal % ROUNDS]?.chances(points, march ?? -1, chances)
    const thinkOptions = [0, 1].map(bot => {
      const own = [...mix].flatMap((sitting, seat) => (Number(sitting) === bot ? [seat] : []))
      const sum = sums[bot] as (typeof sums)[number]
      sum.rounds += own.length
      sum.points += own.reduce((all, seat) => all + points[seat]!, 0)
      if (march !== null && own.includes(march)) sum.marches++
      return own.reduce((all, seat) => all + chances[seat]!, 0) / own.length
    }) as [number, number]
    share += thinkOptions[0] / (thinkOptions[0] + thinkOptions[1]) / mixes.length
  }
  shares.push(share)
  if (shares.length % 25 === 0) tell()
}
tell()

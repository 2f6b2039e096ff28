import { meanOf } from '@halfpint/bots/internal/half-pint/accumulator.ts'
import { chooseByStyle, type DetailedAdvice } from '@halfpint/bots/internal/half-pint/advice.ts'
import { beliefOf } from '@halfpint/bots/internal/half-pint/belief.ts'
import { knownTo, playoutOf } from '@halfpint/bots/internal/half-pint/known.ts'
import { FULL, NO_TRUST, type Parts } from '@halfpint/bots/internal/half-pint/parts.ts'
import { placesOf } from '@halfpint/bots/internal/half-pint/playing.ts'
import { think } from '@halfpint/bots/internal/half-pint/think.ts'
import { NO_STYLE } from '@halfpint/bots/internal/style.ts'
import { below, must, pick, type Random, type Seen, seeded } from '@halfpint/core'
import { type Action, halfPint, type Playout, STRIDE, type State } from '@halfpint/half-pint'
import { bitsOf, openChunks } from './chunks.ts'

// Training data: the search's estimate of every play, decision by decision. Searching bots play among themselves. Each of
// their decisions becomes a record of the player's view and the value of each play. In every other round one play in five
// is random, so that unusual positions occur. The standard output contains the predictions with their results, and the
// results of the matches.
//   npx tsx --conditions=halfpint lab/src/training/halfpintlabels.ts FILE [minutes of processor time] [worlds] [seed] [players, instead of all numbers of them]

const [FILE = 'labels.bin', MINUTES = '10', WORLDS = '96', SEED = 'labels', PLAYERS] = process.argv.slice(2)
const WILD = 5
const PLAYS: Parts = { ...FULL, trust: NO_TRUST }

const counted = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 60_000_000
}

const chunks = openChunks(FILE)
let records = 0

const search = (
  view: Seen<State>,
  legal: readonly Action[],
  random: Random,
  parts: Parts,
  worlds: number,
): DetailedAdvice => {
  const thinkOptions = { random, budget: { iterations: worlds }, now: () => 0, style: NO_STYLE }
  const thinking = think(view, legal, thinkOptions, parts, false)
  let step = thinking.next()
  while (!step.done) step = thinking.next()
  return step.value
}

const keep = (state: State, seat: number, legal: readonly Action[], { accumulators }: DetailedAdvice): void => {
  const known = knownTo(halfPint.view(state, seat))
  const round: Playout = playoutOf(known, 1)
  const { bins } = beliefOf(known, 12345)
  const places = placesOf(known, round, legal)
  const distinct = places.flatMap((place, at) => (places.indexOf(place) === at ? [at] : []))
  if (distinct.length < 2) return
  const seven = (of: ArrayLike<number>): number[] => Array.from({ length: 7 }, (_, at) => of[at] ?? 0)
  chunks.add([
    state.seats,
    seat,
    round.leader,
    round.best,
    round.bestSeat,
    round.streakSeat,
    round.streak,
    ...seven(round.predictions),
    ...seven(round.tricks),
    ...seven(round.bets),
    ...seven(known.held),
    distinct.length,
    ...distinct.map(at => round.plays[STRIDE * seat + places[at]!]!),
    ...distinct.map(at => bitsOf(meanOf(accumulators[at] as never))),
    ...new Int32Array(bins.slice().buffer),
  ])
  records++
}

for (let game = 0; counted() < Number(MINUTES); game++) {
  const random = seeded(`${SEED} ${game}`)
  const mixed = game % 2 === 0 ? 4 : [2, 3, 5, 6, 7][(game >> 1) % 5]!
  const seats = PLAYERS === undefined ? mixed : Number(PLAYERS)
  let state = must(halfPint.open(must(halfPint.options.read({})), seats))
  let wild = false
  let said: { seat: number; prediction: number; exact: number; hand: number }[] = []
  for (;;) {
    const turn = halfPint.turn(state)
    if (turn.kind === 'over') break
    let events = turn.kind === 'chance' ? halfPint.chance(state, random) : []
    if (turn.kind === 'chance') {
      wild = below(random, 2) === 0
      said = []
    }
    if (turn.kind === 'seats') {
      const seat = turn.seats[0]!
      const view = halfPint.view(state, seat)
      const held = (view.hands[seat] as readonly unknown[]).length
      const legal = halfPint.legal(view).filter(action => action.type !== 'predict' || action.prediction <= held)
      let action = legal[0] as Action
      if (legal.length > 1) {
        const plays = state.phase === 'play'
        const advice = search(view, legal, random, plays ? PLAYS : FULL, plays ? Number(WORLDS) : 64)
        const thinkOptions = { random, budget: { iterations: 1 }, now: () => 0, style: NO_STYLE }
        action = chooseByStyle(legal, advice, thinkOptions, FULL)
        if (plays) keep(state, seat, legal, advice)
        if (action.type === 'predict') {
          const estimate = advice.estimates[legal.indexOf(action)]
          said.push({ seat, prediction: action.prediction, exact: estimate?.exact ?? 0, hand: held })
        }
        if (wild && plays && below(random, WILD) === 0) action = pick(random, legal)
      }
      events = must(halfPint.decide(state, seat, action))
    }
    const before = state.results.length
    for (const event of events) state = halfPint.evolve(state, event)
    const result = state.results.length > before ? state.results.at(-1) : undefined
    if (result !== undefined && !wild) {
      for (const { seat, prediction, exact, hand } of said)
        console.log(
          JSON.stringify([
            seats,
            hand,
            prediction,
            Number(exact.toFixed(4)),
            result.marks[seat] === 'X' ? 1 : 0,
            result.brawl === null ? 0 : 1,
          ]),
        )
    }
  }
  console.log(
    JSON.stringify({
      seats,
      winners: state.result?.winners,
      results: state.results.map(({ scores, marks }) => ({ scores, marks })),
    }),
  )
  process.stderr.write(`${game + 1} games, ${records} records, ${counted().toFixed(1)} min\n`)
}
chunks.close()

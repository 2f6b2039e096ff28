import { rosterOf } from '@halfpint/bots/internal/registry.ts'
import { NO_STYLE } from '@halfpint/bots/internal/style.ts'
import { must, pick, type Random, type Seat, seeded } from '@halfpint/core'
import { type AnyLabBots, labBotsOf } from '../bots/reference.ts'

// Value of a part of the champion, decision by decision. Where the champion and a champion without the part choose
// differently, both choices are played out with the real hands, which neither of them saw, and their probabilities of
// winning the match are compared. The decisions come from games of champions and of experts in turn, in all phases. This
// needs fewer games than matches do. Decisions of one round are correlated, so confidence intervals are computed over
// rounds. The rest of the round is played out by the learned policy, 200 times; with ON, four times by champions with
// that number of iterations, who defend as champions do. PHASE selects the decisions of one phase (`play`), or of one
// round (`play:4`, the first is 0).
//   npx tsx --conditions=halfpint lab/src/training/partvalue.ts herzlos|half-pint-heroes PART [games] [iterations] [seed] [ON] [PHASE] [players]

const [GAME = '', PART = 'inference', GAMES = '20', ITERATIONS = '150', SEED = 'truth', ...rest] = process.argv.slice(2)
const [ON = '0', PHASE = '', PLAYERS = '4'] = rest
/** Number of playouts by champions. */
const TIMES = 4
/** Budget of the players whose games are examined, as a share of the iterations of the compared bots. */
const PACE = 0.3

const { game, levels } = must(rosterOf(GAME))
const { withoutPart, actionValue } = labBotsOf(GAME) as AnyLabBots
const without = withoutPart[PART] as AnyLabBots['withoutPart'][string]
if (without === undefined) throw new Error(`no part ${PART}; there are ${Object.keys(withoutPart).join(', ')}`)

type State = ReturnType<typeof game.evolve>
type Action = ReturnType<typeof without>

const after = (state: State, seat: Seat, action: Action): State =>
  must(game.decide(state, seat, action)).reduce((next, event) => game.evolve(next, event), state)

/** Value of an action if champions play the round out. */
const thoughtOn = (start: State, whose: Seat, wish: Action, seed: string): number => {
  let [state, seat, action] = [start, whose, wish]
  for (let nth = 0; ; nth++) {
    const next = after(state, seat, action)
    const turn = game.turn(next)
    if (turn.kind !== 'seats') return actionValue(state, seat, action, seeded(seed), whose)
    state = next
    seat = turn.seats[0] as Seat
    const view = game.view(state, seat)
    const legal = game.legal(view)
    const thinkOptions = { random: seeded(`${seed} ${seat} ${nth}`), budget: { iterations: Number(ON) }, now: () => 0 }
    action =
      legal.length > 1 ? levels.champion(view, legal, { ...thinkOptions, style: NO_STYLE }) : (legal[0] as Action)
  }
}

/** Value of an action with the real hands. */
const worthOf = (state: State, seat: Seat, action: Action, seed: string): number => {
  if (ON === '0') return actionValue(state, seat, action, seeded(seed))
  const times = Array.from({ length: TIMES }, (_, time) => thoughtOn(state, seat, action, `${seed} ${time}`))
  return times.reduce((sum, worth) => sum + worth) / TIMES
}

/** Gain of one phase in one round, and number of decisions. */
interface Cluster {
  decisions: number
  differ: number
  gain: number
}

/** By phase: the rounds. */
const clusters = new Map<string, Cluster[]>()

for (let match = 0; match < Number(GAMES); match++) {
  const random = seeded(`${SEED} ${match}`)
  const level = levels[match % 2 === 0 ? 'champion' : 'expert']
  let state = must(game.open(must(game.options.read({})), Number(PLAYERS)))
  let ofRound = new Map<string, Cluster>()
  for (let number = 0; ; number++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') break
    if (turn.kind === 'chance') {
      ofRound = new Map()
      for (const event of game.chance(state, random)) state = game.evolve(state, event)
      continue
    }
    const seat = pick(random, turn.seats)
    const view = game.view(state, seat)
    const legal = game.legal(view)
    const think = (choose: typeof without, iterations: number, chance: Random) =>
      choose(view, legal, { random: chance, budget: { iterations }, now: () => 0, style: NO_STYLE })
    const compared = (choose: typeof without) => think(choose, Number(ITERATIONS), seeded(`${SEED} ${match} ${number}`))
    const { phase, round } = view as unknown as { readonly phase: string; readonly round: number }
    if (legal.length > 1 && ['', phase, `${phase}:${round}`].includes(PHASE)) {
      const cluster = ofRound.get(phase) ?? { decisions: 0, differ: 0, gain: 0 }
      if (!ofRound.has(phase)) clusters.set(phase, [...(clusters.get(phase) ?? []), cluster])
      ofRound.set(phase, cluster)
      const [own, other] = [compared(levels.champion), compared(without)]
      cluster.decisions++
      if (game.compare(own, other) !== 0) {
        cluster.differ++
        // The same random numbers for both, so that only the actions differ.
        const worth = (action: typeof own) => worthOf(state, seat, action, `true ${SEED} ${match} ${number}`)
        cluster.gain += worth(own) - worth(other)
      }
    }
    const action = legal.length > 1 ? think(level, Math.ceil(PACE * Number(ITERATIONS)), random) : legal[0]
    state = after(state, seat, action as Action)
  }
}

const sum = (list: readonly Cluster[], of: keyof Cluster): number => list.reduce((all, each) => all + each[of], 0)

for (const [phase, list] of clusters) {
  const decisions = sum(list, 'decisions')
  const gain = sum(list, 'gain') / decisions
  // Ratio estimator over clusters: the variance of the gain of each round beyond its share.
  const squares = list.reduce((all, each) => all + (each.gain - gain * each.decisions) ** 2, 0)
  const reach = (1.96 * Math.sqrt(squares)) / decisions
  console.log(
    `${GAME}, ${PART}, ${phase}: ${decisions} decisions in ${list.length} rounds, ${sum(list, 'differ')} differ; ` +
      `gained for each 1,000: ${(1000 * gain).toFixed(2)} ± ${(1000 * reach).toFixed(2)} matches`,
  )
}

import { must, pick, type Random, seeded } from '@halfpint/core'
import { measuredOf } from '../src/arena/measured.ts'
import { rosterOf } from '../src/registry.ts'
import { EVEN } from '../src/temper.ts'

// What a part of the champion is worth, decision by decision: wherever the champion and a champion without the
// part choose differently, both choices are played out in the hands as they truly lie (which neither of them
// saw), and the chances to win the match that they end with are held against each other. The decisions come
// from games of champions and of experts in turn, four players, in all phases. Decisions tell sooner than
// matches do; those of one round hang together, so the limits are reckoned over rounds.
//   npx tsx packages/bots/training/truth.ts herzlos|half-pint-heroes PART [games] [iterations] [seed]

const [GAME = '', PART = 'inference', GAMES = '20', ITERATIONS = '150', SEED = 'truth'] = process.argv.slice(2)
const SEATS = 4
/** How long those think whose games are looked at, as a part of the iterations of the two that are compared. */
const PACE = 0.3

const { game, levels } = must(rosterOf(GAME))
const { ablations = {}, trueWorth } = measuredOf(GAME)
const without = ablations[PART]
if (without === undefined || trueWorth === undefined) {
  throw new Error(`no part ${PART}; there are ${Object.keys(ablations).join(', ')}`)
}

/** What one phase of one round gained, and of how many decisions. */
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
  let state = must(game.open(must(game.options.read({})), SEATS))
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
      choose(view, legal, { random: chance, budget: { iterations }, now: () => 0, temper: EVEN })
    const compared = (choose: typeof without) => think(choose, Number(ITERATIONS), seeded(`${SEED} ${match} ${number}`))
    if (legal.length > 1) {
      const phase = (view as unknown as { readonly phase: string }).phase
      const cluster = ofRound.get(phase) ?? { decisions: 0, differ: 0, gain: 0 }
      if (!ofRound.has(phase)) clusters.set(phase, [...(clusters.get(phase) ?? []), cluster])
      ofRound.set(phase, cluster)
      const [own, other] = [compared(levels.champion), compared(without)]
      cluster.decisions++
      if (game.compare(own, other) !== 0) {
        cluster.differ++
        // The same chance for both: they differ by what they do.
        const worth = (action: typeof own) => trueWorth(state, seat, action, seeded(`true ${SEED} ${match} ${number}`))
        cluster.gain += worth(own) - worth(other)
      }
    }
    const action = legal.length > 1 ? think(level, Math.ceil(PACE * Number(ITERATIONS)), random) : legal[0]
    for (const event of must(game.decide(state, seat, action as never))) state = game.evolve(state, event)
  }
}

const sum = (list: readonly Cluster[], of: keyof Cluster): number => list.reduce((all, each) => all + each[of], 0)

for (const [phase, list] of clusters) {
  const decisions = sum(list, 'decisions')
  const gain = sum(list, 'gain') / decisions
  // A ratio over clusters: the spread of what each round gained beyond its share.
  const squares = list.reduce((all, each) => all + (each.gain - gain * each.decisions) ** 2, 0)
  const reach = (1.96 * Math.sqrt(squares)) / decisions
  console.log(
    `${GAME}, ${PART}, ${phase}: ${decisions} decisions in ${list.length} rounds, ${sum(list, 'differ')} differ; ` +
      `gained for each 1,000: ${(1000 * gain).toFixed(2)} ± ${(1000 * reach).toFixed(2)} matches`,
  )
}

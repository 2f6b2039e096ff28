// Finds drills whose best answer is clear, and writes packages/puzzles/src/drills.gen.ts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ActionEstimate, type BotAdvice, NO_STYLE, rosterOf } from '@halfpint/bots'
import { type Budget, type Json, must, seeded } from '@halfpint/core'
import { type Drill, type DrillKind, drillGame } from '@halfpint/puzzles'

/** Minimum lead of the best answer in winning chance; it must be the same with each seed. */
const LEAD = 0.08
const SEEDS = [1, 2, 3, 4, 5]
/** Drills of each kind. */
const WANTED = Number(process.env.DRILLS ?? 60)

/** Iterations: for a first look, for each seed, and for the check of the finished list. */
const LOOK: { readonly [game: string]: number } = { 'half-pint-heroes': 150, herzlos: 2_000 }
const FULL: { readonly [game: string]: number } = { 'half-pint-heroes': 2_000, herzlos: 20_000 }
const CHECKS = 10

interface Source {
  readonly kind: DrillKind
  readonly game: string
  readonly seats: readonly number[]
}

const SOURCES: readonly Source[] = [
  { kind: 'predict', game: 'half-pint-heroes', seats: [3, 4, 5] },
  { kind: 'bet', game: 'half-pint-heroes', seats: [3, 4, 5] },
  { kind: 'pass', game: 'herzlos', seats: [3, 4, 5] },
]

const conclude = (thinking: Generator<BotAdvice<Json>, BotAdvice<Json>, void>): BotAdvice<Json> => {
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}

const ranked = (drill: Omit<Drill, 'estimates'>, iterations: number, seed: string): readonly ActionEstimate<Json>[] => {
  const { game, state } = drillGame(drill)
  const view = game.view(state, 0)
  const legal = game.legal(view)
  const budget: Budget = { iterations }
  const options = { random: seeded(seed), budget, now: () => 0, style: NO_STYLE }
  const { estimates } = conclude(must(rosterOf(drill.game)).advise(view, legal, options))
  return estimates.toSorted((a, b) => b.win - a.win)
}

/** Choices of the seats before the question: bets follow predictions. */
const movesOf = (source: Source, seats: number, number: number): readonly string[] => {
  if (source.kind !== 'bet') return []
  const { levels } = must(rosterOf(source.game))
  const { game, state } = drillGame({ game: source.game, seats, number, moves: [] })
  return Array.from({ length: seats }, (_, seat) => {
    const view = game.view(state, seat)
    const options = { random: seeded(`${number} ${seat}`), budget: { iterations: 60 }, now: () => 0, style: NO_STYLE }
    return game.actions.make(levels.expert(view, game.legal(view), options))
  })
}

const leadOf = ([best, next]: readonly ActionEstimate<Json>[]): number => (best?.win ?? 0) - (next?.win ?? 0)

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** The estimates to store: all of a few, and of many the best and the next. */
const stored = (source: Source, estimates: readonly ActionEstimate<Json>[]): Drill['estimates'] =>
  estimates.slice(0, source.kind === 'pass' ? 2 : 7).map(({ action, tricks: _, ...figures }) => [
    must(rosterOf(source.game)).game.actions.make(action),
    // The type does not know which figures there are.
    Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value)])) as never,
  ])

const drillFrom = (source: Source, seats: number, number: number): Drill | undefined => {
  const { kind, game } = source
  const actions = must(rosterOf(game)).game.actions
  const position = { kind, game, seats, number, moves: movesOf(source, seats, number) }
  if (leadOf(ranked(position, LOOK[game]!, 'look')) < 0.75 * LEAD) return undefined
  const found = SEEDS.map(seed => ranked(position, FULL[game]!, `seed ${seed}`))
  const [first] = found
  const best = actions.make(first![0]!.action)
  if (found.some(estimates => actions.make(estimates[0]!.action) !== best)) return undefined
  if (found.reduce((sum, estimates) => sum + leadOf(estimates), 0) / found.length < LEAD) return undefined
  // The stored estimates are those of the first seed.
  if (leadOf(first!) < LEAD) return undefined
  // An answer that only this last round makes right would teach the wrong thing.
  const points = Math.max(...first!.map(estimate => estimate.points))
  if (first![0]!.points < points - 1) return undefined
  return { ...position, estimates: stored(source, first!) }
}

const drills: Drill[] = []
for (const source of SOURCES) {
  let tried = 0
  let kept = 0
  for (let number = 1; kept < WANTED && tried < 40 * WANTED; number++) {
    tried++
    const found = drillFrom(source, source.seats[number % source.seats.length]!, number)
    if (found === undefined) continue
    kept++
    drills.push(found)
  }
  console.log(`${source.kind}: ${kept} drills of ${tried} deals`)
}

let same = 0
if (process.env.CHECK === 'yes') {
  for (const drill of drills) {
    const [best] = ranked(drill, CHECKS * FULL[drill.game]!, 'check')
    if (must(rosterOf(drill.game)).game.actions.make(best!.action) === drill.estimates[0]![0]) same++
  }
  console.log(`the same answer with ${CHECKS} times the iterations: ${same} of ${drills.length}`)
}

const file = join(import.meta.dirname, '../../../packages/puzzles/src/drills.gen.ts')
writeFileSync(
  file,
  `// Generated by npm run drills -w lab.\nimport type { Drill } from './drill.ts'\n\n/** Quick questions whose best answer is clear. */\nexport const DRILLS = JSON.parse(\n  '${JSON.stringify(drills)}',\n) as readonly Drill[]\n`,
)

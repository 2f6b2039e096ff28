import { botOf, profileOf, rosterOf } from '@halfpint/bots/internal/index.ts'
import { must, pick, seeded } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'

// Memory of one champion: plays a match with one searching seat and random players at the others, and compares the
// resident memory of the process with its value before the first decision.
//   npx tsx --conditions=halfpint lab/src/training/memory.ts [milliseconds per decision]

const BUDGET = { milliseconds: Number(process.argv[2] ?? 200) }
const now = (): number => performance.now()
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`

for (const game of [halfPint, herzlos]) {
  const roster = must(rosterOf(game.id))
  const champion = botOf(roster, must(profileOf('champion')), now)
  const random = seeded('memory')
  const before = process.memoryUsage().rss
  const times: number[] = []
  let most = before
  let state = must(roster.game.open(must(roster.game.options.read({})), 4))
  for (;;) {
    const turn = roster.game.turn(state)
    if (turn.kind === 'over') break
    let events = turn.kind === 'chance' ? roster.game.chance(state, random) : []
    if (turn.kind === 'seats') {
      const seat = turn.seats[0]!
      const view = roster.game.view(state, seat)
      const legal = roster.game.legal(view)
      const began = now()
      const thinks = seat === 0 && legal.length > 1
      const action = thinks ? await champion(view, legal, random, BUDGET) : pick(random, legal)
      if (thinks) times.push(now() - began)
      most = Math.max(most, process.memoryUsage().rss)
      events = must(roster.game.decide(state, seat, action))
    }
    for (const event of events) state = roster.game.evolve(state, event)
  }
  times.sort((a, b) => a - b)
  const middle = times[times.length >> 1]!
  console.log(
    `${game.id}: ${megabytes(most - before)} more than before its first thought (process ${megabytes(most)}), ` +
      `${times.length} decisions, median ${middle.toFixed(0)} ms, longest ${times.at(-1)?.toFixed(0)} ms`,
  )
}

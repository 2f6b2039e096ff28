import { CHARACTER_PROFILES, CHARACTERS, profileOf, rosterOf } from '@halfpint/bots'
import { NO_STYLE } from '@halfpint/bots/internal/style.ts'
import { bySeat, must, type Position, playOut, type Random, type Seat, seeded } from '@halfpint/core'
import type { State as HalfPintState } from '@halfpint/half-pint'
import type { State as HerzlosState } from '@halfpint/herzlos'

// Shows what is typical of each character: figures of its play at a table with three plain bots of its level, on the same
// deals for all bots. Prints a table; every line of a level is followed by those of its characters.
//   npx tsx --conditions=halfpint lab/src/training/habits.ts GAME [matches] [iterations] [seed] [BOT,BOT…]

const [GAME = 'half-pint-heroes', MATCHES = '40', ITERATIONS = '40', SEED = 'habits', BOTS = ''] = process.argv.slice(2)

const { game, levels } = must(rosterOf(GAME as string))

/** Sums of figures by name: the sum, and the number of times. */
type Sums = Map<string, { sum: number; times: number; squares: number }>

const note = (sums: Sums, name: string, value: number): void => {
  const of = sums.get(name) ?? { sum: 0, times: 0, squares: 0 }
  sums.set(name, { sum: of.sum + value, times: of.times + 1, squares: of.squares + value * value })
}

/** The seat with the most points before a round; a tie is not counted. */
const leaderOf = (results: readonly { readonly scores: readonly number[] }[], seats: number): Seat => {
  const totals = Array.from({ length: seats }, (_, seat) => results.reduce((sum, { scores }) => sum + scores[seat]!, 0))
  const most = Math.max(...totals)
  return totals.filter(total => total === most).length === 1 ? totals.indexOf(most) : -1
}

const noteHalfPint = (sums: Sums, { results, seats }: HalfPintState, me: Seat): void => {
  for (const [round, { predictions, bets, tricks, brawl, scores, marks }] of results.entries()) {
    const prediction = predictions[me]!
    note(sums, 'predicted', prediction)
    for (const number of [0, 1, 2]) note(sums, `%${number}`, prediction === number ? 1 : 0)
    note(sums, '%3+', prediction > 2 ? 1 : 0)
    note(sums, '%exact', marks[me] === 'X' ? 1 : 0)
    note(sums, '%brawl', brawl === me ? 1 : 0)
    note(sums, 'points', scores[me]!)
    const bet = bets[me]
    if (bet === undefined || bet === 'none') continue
    if (brawl === null) note(sums, '%bet won', predictions[bet] === tricks[bet] ? 0 : 1)
    const highest = Math.max(...predictions.filter((_, seat) => seat !== me))
    note(sums, '%bet highest', predictions[bet] === highest ? 1 : 0)
    const leader = leaderOf(results.slice(0, round), seats)
    if (leader >= 0 && leader !== me) note(sums, '%bet leader', bet === leader ? 1 : 0)
    const before: readonly unknown[] = results[round - 1]?.bets ?? []
    if (before.includes(me)) note(sums, '%bet back', before[bet] === me ? 1 : 0)
  }
}

const noteHerzlos = (sums: Sums, { results, seats }: HerzlosState, me: Seat): void => {
  for (const { points, march, taken, tricks } of results) {
    note(sums, 'points', points[me]!)
    note(sums, '%march', march === me ? 1 : 0)
    note(sums, '%queen', taken[me]!.includes('fQ') ? 1 : 0)
    note(sums, '%jack', taken[me]!.includes('dJ') ? 1 : 0)
    note(sums, '%no points lost', taken[me]!.every(card => card === 'dJ') ? 1 : 0)
    note(sums, 'tricks', tricks[me]! * (seats / 4))
  }
}

const figuresOf = (bot: string): Sums => {
  const { level, style } = must(profileOf(bot))
  const sums: Sums = new Map()
  for (let match = 0; match < Number(MATCHES); match++) {
    const me = match % 4
    const minds = bySeat(4, seat => seeded(`${SEED} ${match} ${seat}`))
    const opened: Position = must(game.open(must(game.options.read({})), 4))
    const dealt = (before: Position) => game.chance(before, seeded(`${SEED} deal ${match} ${before.round}`))
    const { state } = playOut({ ...game, chance: dealt }, opened, seeded(SEED), (before, seat) => {
      const view = game.view(before, seat)
      return levels[level](view, game.legal(view), {
        random: minds[seat] as Random,
        budget: { iterations: Number(ITERATIONS) },
        now: () => 0,
        style: seat === me ? style : NO_STYLE,
      })
    })
    const winners: readonly Seat[] = (state as HalfPintState | HerzlosState).result?.winners ?? []
    note(sums, '%matches', winners.includes(me) ? 1 / winners.length : 0)
    if (game.id === 'herzlos') noteHerzlos(sums, state as HerzlosState, me)
    else noteHalfPint(sums, state as HalfPintState, me)
  }
  return sums
}

const told = (sums: Sums): string =>
  [...sums]
    .map(([name, { sum, times, squares }]) => {
      const scale = name.startsWith('%') ? 100 : 1
      const mean = sum / times
      const reach = 1.96 * Math.sqrt(Math.max(0, squares / times - mean * mean) / times)
      return `${name.replace('%', '')} ${(scale * mean).toFixed(scale === 100 ? 0 : 2)}±${(scale * reach).toFixed(scale === 100 ? 0 : 2)}`
    })
    .join(' | ')

const asked =
  BOTS === ''
    ? ['novice', 'regular', 'expert', 'champion'].flatMap(level => [
        level,
        ...CHARACTERS.filter(who => CHARACTER_PROFILES[who].level === level),
      ])
    : BOTS.split(',')
for (const bot of asked) console.log(`${bot.padEnd(9)} ${told(figuresOf(bot))}`)

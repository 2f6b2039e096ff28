import { rosterOf } from '@halfpint/bots'
import { bySeat, type Json, must, type Position, pick, playOut, seeded } from '@halfpint/core'
import type { PlayedGame } from '@halfpint/tasks'

/** A random game of any size and options, as the laws draw them. */
export const randomGame = (id: string, seed: string, seats?: number): PlayedGame => {
  const { game } = must(rosterOf(id))
  const random = seeded(seed)
  const { least, most } = game.seats
  const size =
    seats ??
    pick(
      random,
      Array.from({ length: most - least + 1 }, (_, at) => least + at),
    )
  const given: Record<string, Json> = {}
  for (const [name, rule] of Object.entries(game.optionRules)) {
    if (pick(random, [0, 1, 2]) > 0) continue
    if (rule.kind === 'choice') given[name] = pick(random, rule.values)
    else if (rule.kind === 'whole')
      given[name] = Math.min(pick(random, [rule.least, rule.usual, rule.least + 1]), size - 1)
    else given[name] = rule.usual.map(value => value - 1)
  }
  const options = must(game.options.read({ ...given, rounds: Math.max(1, Number(given.rounds ?? 3)) }))
  const opened: Position = must(game.open(options, size))
  const { log } = playOut(game, opened, random, (state, seat) => pick(random, game.legal(game.view(state, seat))))
  const seat = pick(
    random,
    bySeat(size, each => each),
  )
  const company = bySeat(size, each => (each === seat ? null : pick(random, ['regular', 'oda', 'ferdi', 'novice'])))
  return { game: id, options, seat, company, name: pick(random, ['', 'Ann', 'Дора', 'Jörg']), log }
}

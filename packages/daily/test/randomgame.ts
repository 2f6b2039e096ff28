import { rosterOf } from '@halfpint/bots'
import { bySeat, type Json, must, type Position, pick, playOut, seeded } from '@halfpint/core'
import type { PlayedGame } from '@halfpint/daily'
import { linkedGameOf } from '../src/games.ts'

/** A random game of any size, with random values of the options that links contain. */
export const randomGame = (id: string, seed: string, seats?: number): PlayedGame => {
  const { game } = must(rosterOf(id))
  const random = seeded(seed)
  const { min, max } = game.seats
  const size =
    seats ??
    pick(
      random,
      Array.from({ length: max - min + 1 }, (_, at) => min + at),
    )
  const given: Record<string, Json> = {}
  for (const name of must(linkedGameOf(id)).options) {
    const rule = game.optionRules[name]!
    if (pick(random, [0, 1, 2]) > 0) continue
    if (rule.kind === 'choice') given[name] = pick(random, rule.values)
    else if (rule.kind === 'whole')
      given[name] = Math.min(pick(random, [rule.min, rule.default, rule.min + 1]), size - 1)
    else given[name] = rule.default.map(value => value - 1)
  }
  const options = must(game.options.read({ ...given, rounds: Math.max(1, Number(given.rounds ?? 3)) }))
  const opened: Position = must(game.open(options, size))
  const { log } = playOut(game, opened, random, (state, seat) => pick(random, game.legal(game.view(state, seat))))
  const seat = pick(
    random,
    bySeat(size, each => each),
  )
  const opponents = bySeat(size, each => (each === seat ? null : pick(random, ['regular', 'oda', 'ferdi', 'novice'])))
  return { game: id, options, seat, opponents, name: pick(random, ['', 'Ann', 'Дора', 'Jörg']), log }
}

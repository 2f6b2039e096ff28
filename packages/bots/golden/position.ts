import { type AnyGame, below, type Json, must, type Position, pick, type Seat, type Seen, seeded } from '@halfpint/core'

/** A position in which a seat has a choice. */
export interface GoldenPosition {
  readonly seat: Seat
  readonly view: Seen<Position>
  readonly legal: readonly Json[]
  /** Seed for the bot's random choices. */
  readonly seed: string
}

/** Takes one decision in this many from a game, so that positions come from many games. */
const SPARSE = 4

/**
 * Yields positions of random games endlessly, at tables of all sizes in turn. They are computed from integers only, so
 * they are the same in every engine.
 */
export function* positionsOf(game: AnyGame): Generator<GoldenPosition, never, void> {
  const { min, max } = game.seats
  for (let table = 0; ; table++) {
    const random = seeded(`golden ${game.id} ${table}`)
    let state = must(game.open(must(game.options.read({ rounds: 3 })), min + (table % (max - min + 1))))
    for (let step = 0; ; step++) {
      const turn = game.turn(state)
      if (turn.kind === 'over') break
      const seat = turn.kind === 'seats' ? pick(random, turn.seats) : undefined
      if (seat === undefined) {
        for (const event of game.chance(state, random)) state = game.evolve(state, event)
        continue
      }
      const view = game.view(state, seat)
      const legal = game.legal(view)
      if (legal.length > 1 && below(random, SPARSE) === 0) yield { seat, view, legal, seed: `golden ${table} ${step}` }
      for (const event of must(game.decide(state, seat, pick(random, legal)))) state = game.evolve(state, event)
    }
  }
}

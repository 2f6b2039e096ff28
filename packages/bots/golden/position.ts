import { type AnyGame, below, type Json, must, type Position, pick, type Seat, type Seen, seeded } from '@halfpint/core'

/** A moment of a game in which a seat has a choice. */
export interface GoldenPosition {
  readonly seat: Seat
  readonly view: Seen<Position>
  readonly legal: readonly Json[]
  /** The chance that a bot is to be given here. */
  readonly seed: string
}

/** One decision in so many is taken out of a game, so that positions come from many games. */
const SPARSE = 4

/**
 * Positions of random games, at tables of all sizes in turn, for ever: the same in every engine, for they
 * follow from whole numbers alone.
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

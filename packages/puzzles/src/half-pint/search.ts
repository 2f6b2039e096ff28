import { copyPlayout, DEFAULT_OPTIONS, makePlay, type Playout, playout } from '@halfpint/half-pint'
import { type Aim, createSolver, type Search, type Solver } from '../search.ts'

/** The maximum number of positions that the solver visits before it gives up. */
const MAX_POSITIONS = 30_000

/** H21, H24 to H28: whether the goal is reached (1), lost (-1) or open (0). */
const outcome = (round: Playout, { seat, goal }: Aim): number => {
  const { over, brawl } = round
  switch (goal) {
    case 'few':
      if (round.tricks[seat]! > round.predictions[seat]!) return -1
      return over ? 1 : 0
    case 'mark':
      if (!over) return 0
      if (brawl >= 0) return brawl === seat ? 1 : -1
      return round.tricks[seat] === round.predictions[seat] ? 1 : -1
    case 'brawl':
      if (!over) return 0
      return brawl === seat ? 1 : -1
    case 'stop-brawl':
      if (!over) return 0
      return brawl >= 0 && brawl !== seat ? -1 : 1
    default:
      throw new Error(`no goal ${goal}`)
  }
}

/** The search for a table of this size. */
export const searchAt = (seats: number): Search<Playout> => ({
  create: () => playout(seats, DEFAULT_OPTIONS),
  copy: copyPlayout,
  toPlay: round => round.toPlay,
  choices(round, into) {
    const count = round.counts[round.toPlay]!
    for (let at = 0; at < count; at++) into[at] = at
    return count
  },
  play: makePlay,
  outcome,
})

const solvers = new Map<number, Solver<Playout>>()

/** The solver for a table of this size. */
export const solverAt = (seats: number): Solver<Playout> => {
  const known = solvers.get(seats) ?? createSolver(searchAt(seats), MAX_POSITIONS)
  solvers.set(seats, known)
  return known
}

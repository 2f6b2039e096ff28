import type { ActionEstimate } from '@halfpint/bots'
import { type Json, must, seeded } from '@halfpint/core'
import { puzzlesOf } from './games.ts'
import type { Puzzle } from './puzzle.ts'
import { CHAMPION_GOAL } from './puzzlegame.ts'

/** The question of a drill. */
export type DrillKind = 'predict' | 'bet' | 'pass'

/** A quick question about a fresh deal, with the champion's estimate. Stored short, because there are many. */
export interface Drill {
  readonly kind: DrillKind
  readonly game: string
  readonly seats: number
  /** Selects the deal. */
  readonly number: number
  /** Choices of the seats before the question, in the order of the seats. */
  readonly moves: readonly string[]
  /** The best action and its alternatives, best first. */
  readonly estimates: readonly DrillEstimate[]
}

/** An action in text notation and its figures. */
type DrillEstimate = readonly [action: string, figures: Omit<ActionEstimate<never>, 'action' | 'tricks'>]

/** The seat that is asked. */
const ASKED = 0

/** The id of a drill, as statistics store it. */
export const drillId = ({ kind, game, seats, number }: Drill): string => `drill ${kind} ${game} ${seats} ${number}`

/** The options of the game: one round, so that nothing but this round decides. */
const OPTIONS = { rounds: 1 }

/** The game of a drill up to its question. */
export const drillGame = ({ game: id, seats, number, moves }: Omit<Drill, 'kind' | 'estimates'>) => {
  const { game } = must(puzzlesOf(id))
  const opened = must(game.open(must(game.options.read(OPTIONS)), seats))
  const log: Json[] = [...game.chance(opened, seeded(`drill ${id} ${number}`))]
  let state = log.reduce((before, event) => game.evolve(before, event), opened)
  for (const [seat, text] of moves.entries()) {
    for (const event of must(game.decide(state, seat, must(game.actions.parse(text))))) {
      log.push(event)
      state = game.evolve(state, event)
    }
  }
  return { game, opened, log, state }
}

/** A drill as a puzzle. */
export const drillPuzzle = (drill: Drill): Puzzle => {
  const { game, opened, log } = drillGame(drill)
  const players = Array.from({ length: drill.seats }, (_, seat) => `${seat + 1}`)
  const estimates = drill.estimates.map(([text, figures]) => ({ ...figures, action: must(game.actions.parse(text)) }))
  return {
    id: drillId(drill),
    game: drill.game,
    record: game.records.write(players, opened, log),
    seat: ASKED,
    goal: CHAMPION_GOAL,
    hands: 'hidden',
    solution: estimates[0]!.action,
    line: [],
    themes: [],
    difficulty: 3,
    estimates,
  }
}

import type { ActionEstimate } from '@halfpint/bots'
import { isFields, type Json, must, ok, type Position, type Result, refuse, type Seat } from '@halfpint/core'
import { difficultyOf } from './difficulty.ts'
import { PUZZLE_GAMES, puzzlesOf } from './games.ts'
import type { FoundPuzzle, HandVisibility, PuzzleGame, PuzzleMove } from './puzzlegame.ts'

/** A puzzle as one line of JSON (docs/puzzles.md), with everything needed to prove it. */
export type Puzzle = {
  readonly id: string
  readonly game: string
  /** The position: an unfinished record. */
  readonly record: Json
  readonly seat: Seat
  readonly goal: string
  readonly hands: HandVisibility
  readonly solution: Json
  readonly line: readonly PuzzleMove[]
  readonly themes: readonly string[]
  /** From 1 to 5. */
  readonly difficulty: number
  /** The champion's estimates, best first, where the answer is not proven. */
  readonly estimates?: readonly ActionEstimate<Json>[]
}

/** Puzzle numbers are below this. */
const NUMBERS = 2 ** 32

/** The id of a puzzle: the first letter of the rules of its game, and its number. */
export const makeId = ({ letter }: PuzzleGame, number: number): string => `${letter}${number.toString(36)}`

/** The game and the number in an id. */
export const parseId = (id: string): Result<{ readonly game: PuzzleGame; readonly number: number }> => {
  const game = PUZZLE_GAMES.find(({ letter }) => id.startsWith(letter))
  const number = /^[a-z][0-9a-z]{1,7}$/.test(id) ? Number.parseInt(id.slice(1), 36) : NUMBERS
  return game === undefined || number >= NUMBERS
    ? refuse('no-such-puzzle', { id: id.slice(0, 20) })
    : ok({ game, number })
}

/** The position of a puzzle. */
export const positionOf = (game: PuzzleGame, { record }: Pick<Puzzle, 'record'>): Position =>
  must(game.game.records.read(record)).state

const puzzleFrom = (game: PuzzleGame, number: number, found: FoundPuzzle, difficulty?: number): Puzzle => {
  const { key: _, ...told } = found
  const id = makeId(game, number)
  return {
    id,
    game: game.game.id,
    ...told,
    difficulty: difficulty ?? difficultyOf(game, found, positionOf(game, found), id),
  }
}

/** The puzzle with this number, if there is one. A known difficulty is not computed again. */
export const puzzleAt = (game: PuzzleGame, number: number, difficulty?: number): Puzzle | undefined => {
  const found = game.attempt(number)
  return found === undefined ? undefined : puzzleFrom(game, number, found, difficulty)
}

/** Tries the numbers from here on: yields a puzzle, or `undefined` for a number without one or with a duplicate. */
export function* makePuzzles(game: PuzzleGame, from: number): Generator<Puzzle | undefined, never, void> {
  const before = new Set<string>()
  for (let number = from; ; number = (number + 1) % NUMBERS) {
    const found = game.attempt(number)
    const isNew = found !== undefined && !before.has(found.key)
    if (isNew) before.add(found.key)
    yield isNew ? puzzleFrom(game, number, found) : undefined
  }
}

/** The problem of a puzzle: no right play, several ones, or another one than stated. */
export const faultOf = (
  puzzle: Puzzle,
): 'no-solution' | 'second-solution' | 'wrong-solution' | 'too-large' | undefined => {
  const game = must(puzzlesOf(puzzle.game))
  const right = game.rightActions(positionOf(game, puzzle), puzzle.seat, puzzle.goal, puzzle.hands)
  if (right === undefined) return 'too-large'
  if (right.length === 0) return 'no-solution'
  if (right.length > 1) return 'second-solution'
  const { make } = game.game.actions
  return make(right[0] as Json) === make(puzzle.solution) ? undefined : 'wrong-solution'
}

/** Reads a puzzle strictly. `faultOf` checks whether it is sound. */
export const readPuzzle = (json: unknown): Result<Puzzle> => {
  if (!isFields(json) || typeof json.id !== 'string') return refuse('bad-puzzle', { key: 'id' })
  const found = puzzlesOf(String(json.game))
  if (!found.ok) return found
  const { game, goals } = found.value
  const replay = game.records.read(json.record)
  if (!replay.ok) return replay
  const { state } = replay.value
  const { seat, goal, hands, difficulty } = json
  const turn = game.turn(state)
  if (turn.kind !== 'seats' || !turn.seats.includes(seat as Seat)) return refuse('bad-puzzle', { key: 'seat' })
  if (!goals.includes(String(goal))) return refuse('bad-puzzle', { key: 'goal' })
  if (hands !== 'open' && hands !== 'hidden') return refuse('bad-puzzle', { key: 'hands' })
  const solution = game.actions.read(json.solution)
  if (!solution.ok) return solution
  const decided = game.decide(state, seat as Seat, solution.value)
  if (!decided.ok) return decided
  if (!Number.isInteger(difficulty)) return refuse('bad-puzzle', { key: 'difficulty' })
  return ok({
    id: json.id,
    game: game.id,
    record: json.record as Json,
    seat: seat as Seat,
    goal: String(goal),
    hands,
    solution: solution.value,
    line: Array.isArray(json.line) ? (json.line as PuzzleMove[]) : [],
    themes: Array.isArray(json.themes) ? json.themes.map(String) : [],
    difficulty: difficulty as number,
  })
}

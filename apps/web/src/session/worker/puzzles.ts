// Puzzles are generated, searched and answered in the worker.
import { type Json, ok, type Result, refuse } from '@halfpint/core'
import {
  answerPuzzle,
  dailyPuzzle,
  decodeList,
  drillId,
  drillPuzzle,
  isDrill,
  makePuzzles,
  PUZZLE_GAMES,
  type Puzzle,
  type PuzzleAnswer,
  parseId,
  puzzleAt,
  puzzlesOf,
} from '@halfpint/puzzles'

/** Selects a puzzle. */
export type PuzzleRequest =
  /** The puzzle of a day, of any game if none is named. */
  | { readonly kind: 'day'; readonly day: string; readonly game?: string }
  | { readonly kind: 'id'; readonly id: string }
  /** One of the built-in list; `draw` is the random number that selects it. */
  | {
      readonly kind: 'listed'
      readonly game: string | null
      readonly theme: string | null
      readonly difficulty: number | null
      readonly draw: number
    }
  /** A quick question of this kind, or of any; `draw` is the random number that selects it. */
  | { readonly kind: 'drill'; readonly of: string | null; readonly draw: number }
  /** A new one, generated here: the first from this number on. */
  | { readonly kind: 'fresh'; readonly game: string; readonly from: number }

/** The themes of the puzzles of a game. */
export interface Themes {
  readonly game: string
  readonly themes: readonly string[]
}

const listed = async ({
  game,
  theme,
  difficulty,
  draw,
}: Extract<PuzzleRequest, { kind: 'listed' }>): Promise<Result<Puzzle>> => {
  const { SHIPPED } = await import('@halfpint/puzzles/shipped')
  const fitting = PUZZLE_GAMES.filter(each => game === null || each.game.id === game).flatMap(of =>
    decodeList(SHIPPED[of.game.id] ?? '')
      .filter(
        each =>
          (theme === null || of.themes[each.theme] === theme) &&
          (difficulty === null || each.difficulty === difficulty),
      )
      .map(each => ({ of, ...each })),
  )
  const chosen = fitting[draw % fitting.length]
  const puzzle = chosen === undefined ? undefined : puzzleAt(chosen.of, chosen.number, chosen.difficulty)
  return puzzle === undefined ? refuse('no-such-puzzle', { id: theme ?? '' }) : ok(puzzle)
}

const fresh = (game: string, from: number): Result<Puzzle> => {
  const of = puzzlesOf(game)
  if (!of.ok) return of
  for (const puzzle of makePuzzles(of.value, from)) if (puzzle !== undefined) return ok(puzzle)
  return refuse('no-such-puzzle', { id: game })
}

const drawDrill = async (of: string | null, draw: number): Promise<Result<Puzzle>> => {
  const { DRILLS } = await import('@halfpint/puzzles/drills')
  const fitting = DRILLS.filter(({ kind }) => of === null || kind === of)
  const chosen = fitting[draw % fitting.length]
  return chosen === undefined ? refuse('no-such-puzzle', { id: of ?? '' }) : ok(drillPuzzle(chosen))
}

const drillBy = async (id: string): Promise<Result<Puzzle>> => {
  const { DRILLS } = await import('@halfpint/puzzles/drills')
  const found = DRILLS.find(drill => drillId(drill) === id)
  return found === undefined ? refuse('no-such-puzzle', { id }) : ok(drillPuzzle(found))
}

const byId = (id: string): Result<Puzzle> => {
  const parsed = parseId(id)
  if (!parsed.ok) return parsed
  const puzzle = puzzleAt(parsed.value.game, parsed.value.number)
  return puzzle === undefined ? refuse('no-such-puzzle', { id }) : ok(puzzle)
}

/** The part of the worker for puzzles. */
export const puzzles = {
  async find(request: PuzzleRequest): Promise<Result<Puzzle>> {
    switch (request.kind) {
      case 'day': {
        const { SHIPPED } = await import('@halfpint/puzzles/shipped')
        return ok(dailyPuzzle(SHIPPED, request.day, request.game))
      }
      case 'id':
        return isDrill(request.id) ? drillBy(request.id) : byId(request.id)
      case 'drill':
        return drawDrill(request.of, request.draw)
      case 'listed':
        return listed(request)
      case 'fresh':
        return fresh(request.game, request.from)
    }
  },
  answer: (puzzle: Puzzle, action: Json): Result<PuzzleAnswer> => answerPuzzle(puzzle, action),
  themes: (): readonly Themes[] => PUZZLE_GAMES.map(({ game, themes }) => ({ game: game.id, themes })),
}

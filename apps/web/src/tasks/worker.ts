// Puzzles are made, searched and answered away from the page's own thread.
import { ok, type Result, refuse } from '@halfpint/core'
import {
  type Answer,
  answerPuzzle,
  dailyPuzzle,
  decodeList,
  makePuzzles,
  PUZZLE_GAMES,
  type Puzzle,
  parseId,
  puzzleAt,
  puzzlesOf,
} from '@halfpint/tasks'
import type { PuzzleRequest } from './request.ts'

const listed = async ({
  game,
  theme,
  difficulty,
  draw,
}: Extract<PuzzleRequest, { kind: 'listed' }>): Promise<Result<Puzzle>> => {
  const { SHIPPED } = await import('@halfpint/tasks/shipped')
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

const byId = (id: string): Result<Puzzle> => {
  const parsed = parseId(id)
  if (!parsed.ok) return parsed
  const puzzle = puzzleAt(parsed.value.game, parsed.value.number)
  return puzzle === undefined ? refuse('no-such-puzzle', { id }) : ok(puzzle)
}

const done = async (request: PuzzleRequest): Promise<Result<Puzzle | Answer>> => {
  switch (request.kind) {
    case 'day': {
      const { SHIPPED } = await import('@halfpint/tasks/shipped')
      return ok(dailyPuzzle(SHIPPED, request.day, request.game))
    }
    case 'id':
      return byId(request.id)
    case 'listed':
      return listed(request)
    case 'fresh':
      return fresh(request.game, request.from)
    case 'answer':
      return answerPuzzle(request.puzzle, request.action)
  }
}

/** Answers the page from now on. */
export const servePuzzles = (): void =>
  addEventListener('message', async ({ data }: MessageEvent<{ number: number; request: PuzzleRequest }>) => {
    postMessage({ number: data.number, result: await done(data.request) })
  })

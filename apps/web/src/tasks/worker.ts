// Puzzles are made, searched and answered, and the bots of tasks think, away from the page's own thread.
import { type Json, ok, type Result, refuse } from '@halfpint/core'
import {
  answerPuzzle,
  balancesOf,
  type Course,
  choose,
  claimOf,
  dailyPuzzle,
  dayTask,
  decodeList,
  decodeReply,
  type Entry,
  encodeFresh,
  encodeGame,
  encodeReply,
  figuresOf,
  gameEntry,
  ghostsOf,
  makePuzzles,
  PUZZLE_GAMES,
  type Puzzle,
  parseId,
  pledgeOfDay,
  pointsOf,
  puzzleAt,
  puzzlesOf,
  ratingsOf,
  readLink,
  replayTask,
  roundsPlayed,
  type Task,
  taskEntry,
  trendsOf,
  verdictsOf,
} from '@halfpint/tasks'
import type { PuzzleRequest, TaskRequest } from './request.ts'

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

/** The course that was asked for last: the next choice goes on from it. */
let latest: { readonly seed: string; readonly course: Course } | undefined

const courseOf = (task: Task, choices: readonly number[]): Result<Course> => {
  const before = latest?.seed === task.seed ? latest.course : undefined
  if (before !== undefined && before.choices.join() === choices.join()) return ok(before)
  const isNext = before !== undefined && before.choices.join() === choices.slice(0, -1).join() && choices.length > 0
  const course = isNext ? choose(task, before, choices.at(-1) as number) : replayTask(task, choices)
  if (course.ok) latest = { seed: task.seed, course: course.value }
  return course
}

const linked = (link: string, letters: string | undefined): Result<unknown> => {
  const found = readLink(link)
  if (!found.ok || letters === undefined) return found.ok ? ok({ ...found.value, reply: null }) : found
  const reply = decodeReply(link, found.value.task, letters)
  return reply.ok ? ok({ ...found.value, reply: reply.value }) : reply
}

const summary = (task: Task, log: readonly Json[]): Result<unknown> =>
  ok({ points: pointsOf(task, { log }), rounds: roundsPlayed(task, { log }) })

const counted = (entries: readonly Entry[]): Result<unknown> =>
  ok({
    figures: figuresOf(entries),
    trends: trendsOf(entries),
    ratings: ratingsOf(entries),
    balances: balancesOf(entries),
  })

const claimed = <T>(task: Task, choices: readonly number[], make: (course: Course) => T): Result<T> => {
  const course = courseOf(task, choices)
  return course.ok ? ok(make(course.value)) : course
}

const done = async (request: PuzzleRequest | TaskRequest): Promise<Result<unknown>> => {
  switch (request.kind) {
    case 'day-task':
      return ok(dayTask(request.day, request.game))
    case 'linked':
      return linked(request.link, request.reply)
    case 'fresh-link':
      return encodeFresh(request.challenge, request.seed)
    case 'reply':
      return encodeReply(request.link, request.task, request.name, request.choices)
    case 'claim':
      return claimed(request.task, request.choices, course => claimOf(request.task, course))
    case 'entry':
      return claimed(request.task, request.choices, course => taskEntry(request.task, course, request.about))
    case 'figures':
      return counted(request.entries)
    case 'pledges':
      return ok(request.days.map(day => pledgeOfDay(day, request.game)))
    case 'link':
      return encodeGame(request.played)
    case 'course':
      return courseOf(request.task, request.choices)
    case 'field':
      return ok(ghostsOf(request.task, request.from, request.to))
    case 'verdicts':
      return ok(verdictsOf(request.task, request))
    case 'summary':
      return summary(request.task, request.log)
    case 'game-entry':
      return gameEntry(request.game)
    case 'day': {
      const { SHIPPED } = await import('@halfpint/tasks/shipped')
      return ok(dailyPuzzle(SHIPPED, request.day, request.game))
    }
    case 'themes':
      return ok(PUZZLE_GAMES.map(({ game, themes }) => ({ game: game.id, themes })))
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
export const serveTasks = (): void =>
  addEventListener(
    'message',
    async ({ data }: MessageEvent<{ number: number; request: PuzzleRequest | TaskRequest }>) => {
      postMessage({ number: data.number, result: await done(data.request) })
    },
  )

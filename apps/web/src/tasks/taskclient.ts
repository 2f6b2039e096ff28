import { type Json, type Result, refuse } from '@halfpint/core'
import type {
  Answer,
  Balance,
  Challenge,
  Claim,
  Course,
  Entry,
  Figure,
  FinishedGame,
  Ghost,
  Linked,
  PlayedGame,
  PlayedRound,
  Puzzle,
  Rating,
  Reply,
  Task,
  Verdict,
} from '@halfpint/tasks'
import { startWorker } from '../local/startworker.ts'
import type { PuzzleRequest, TaskRequest } from './request.ts'

/** What the player's seat of a task did, and what everybody has. */
export interface TaskSummary {
  readonly points: readonly number[]
  readonly rounds: readonly PlayedRound[]
}

/** All that the book counts. */
export interface Figures {
  readonly figures: readonly Figure[]
  readonly trends: readonly Figure[]
  readonly ratings: readonly Rating[]
  readonly balances: readonly Balance[]
}

/** What the puzzles of a game can be about. */
export interface Themes {
  readonly game: string
  readonly themes: readonly string[]
}

/** The tasks' worker, for as long as a screen needs it. */
export interface TaskClient {
  themes(): Promise<Result<readonly Themes[]>>
  puzzle(request: Exclude<PuzzleRequest, { kind: 'answer' | 'themes' }>): Promise<Result<Puzzle>>
  answer(puzzle: Puzzle, action: Json): Promise<Result<Answer>>
  dayTask(day: string, game: string): Promise<Result<Task>>
  linked(link: string, reply?: string): Promise<Result<Linked & { readonly reply: Reply | null }>>
  link(played: PlayedGame): Promise<Result<string>>
  freshLink(challenge: Challenge, seed: number): Promise<Result<string>>
  reply(link: string, task: Task, name: string, choices: readonly number[]): Promise<Result<string>>
  claim(task: Task, choices: readonly number[]): Promise<Result<Claim>>
  entry(task: Task, choices: readonly number[], about: Entry): Promise<Result<Entry>>
  figures(entries: readonly Entry[]): Promise<Result<Figures>>
  pledges(days: readonly string[], game: string): Promise<Result<readonly string[]>>
  course(task: Task, choices: readonly number[]): Promise<Result<Course>>
  field(task: Task, from: number, to: number): Promise<Result<readonly Ghost[]>>
  gameEntry(game: FinishedGame): Promise<Result<Entry>>
  summary(task: Task, log: Course['log']): Promise<Result<TaskSummary>>
  verdicts(task: Task, log: Course['log']): Promise<Result<readonly (Verdict | null)[]>>
  close(): void
}

/** Starts the worker. */
export const openTasks = (): TaskClient => {
  const worker = startWorker('tasks')
  const waiting = new Map<number, (result: Result<never>) => void>()
  let numbers = 0
  worker.addEventListener('message', ({ data }: MessageEvent<{ number: number; result: Result<never> }>) => {
    waiting.get(data.number)?.(data.result)
    waiting.delete(data.number)
  })
  worker.addEventListener('error', () => {
    for (const resolve of waiting.values()) resolve(refuse('puzzles-unavailable'))
    waiting.clear()
  })
  const ask = <T>(request: PuzzleRequest | TaskRequest): Promise<Result<T>> =>
    new Promise(resolve => {
      waiting.set(numbers, resolve)
      worker.postMessage({ number: numbers++, request })
    })
  return {
    themes: () => ask({ kind: 'themes' }),
    puzzle: request => ask<Puzzle>(request),
    answer: (puzzle, action) => ask<Answer>({ kind: 'answer', puzzle, action }),
    dayTask: (day, game) => ask({ kind: 'day-task', day, game }),
    linked: (link, reply) => ask({ kind: 'linked', link, reply }),
    link: played => ask({ kind: 'link', played }),
    freshLink: (challenge, seed) => ask({ kind: 'fresh-link', challenge, seed }),
    reply: (link, task, name, choices) => ask({ kind: 'reply', link, task, name, choices }),
    claim: (task, choices) => ask({ kind: 'claim', task, choices }),
    entry: (task, choices, about) => ask({ kind: 'entry', task, choices, about }),
    figures: entries => ask({ kind: 'figures', entries }),
    pledges: (days, game) => ask({ kind: 'pledges', days, game }),
    course: (task, choices) => ask({ kind: 'course', task, choices }),
    field: (task, from, to) => ask({ kind: 'field', task, from, to }),
    gameEntry: game => ask({ kind: 'game-entry', game }),
    summary: (task, log) => ask({ kind: 'summary', task, log }),
    verdicts: (task, log) => ask({ kind: 'verdicts', task, log }),
    close: () => worker.terminate(),
  }
}

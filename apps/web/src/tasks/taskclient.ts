import { type Json, type Result, refuse } from '@halfpint/core'
import type { Answer, Course, Entry, FinishedGame, Ghost, PlayedGame, Puzzle, Task } from '@halfpint/tasks'
import type { PuzzleRequest, TaskRequest } from './request.ts'

/** What the player's seat of a task did, and what everybody has. */
export interface TaskSummary {
  readonly points: readonly number[]
  readonly plays: readonly string[]
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
  linked(link: string): Promise<Result<{ readonly theirs: PlayedGame; readonly task: Task }>>
  link(played: PlayedGame): Promise<Result<string>>
  course(task: Task, choices: readonly number[]): Promise<Result<Course>>
  field(task: Task, from: number, to: number): Promise<Result<readonly Ghost[]>>
  gameEntry(game: FinishedGame): Promise<Result<Entry>>
  summary(task: Task, log: Course['log']): Promise<Result<TaskSummary>>
  close(): void
}

/** Starts the worker. */
export const openTasks = (): TaskClient => {
  const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'tasks' })
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
    linked: link => ask({ kind: 'linked', link }),
    link: played => ask({ kind: 'link', played }),
    course: (task, choices) => ask({ kind: 'course', task, choices }),
    field: (task, from, to) => ask({ kind: 'field', task, from, to }),
    gameEntry: game => ask({ kind: 'game-entry', game }),
    summary: (task, log) => ask({ kind: 'summary', task, log }),
    close: () => worker.terminate(),
  }
}

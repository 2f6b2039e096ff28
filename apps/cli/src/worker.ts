import { Worker, workerData } from 'node:worker_threads'
import type { FindBot } from './arena/addedbots.ts'
import { type ArenaTask, serveArena } from './arena/worker.ts'
import { type BotTask, serveBots } from './botworker.ts'
import { type JudgeTask, serveJudge } from './judgepool.ts'

/** The tasks of worker threads. */
export type Task = ArenaTask | BotTask | JudgeTask

/** Starts a thread of this program, which is one file once it is built. */
export const startWorker = (task: Task): Worker => new Worker(new URL(import.meta.url), { workerData: task })

/** Runs the task of this thread. `find` knows bots that the caller adds to the arena. */
export const serve = (find: FindBot | undefined): void => {
  const { kind } = workerData as Task
  if (kind === 'arena') serveArena(find)
  else if (kind === 'judge') serveJudge()
  else serveBots()
}

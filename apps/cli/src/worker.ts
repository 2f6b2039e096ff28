import { Worker, workerData } from 'node:worker_threads'
import { type ArenaTask, serveArena } from './arena/worker.ts'
import { type BotTask, serveBots } from './botworker.ts'
import { type JudgeTask, serveJudge } from './judgepool.ts'

/** What a worker can be for. */
export type Task = ArenaTask | BotTask | JudgeTask

/** Starts a thread of this very program, which is one file once it is built. */
export const startWorker = (task: Task): Worker => new Worker(new URL(import.meta.url), { workerData: task })

/** What a thread does instead of reading the command line. */
export const serve = (): void => {
  const { kind } = workerData as Task
  if (kind === 'arena') serveArena()
  else if (kind === 'judge') serveJudge()
  else serveBots()
}

import { Worker } from 'node:worker_threads'
import type { Budget } from '@halfpint/core'
import type { Question } from '@halfpint/table'
import { type Remote, wrap } from 'comlink'
import nodeEndpoint from 'comlink/dist/umd/node-adapter.js'
import type { Slice, Sliced } from '../daily/replays.ts'

/** The functions of a thread that thinks for bots and replays results. */
export interface BotThread {
  answer(question: Question, budget?: Budget): Promise<number>
  replay(slice: Slice): Promise<Sliced>
}

/** Starts a thread of the program at `path`. It does not keep the process alive. */
export const startBotThread = (path: URL): { worker: Worker; thread: Remote<BotThread> } => {
  const worker = new Worker(path)
  const thread = wrap<BotThread>(nodeEndpoint(worker))
  worker.unref()
  return { worker, thread }
}

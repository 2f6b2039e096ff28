import type { Worker } from 'node:worker_threads'
import type { Budget } from '@halfpint/core'
import { answer, type Question } from '@halfpint/table'
import { exposeThread, type Thread, threadOf } from './thread.ts'

/** Start message of a thread that thinks for the bots of a table. */
export interface BotTask {
  readonly kind: 'bots'
}

/** Decides for a bot in this thread: the index of the action among the legal ones. */
export const think = (question: Question, budget: Budget): Promise<number> =>
  answer(question, () => performance.now(), budget)

const BOTS = { think }

export const serveBots = (): void => exposeThread(BOTS)

/** A thread that thinks for bots, so that keys and Ctrl-C work meanwhile. */
export interface BotWorker {
  ask(question: Question, budget: Budget): Promise<number>
  close(): void
}

/** A thread that is started at the first question. */
export const openBotWorker = (start: (task: BotTask) => Worker): BotWorker => {
  let thread: Thread<typeof BOTS> | undefined
  return {
    ask(question, budget) {
      thread ??= threadOf(start({ kind: 'bots' }))
      return thread.run(bots => bots.think(question, budget))
    },
    close() {
      thread?.close()
    },
  }
}

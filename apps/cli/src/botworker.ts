import { parentPort, type Worker } from 'node:worker_threads'
import type { Budget } from '@halfpint/core'
import { answer, type Question } from '@halfpint/table'

/** Start message of a thread that thinks for the bots of a table. */
export interface BotTask {
  readonly kind: 'bots'
}

interface Request {
  readonly id: number
  readonly question: Question
  readonly budget: Budget
}

interface Response {
  readonly id: number
  /** The index of the action among the legal ones. */
  readonly at: number
}

/** Decides for a bot in this thread. */
export const think = (question: Question, budget: Budget): Promise<number> =>
  answer(question, () => performance.now(), budget)

/** Answers questions one after the other. */
export const serveBots = (): void => {
  parentPort?.on('message', async ({ id, question, budget }: Request) => {
    parentPort?.postMessage({ id, at: await think(question, budget) } satisfies Response)
  })
}

/** A thread that thinks for bots, so that keys and Ctrl-C work meanwhile. */
export interface BotWorker {
  ask(question: Question, budget: Budget): Promise<number>
  close(): void
}

/** A thread that is started at the first question. */
export const openBotWorker = (start: (task: BotTask) => Worker): BotWorker => {
  const waiting = new Map<number, { resolve(at: number): void; reject(error: unknown): void }>()
  let worker: Worker | undefined
  let asked = 0
  const open = (): Worker => {
    const started = start({ kind: 'bots' })
    started.on('message', ({ id, at }: Response) => {
      waiting.get(id)?.resolve(at)
      waiting.delete(id)
    })
    started.on('error', error => {
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    return started
  }
  return {
    ask(question, budget) {
      worker ??= open()
      const id = asked++
      worker.postMessage({ id, question, budget } satisfies Request)
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    close() {
      void worker?.terminate()
    },
  }
}

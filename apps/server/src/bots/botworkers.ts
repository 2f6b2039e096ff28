import type { Worker } from 'node:worker_threads'
import { isThinker, profileOf } from '@halfpint/bots'
import type { Budget } from '@halfpint/core'
import { answer, type Question } from '@halfpint/table'
import type { Remote } from 'comlink'
import { type BotThread, startBotThread } from './botthread.ts'
import { openTurns } from './turns.ts'

const think = (question: Question): Promise<number> => answer(question, () => performance.now())

/** Threads in which bots think, so that a champion does not delay requests. */
export interface BotWorkers {
  /** Asks a bot for an action. Owners take turns, so that one of them cannot delay the others. */
  ask(question: Question, owner?: string): Promise<number>
  /** Ends the threads. Waiting questions get any legal answer, because no table uses it. */
  close(): Promise<void>
}

interface Waiting {
  readonly question: Question
  readonly budget?: Budget
  resolve(at: number | Promise<number>): void
}

interface BotWorker {
  readonly worker: Worker
  readonly thread: Remote<BotThread>
  asked: Waiting | undefined
}

/** Number of waiting questions above which bots think less. */
const MAX_QUEUE = 12

/** Budget of a bot while too many questions wait. */
const REDUCED_BUDGET: Budget = { milliseconds: 60 }

const isSlow = (bot: string): boolean => {
  const nature = profileOf(bot)
  return nature.ok && isThinker(nature.value.level)
}

/**
 * Opens up to `max` threads of the program at `path`, each when it is first needed. Bots that answer at once run in the
 * main thread, and so does a question whose thread died.
 */
export const openBotWorkers = (path: URL | null, max: number): BotWorkers => {
  const workers: BotWorker[] = []
  const queue = openTurns<Waiting>()
  let closed = false

  const startWorker = (): BotWorker => {
    const { worker, thread } = startBotThread(path!)
    const own: BotWorker = { worker, thread, asked: undefined }
    // A dead thread also exits, and the exit handler answers its question.
    worker.on('error', () => {})
    worker.on('exit', () => {
      const place = workers.indexOf(own)
      if (place >= 0) workers.splice(place, 1)
      if (closed) return
      own.asked?.resolve(think(own.asked.question))
      own.asked = undefined
      serveNext()
    })
    workers.push(own)
    return own
  }

  /** Gives waiting questions to free threads; starts a thread if none is free and the maximum is not reached. */
  const serveNext = (): void => {
    while (queue.size > 0) {
      const free =
        workers.find(({ asked }) => asked === undefined) ?? (workers.length < max ? startWorker() : undefined)
      if (free === undefined) return
      const waiting = queue.next()
      if (waiting === undefined) return
      free.asked = waiting
      const finish = (at: number | Promise<number>): void => {
        waiting.resolve(at)
        free.asked = undefined
        serveNext()
      }
      free.thread.answer(waiting.question, waiting.budget).then(finish, () => finish(think(waiting.question)))
    }
  }

  return {
    ask(question, owner = '') {
      if (path === null || max === 0 || !isSlow(question.bot)) return think(question)
      return new Promise(resolve => {
        queue.add(owner, { question, resolve, ...(queue.size >= MAX_QUEUE ? { budget: REDUCED_BUDGET } : {}) })
        serveNext()
      })
    },
    async close() {
      closed = true
      for (const { resolve } of queue.clear()) resolve(0)
      for (const { asked } of workers) asked?.resolve(0)
      await Promise.all(workers.map(({ worker }) => worker.terminate()))
    },
  }
}

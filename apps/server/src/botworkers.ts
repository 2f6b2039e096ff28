import { Worker } from 'node:worker_threads'
import { isThinker, natureOf } from '@halfpint/bots'
import { answer, type Question } from '@halfpint/table'

const think = (question: Question): Promise<number> => answer(question, () => performance.now())

/** Threads that think for the bots, so that a champion's thinking delays no request. */
export interface BotWorkers {
  ask(question: Question): Promise<number>
  close(): Promise<void>
}

interface Waiting {
  readonly question: Question
  resolve(at: number | Promise<number>): void
}

interface BotWorker {
  readonly worker: Worker
  readonly asked: Map<number, Waiting>
}

const takesTime = (bot: string): boolean => {
  const nature = natureOf(bot)
  return nature.ok && isThinker(nature.value.level)
}

/**
 * Up to `most` threads of the program at `path`, started when they are first needed. Bots that answer
 * at once are not sent there. What a thread leaves unanswered when it dies is thought out here.
 */
export const openBotWorkers = (path: URL | null, most: number): BotWorkers => {
  const workers: BotWorker[] = []
  let next = 0
  let closed = false

  const startWorker = (): BotWorker => {
    const worker = new Worker(path as URL)
    const own: BotWorker = { worker, asked: new Map() }
    worker.on('message', ({ id, at }: { id: number; at: number }) => {
      own.asked.get(id)?.resolve(at)
      own.asked.delete(id)
    })
    // A dead thread also exits; there its questions are answered.
    worker.on('error', () => {})
    worker.on('exit', () => {
      const place = workers.indexOf(own)
      if (place >= 0) workers.splice(place, 1)
      if (closed) return
      for (const { question, resolve } of own.asked.values()) resolve(think(question))
    })
    worker.unref()
    workers.push(own)
    return own
  }

  /** The thread with the fewest open questions; a new one if all are busy and there may be more. */
  const idlest = (): BotWorker => {
    const first = [...workers].sort((a, b) => a.asked.size - b.asked.size)[0]
    if (first !== undefined && (first.asked.size === 0 || workers.length >= most)) return first
    return startWorker()
  }

  return {
    ask(question) {
      if (path === null || most === 0 || !takesTime(question.bot)) return think(question)
      const id = next++
      return new Promise(resolve => {
        const own = idlest()
        own.asked.set(id, { question, resolve })
        own.worker.postMessage({ id, question })
      })
    },
    async close() {
      closed = true
      await Promise.all(workers.map(({ worker }) => worker.terminate()))
    },
  }
}

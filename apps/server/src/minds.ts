import { Worker } from 'node:worker_threads'
import { isThinker, natureOf } from '@halfpint/bots'
import { answer, type Question } from '@halfpint/table'

const think = (question: Question): Promise<number> => answer(question, () => performance.now())

/** Threads that think for the bots, so that a champion's thinking delays no request. */
export interface Minds {
  ask(question: Question): Promise<number>
  close(): Promise<void>
}

interface Waiting {
  readonly question: Question
  resolve(at: number | Promise<number>): void
}

interface Mind {
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
export const openMinds = (path: URL | null, most: number): Minds => {
  const minds: Mind[] = []
  let next = 0
  let closed = false

  const hire = (): Mind => {
    const worker = new Worker(path as URL)
    const mind: Mind = { worker, asked: new Map() }
    worker.on('message', ({ id, at }: { id: number; at: number }) => {
      mind.asked.get(id)?.resolve(at)
      mind.asked.delete(id)
    })
    // A dead thread also exits; there its questions are answered.
    worker.on('error', () => {})
    worker.on('exit', () => {
      const place = minds.indexOf(mind)
      if (place >= 0) minds.splice(place, 1)
      if (closed) return
      for (const { question, resolve } of mind.asked.values()) resolve(think(question))
    })
    worker.unref()
    minds.push(mind)
    return mind
  }

  /** The thread with the fewest open questions; a new one if all are busy and there may be more. */
  const idlest = (): Mind => {
    const first = [...minds].sort((a, b) => a.asked.size - b.asked.size)[0]
    if (first !== undefined && (first.asked.size === 0 || minds.length >= most)) return first
    return hire()
  }

  return {
    ask(question) {
      if (path === null || most === 0 || !takesTime(question.bot)) return think(question)
      const id = next++
      return new Promise(resolve => {
        const mind = idlest()
        mind.asked.set(id, { question, resolve })
        mind.worker.postMessage({ id, question })
      })
    },
    async close() {
      closed = true
      await Promise.all(minds.map(({ worker }) => worker.terminate()))
    },
  }
}

import { parentPort, type Worker } from 'node:worker_threads'
import { type Bot, type Json, type Position, type Seat, type Seen, seeded } from '@halfpint/core'
import { decide, type Guest, takesTime } from './company.ts'

/** What a thread is told that thinks for the guests of a table. */
export interface MindTask {
  readonly kind: 'mind'
}

interface Question {
  readonly id: number
  readonly gameId: string
  readonly guest: Guest
  readonly view: Seen<Position>
  readonly legal: readonly Json[]
  readonly seed: string
}

interface Answer {
  readonly id: number
  /** The place of the action among the legal ones. */
  readonly at: number
}

const think = ({ gameId, guest, view, legal, seed }: Omit<Question, 'id'>): number =>
  legal.indexOf(decide(gameId, guest, view, legal, seeded(seed)))

/** Thinks about what it is asked, one question after the other. */
export const serveMinds = (): void => {
  parentPort?.on('message', (question: Question) => {
    parentPort?.postMessage({ id: question.id, at: think(question) } satisfies Answer)
  })
}

/** A thread that thinks, so that keys and Ctrl-C are heard meanwhile. */
export interface Mind {
  ask(question: Omit<Question, 'id'>): Promise<number>
  close(): void
}

/** A thread that is started at the first question. */
export const openMind = (start: (task: MindTask) => Worker): Mind => {
  const waiting = new Map<number, { resolve(at: number): void; reject(error: unknown): void }>()
  let worker: Worker | undefined
  let asked = 0
  const open = (): Worker => {
    const started = start({ kind: 'mind' })
    started.on('message', ({ id, at }: Answer) => {
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
    ask(question) {
      worker ??= open()
      const id = asked++
      worker.postMessage({ id, ...question } satisfies Question)
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    close() {
      void worker?.terminate()
    },
  }
}

/** One bot for all places: each view is answered by the guest who sits there. */
export const tableBot =
  <S extends Position, A extends Json>(gameId: string, guestAt: (seat: Seat) => Guest, mind: Mind): Bot<S, A> =>
  async (view, legal, random) => {
    const guest = guestAt(view.viewer as Seat)
    const question = { gameId, guest, view, legal, seed: `${random.next()} ${random.next()}` }
    return legal[takesTime(guest) ? await mind.ask(question) : think(question)] as A
  }

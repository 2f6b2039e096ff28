import type { Json, Result } from '@halfpint/core'
import type { Answer, Order } from './order.ts'

/** A worker that takes orders. */
export interface Clerk {
  ask(order: Order): Promise<Result<Json>>
  /** Hears what is said to this ear until it is closed. */
  listen(hear: (answer: Answer) => void): { readonly ear: number; readonly close: () => void }
  close(): void
}

/** Starts a worker. */
export const hireClerk = (): Clerk => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (result: Result<Json>) => void>()
  const ears = new Map<number, (answer: Answer) => void>()
  let numbers = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.kind === 'answer') {
      waiting.get(data.order)?.(data.result)
      waiting.delete(data.order)
    } else if (data.kind !== 'broken') ears.get(data.ear)?.(data)
  })
  const ask = (order: Order): Promise<Result<Json>> =>
    new Promise(resolve => {
      const number = numbers++
      waiting.set(number, resolve)
      worker.postMessage({ order, number })
    })
  return {
    ask,
    listen(hear) {
      const ear = numbers++
      ears.set(ear, hear)
      return {
        ear,
        close() {
          ears.delete(ear)
          void ask({ kind: 'leave', ear })
        },
      }
    },
    close: () => worker.terminate(),
  }
}

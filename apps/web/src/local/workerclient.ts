import type { Json, Result } from '@halfpint/core'
import type { Message, Request } from './request.ts'
import { startWorker } from './startworker.ts'

/** A worker that answers requests. */
export interface WorkerClient {
  ask(request: Request): Promise<Result<Json>>
  /** Hears what is said to this subscription until it is closed. */
  subscribe(hear: (message: Message) => void): { readonly subscription: number; readonly close: () => void }
  close(): void
}

/** Starts a worker. */
export const openWorker = (): WorkerClient => {
  const worker = startWorker('table')
  const waiting = new Map<number, (result: Result<Json>) => void>()
  const subscriptions = new Map<number, (message: Message) => void>()
  let numbers = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'answer') {
      waiting.get(data.request)?.(data.result)
      waiting.delete(data.request)
    } else subscriptions.get(data.subscription)?.(data)
  })
  const ask = (request: Request): Promise<Result<Json>> =>
    new Promise(resolve => {
      const number = numbers++
      waiting.set(number, resolve)
      worker.postMessage({ request, number })
    })
  return {
    ask,
    subscribe(hear) {
      const subscription = numbers++
      subscriptions.set(subscription, hear)
      return {
        subscription,
        close() {
          subscriptions.delete(subscription)
          void ask({ kind: 'leave', subscription })
        },
      }
    },
    close: () => worker.terminate(),
  }
}

import { parentPort, type Worker } from 'node:worker_threads'
import { expose, type Remote, wrap } from 'comlink'
import nodeEndpoint from 'comlink/dist/umd/node-adapter.js'

/** A thread with functions that this thread calls. */
export interface Thread<Api> {
  /** Calls a function of the thread. Rejects if the thread fails. */
  run<Value>(call: (api: Remote<Api>) => Promise<Value>): Promise<Value>
  /** Ends the thread at once. */
  close(): void
}

/** The functions that a started thread exposes. */
export const threadOf = <Api>(worker: Worker): Thread<Api> => {
  const api = wrap<Api>(nodeEndpoint(worker))
  return {
    run: call =>
      new Promise((resolve, reject) => {
        worker.once('error', reject)
        void call(api)
          .then(resolve, reject)
          .finally(() => worker.off('error', reject))
      }),
    close() {
      void worker.terminate()
    },
  }
}

/** Exposes the functions of this thread to the one that started it. */
export const exposeThread = <Api>(api: Api): void => expose(api, nodeEndpoint(parentPort!))

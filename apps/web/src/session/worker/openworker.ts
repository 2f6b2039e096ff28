import { type Remote, wrap } from 'comlink'
import type { WorkerApi } from './api.ts'
import { startWorker } from './startworker.ts'

/** A worker of the page. */
export interface PageWorker extends Pick<Remote<WorkerApi>, keyof WorkerApi> {
  /** Resolves if the worker cannot be loaded. */
  readonly failed: Promise<void>
  close(): void
}

/** Starts a worker. */
export const openWorker = (): PageWorker => {
  const worker = startWorker()
  const { tables, fixedGames, puzzles, figures, reviews, todayCards } = wrap<WorkerApi>(worker)
  return {
    ...{ tables, fixedGames, puzzles, figures, reviews, todayCards },
    failed: new Promise(resolve => {
      worker.addEventListener('error', () => resolve())
    }),
    close: () => worker.terminate(),
  }
}

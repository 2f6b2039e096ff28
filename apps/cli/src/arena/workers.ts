import type { Worker } from 'node:worker_threads'
import { collectPairs, type Experiment, matchesPerPair, type PairCollector } from '@halfpint/bots'
import { startWorker } from '../worker.ts'
import type { Clock } from './clock.ts'
import type { ArenaNews } from './worker.ts'

/**
 * Matches are sent in batches that take about this many milliseconds, so that neither messages nor waiting cost much.
 */
const BATCH_TIME = 200
const MAX_BATCH = 500

/** An experiment in progress in several threads. */
export interface Run {
  /** Resolves when all matches are played or the run was stopped. */
  readonly done: Promise<'played' | 'stopped'>
  /** Ends all threads; the results so far are kept. */
  stop(): void
}

/** Plays matches in worker threads; each result is added to the gathering when it arrives. */
export const playInWorkers = (
  experiment: Experiment,
  matches: Iterator<number>,
  workers: number,
  clock: Clock,
  gathering: PairCollector,
  onNews: (news: ArenaNews) => void,
): Run => {
  const running = new Set<Worker>()
  let stop: () => void = () => {}
  const done = new Promise<'played' | 'stopped'>((resolve, reject) => {
    const end = (worker: Worker): void => {
      running.delete(worker)
      // The worker ends the programs it started, and then itself.
      worker.postMessage(null)
      if (running.size === 0) resolve('played')
    }
    const terminate = (): void => {
      for (const worker of running) void worker.terminate()
      running.clear()
    }
    stop = () => {
      terminate()
      resolve('stopped')
    }
    const startOne = (): void => {
      const worker = startWorker({ kind: 'arena', experiment, clock })
      running.add(worker)
      let size = 1
      let began = 0
      const sendBatch = (): void => {
        const batch: number[] = []
        while (batch.length < size) {
          const next = matches.next()
          if (next.done) break
          batch.push(next.value)
        }
        began = performance.now()
        if (batch.length > 0) worker.postMessage(batch)
        else end(worker)
      }
      worker.on('message', (news: ArenaNews) => {
        const { reports } = news
        if (!running.has(worker)) return
        for (const report of reports) gathering.add(report)
        const took = (performance.now() - began) / reports.length
        size = Math.max(1, Math.min(MAX_BATCH, Math.round(BATCH_TIME / took)))
        onNews(news)
        sendBatch()
      })
      worker.on('error', error => {
        terminate()
        reject(error)
      })
      sendBatch()
    }
    for (let number = 0; number < workers; number++) startOne()
  })
  return { done, stop: () => stop() }
}

/** Starts the collection of an experiment's matches. */
export const gatheringOf = (experiment: Experiment): PairCollector =>
  collectPairs(experiment.bots.length, matchesPerPair(experiment))

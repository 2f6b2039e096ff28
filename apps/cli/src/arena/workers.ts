import { collectPairs, type Experiment, matchesPerPair, type PairCollector } from '@halfpint/bots'
import { type Thread, threadOf } from '../thread.ts'
import { startWorker } from '../worker.ts'
import type { Clock } from './clock.ts'
import type { ArenaNews, ArenaWorker } from './worker.ts'

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

interface RunOptions {
  readonly experiment: Experiment
  /** The numbers of the matches to play. */
  readonly matches: Iterator<number>
  /** Number of threads. */
  readonly workers: number
  readonly clock: Clock
  /** Gets each result when it arrives. */
  readonly gathering: PairCollector
  onNews(news: ArenaNews): void
}

/** Plays matches in worker threads. */
export const playInWorkers = ({ experiment, matches, workers, clock, gathering, onNews }: RunOptions): Run => {
  const running = new Set<Thread<ArenaWorker>>()
  const terminate = (): void => {
    for (const thread of running) thread.close()
    running.clear()
  }
  const takeBatch = (size: number): number[] => {
    const batch: number[] = []
    while (batch.length < size) {
      const next = matches.next()
      if (next.done) break
      batch.push(next.value)
    }
    return batch
  }
  const playAll = async (): Promise<void> => {
    const thread = threadOf<ArenaWorker>(startWorker({ kind: 'arena', experiment, clock }))
    running.add(thread)
    let size = 1
    for (let batch = takeBatch(size); batch.length > 0; batch = takeBatch(size)) {
      const began = performance.now()
      const news = await thread.run(worker => worker.play(batch))
      if (!running.has(thread)) return
      for (const report of news.reports) gathering.add(report)
      const took = (performance.now() - began) / news.reports.length
      size = Math.max(1, Math.min(MAX_BATCH, Math.round(BATCH_TIME / took)))
      onNews(news)
    }
    running.delete(thread)
    // Not awaited: the thread ends without an answer.
    void thread.run(worker => worker.end())
  }
  let stop = (): void => {}
  const stopped = new Promise<'stopped'>(resolve => {
    stop = () => {
      terminate()
      resolve('stopped')
    }
  })
  const played = Promise.all(Array.from({ length: workers }, playAll)).then(
    () => 'played' as const,
    error => {
      terminate()
      throw error
    },
  )
  return { done: Promise.race([played, stopped]), stop: () => stop() }
}

/** Starts the collection of an experiment's matches. */
export const gatheringOf = (experiment: Experiment): PairCollector =>
  collectPairs(experiment.bots.length, matchesPerPair(experiment))

import type { Worker } from 'node:worker_threads'
import { type Experiment, type Gathering, gather, matchesPerPair } from '@halfpint/bots'
import { startWorker } from '../worker.ts'
import type { Clock } from './clock.ts'
import type { ArenaNews } from './worker.ts'

/** Matches are handed out in heaps that take about so many milliseconds: neither talk nor waiting costs much. */
const HEAP_TIME = 200
const MOST_IN_HEAP = 500

/** An experiment being played by several threads. */
export interface Crew {
  /** Resolves when all matches are played, or the crew was sent home. */
  readonly done: Promise<'played' | 'stopped'>
  /** Sends everybody home; what is played stays. */
  stop(): void
}

/** Lets so many workers play the matches; each result goes to the gathering as it comes. */
export const hire = (
  experiment: Experiment,
  matches: Iterator<number>,
  workers: number,
  clock: Clock,
  gathering: Gathering,
  tell: (news: ArenaNews) => void,
): Crew => {
  const crew = new Set<Worker>()
  let stop: () => void = () => {}
  const done = new Promise<'played' | 'stopped'>((resolve, reject) => {
    const leave = (worker: Worker): void => {
      crew.delete(worker)
      // It ends the programs it started, and then itself.
      worker.postMessage(null)
      if (crew.size === 0) resolve('played')
    }
    const dismiss = (): void => {
      for (const worker of crew) void worker.terminate()
      crew.clear()
    }
    stop = () => {
      dismiss()
      resolve('stopped')
    }
    const join = (): void => {
      const worker = startWorker({ kind: 'arena', experiment, clock })
      crew.add(worker)
      let size = 1
      let began = 0
      const hand = (): void => {
        const heap: number[] = []
        while (heap.length < size) {
          const next = matches.next()
          if (next.done) break
          heap.push(next.value)
        }
        began = performance.now()
        if (heap.length > 0) worker.postMessage(heap)
        else leave(worker)
      }
      worker.on('message', (news: ArenaNews) => {
        const { reports } = news
        if (!crew.has(worker)) return
        for (const report of reports) gathering.add(report)
        const took = (performance.now() - began) / reports.length
        size = Math.max(1, Math.min(MOST_IN_HEAP, Math.round(HEAP_TIME / took)))
        tell(news)
        hand()
      })
      worker.on('error', error => {
        dismiss()
        reject(error)
      })
      hand()
    }
    for (let number = 0; number < workers; number++) join()
  })
  return { done, stop: () => stop() }
}

/** An empty gathering for an experiment. */
export const gatheringOf = (experiment: Experiment): Gathering =>
  gather(experiment.bots.length, matchesPerPair(experiment))

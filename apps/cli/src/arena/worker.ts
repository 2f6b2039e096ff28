import { parentPort, workerData } from 'node:worker_threads'
import { type Experiment, playNumbered } from '@halfpint/bots'

/** What an arena worker is told when it starts. */
export interface ArenaTask {
  readonly kind: 'arena'
  readonly experiment: Experiment
}

/** Plays the matches whose numbers it is sent, and sends back how they went. */
export const serveArena = (): void => {
  const { experiment } = workerData as ArenaTask
  parentPort?.on('message', (matches: readonly number[]) => {
    parentPort?.postMessage(matches.map(match => playNumbered(experiment, match, () => performance.now())))
  })
}

import { parentPort, workerData } from 'node:worker_threads'
import { type Experiment, type MatchReport, playNumbered } from '@halfpint/bots'
import { guestsOf } from './yardstick.ts'

/** What an arena worker is told when it starts. */
export interface ArenaTask {
  readonly kind: 'arena'
  readonly experiment: Experiment
}

/** Plays the matches whose numbers it is sent, and sends back how they went. */
export const serveArena = (): void => {
  const { experiment } = workerData as ArenaTask
  const guests = guestsOf(experiment)
  const play = async (matches: readonly number[]): Promise<readonly MatchReport[]> => {
    const reports: MatchReport[] = []
    for (const match of matches) {
      reports.push(await playNumbered(experiment, match, () => performance.now(), await guests))
    }
    return reports
  }
  parentPort?.on('message', async (matches: readonly number[]) => parentPort?.postMessage(await play(matches)))
}

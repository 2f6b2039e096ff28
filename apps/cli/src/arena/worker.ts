import { parentPort, workerData } from 'node:worker_threads'
import { type Experiment, type MatchReport, playNumbered } from '@halfpint/bots'
import { type Clock, timeBy } from './clock.ts'
import type { Fault } from './program.ts'
import { companyOf } from './yardstick.ts'

/** What an arena worker is told when it starts. */
export interface ArenaTask {
  readonly kind: 'arena'
  readonly experiment: Experiment
  readonly clock: Clock
}

/** What a worker says: matches played, and what programs lost in them. */
export interface ArenaNews {
  readonly reports: readonly MatchReport[]
  readonly faults: readonly { readonly bot: string; readonly fault: Fault }[]
}

/** Plays the matches whose numbers it is sent, and sends back how they went; nothing means that there is no more. */
export const serveArena = (): void => {
  const { experiment, clock } = workerData as ArenaTask
  const now = timeBy(clock)
  let faults: { bot: string; fault: Fault }[] = []
  const company = companyOf(experiment, (bot, fault) => faults.push({ bot, fault }))
  const play = async (matches: readonly number[]): Promise<ArenaNews> => {
    const reports: MatchReport[] = []
    const { guests } = await company
    for (const match of matches) {
      reports.push(await playNumbered(experiment, match, now, guests))
    }
    const news = { reports, faults }
    faults = []
    return news
  }
  parentPort?.on('message', async (matches: readonly number[] | null) => {
    if (matches !== null) return parentPort?.postMessage(await play(matches))
    ;(await company).close()
    parentPort?.close()
  })
}

import { parentPort, workerData } from 'node:worker_threads'
import { type Experiment, type MatchReport, playNumbered } from '@halfpint/bots'
import { exposeThread } from '../thread.ts'
import { type FindBot, loadBots } from './addedbots.ts'
import { type Clock, timeBy } from './clock.ts'
import type { Fault } from './program.ts'

/** Start message of an arena worker. */
export interface ArenaTask {
  readonly kind: 'arena'
  readonly experiment: Experiment
  readonly clock: Clock
}

/** Matches that a worker played, and the decisions that programs lost in them. */
export interface ArenaNews {
  readonly reports: readonly MatchReport[]
  readonly faults: readonly { readonly bot: string; readonly fault: Fault }[]
  /** Programs without a single valid answer so far. */
  readonly silent: readonly string[]
}

/** The functions of an arena worker. */
export interface ArenaWorker {
  /** Plays the matches with these numbers. */
  play(matches: readonly number[]): Promise<ArenaNews>
  /** Ends the programs that the worker started, and then the worker. */
  end(): Promise<void>
}

export const serveArena = (find: FindBot | undefined): void => {
  const { experiment, clock } = workerData as ArenaTask
  const now = timeBy(clock)
  let faults: { bot: string; fault: Fault }[] = []
  const loaded = loadBots(experiment, find, (bot, fault) => faults.push({ bot, fault }))
  const play: ArenaWorker['play'] = async matches => {
    const reports: MatchReport[] = []
    const { added, silent } = await loaded
    for (const match of matches) {
      reports.push(await playNumbered(experiment, match, now, added))
    }
    const news = { reports, faults, silent: silent() }
    faults = []
    return news
  }
  const end = async (): Promise<void> => {
    ;(await loaded).close()
    parentPort?.close()
  }
  exposeThread<ArenaWorker>({ play, end })
}

import { NO_TABLE, type Store } from '@halfpint/store'
import type { FastifyBaseLogger } from 'fastify'
import { ADMIN_LOG } from '../admin/state.ts'
import type { Clock } from '../clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Milliseconds between two notes of the time. */
const NOTE_EVERY = 300_000

/** Minimum milliseconds between two sweeps. */
const SWEEP_EVERY = 3 * NOTE_EVERY

/** Running time before a server sweeps: the clock of a machine that was just started may be wrong. */
const MIN_UPTIME = HOUR

/** Running time without a sweep, over all restarts, after which the clock is trusted whatever it shows. */
const TRUST_AFTER = 6 * HOUR

/** Days that a copy of a device is kept after the last visit. */
const KEEP_COPIES = 400

/** Maximum number of tables that one sweep removes. */
const MAX_SWEPT = 1_000_000

/** The log with the time note. No table has such an id. */
const CLOCK_LOG = 'server-clock'

type ClockNote = {
  /** The latest trusted time. */
  readonly time: number
  /** Running time of all processes since the last sweep, in milliseconds. */
  readonly waited: number
}

/** Dependencies of the sweeper. */
interface SweeperDependencies {
  readonly store: Store
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Days that a table is kept after its last event. */
  readonly keep: number
  /** Days that a record is kept; 0 for no limit. */
  readonly keepRecords: number
  /** Tables that are in use. */
  readonly inUse: () => readonly string[]
}

/** Removes expired data until it is stopped. */
export interface Sweeper {
  /** Data from before this time has expired, as of the last sweep; `-Infinity` before the first one. */
  expiredBefore(): number
  /** Resolves when nothing is in progress any more. */
  stop(): Promise<void>
}

/**
 * Removes expired tables, pads, results, records and copies. A wrong clock must not remove anything: the store notes the time
 * while the server runs, and a clock that is more than a day ahead of that note is not trusted for some hours.
 */
export const openSweeper = ({ store, clock, log, keep, keepRecords, inUse }: SweeperDependencies): Sweeper => {
  const { now, elapsed, every } = clock
  const started = elapsed()
  let ticked = started
  let expiredBefore = Number.NEGATIVE_INFINITY

  const sweep = async (time: number): Promise<void> => {
    expiredBefore = time - keep * DAY
    const removed = await store.sweep(expiredBefore, MAX_SWEPT, [...inUse(), ADMIN_LOG, CLOCK_LOG])
    const records = keepRecords > 0 ? await store.sweepRecords(time - keepRecords * DAY, MAX_SWEPT) : 0
    const copies = await store.copies.sweep(time - KEEP_COPIES * DAY, MAX_SWEPT)
    if (removed + records + copies > 0)
      log.info({ removed, records, copies }, 'removed expired tables, pads, results, records and copies')
    if (copies > 0) await store.erase()
  }

  const tick = async (): Promise<void> => {
    const [entry] = await store.read(CLOCK_LOG)
    const time = now()
    const noted = (entry?.event as ClockNote | undefined) ?? { time: (await store.newest()) ?? time, waited: 0 }
    const waited = noted.waited + elapsed() - ticked
    ticked = elapsed()
    const isAhead = time > noted.time + DAY
    const isSettled = !isAhead && waited >= SWEEP_EVERY && elapsed() - started >= MIN_UPTIME
    const maySweep = isSettled || waited >= TRUST_AFTER
    if (maySweep) await sweep(time)
    else if (isAhead)
      log.warn(
        { clock: new Date(time).toISOString(), noted: new Date(noted.time).toISOString() },
        'clock is more than a day ahead of the newest event in the store: expired data is kept for now',
      )
    const event: ClockNote = {
      time: isAhead && !maySweep ? noted.time : Math.max(noted.time, time),
      waited: maySweep ? 0 : waited,
    }
    if (entry === undefined) await store.append(CLOCK_LOG, 0, [{ at: event.time, event }], NO_TABLE)
    else await store.rewrite(CLOCK_LOG, [{ version: entry.version, event }])
  }

  let running: Promise<void> = Promise.resolve()
  const run = (): void => {
    running = running.then(tick).catch(error => log.error({ err: error }, 'sweep failed'))
  }
  run()
  const stop = every(NOTE_EVERY, run)
  return {
    expiredBefore: () => expiredBefore,
    async stop() {
      stop()
      await running
    },
  }
}

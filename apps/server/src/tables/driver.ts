import type { Store } from '@halfpint/store'
import type { Cancel, Clock } from '../clock.ts'

/** Milliseconds for which a process may drive a table without renewing its claim. */
const LEASE = 6_000

/** A claim that lasts at least this long is not renewed before a run. */
const MIN_REMAINING = 2_500

/** Milliseconds until the next try if another process drives the table or the store is down. */
const RETRY_AFTER = 1_000

/** Minimum milliseconds between two runs of one table. */
const MIN_PAUSE = 5

/** A table that can be driven. */
interface Drivable {
  readonly id: string
  due(): number | null
  /** The time at the table, which may be ahead of this machine's clock. */
  now(): number
  drive(): Promise<void>
}

/** Runs the timers of tables when they are due. One process at a time drives a table. */
export interface Driver {
  /** Schedules the next run of a table; `null` for none. */
  wake(table: Drivable, at: number | null): void
  /** Removes a table that this process no longer needs. */
  forget(table: string): Promise<void>
  isDriving(table: string): boolean
  stop(): Promise<void>
}

/** A driver for one process, `owner`. A store that only one process uses has no claims. */
export const openDriver = ({ claims }: Store, owner: string, clock: Clock, fail: (error: unknown) => void): Driver => {
  const timers = new Map<string, Cancel>()
  const driving = new Map<string, Promise<void>>()
  /** Tables claimed by this process, and the earliest time at which each claim ends. */
  const held = new Map<string, number>()
  let stopped = false

  const claim = async (table: string): Promise<boolean> => {
    const asked = clock.elapsed()
    if (claims === undefined || (held.get(table) ?? 0) > asked + MIN_REMAINING) return true
    const mine = await claims.claim(table, owner, LEASE)
    if (mine) held.set(table, asked + LEASE)
    else held.delete(table)
    return mine
  }

  const run = async (table: Drivable): Promise<void> => {
    try {
      if (await claim(table.id)) await table.drive()
      else set(table, table.now() + RETRY_AFTER)
    } catch (error) {
      fail(error)
      set(table, table.now() + RETRY_AFTER)
    }
  }

  const start = (table: Drivable): void => {
    timers.delete(table.id)
    if (stopped || driving.has(table.id)) return
    const done = run(table).finally(() => {
      driving.delete(table.id)
      // Timers that became due meanwhile. Never at once, so that a failing table does not loop.
      const next = table.due()
      if (next !== null && !timers.has(table.id)) set(table, Math.max(next, table.now() + MIN_PAUSE))
    })
    driving.set(table.id, done)
  }

  const set = (table: Drivable, at: number | null): void => {
    timers.get(table.id)?.()
    timers.delete(table.id)
    if (stopped || at === null) return
    // Node's timers wait at most 2^31 - 1 ms, so a longer wait is split.
    const wait = Math.min(Math.max(0, at - table.now()), 2_000_000_000)
    timers.set(
      table.id,
      clock.after(wait, () => start(table)),
    )
  }

  // A bot that thinks for long must not lose its table to another process.
  const stopRenewal = clock.every(LEASE / 4, () => {
    for (const table of driving.keys()) if (held.has(table)) claim(table).catch(fail)
  })

  const release = async (table: string): Promise<void> => {
    if (held.delete(table)) await claims?.release(table, owner).catch(fail)
  }

  return {
    wake(table, at) {
      if (!driving.has(table.id)) set(table, at)
    },
    async forget(table) {
      timers.get(table)?.()
      timers.delete(table)
      await release(table)
    },
    isDriving: table => driving.has(table),
    async stop() {
      stopped = true
      stopRenewal()
      for (const cancel of timers.values()) cancel()
      timers.clear()
      await Promise.allSettled(driving.values())
      await Promise.all([...held.keys()].map(release))
    },
  }
}

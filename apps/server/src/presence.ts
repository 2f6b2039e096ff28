import type { Store } from '@halfpint/store'
import { type Host, isPresent, summaryOf } from '@halfpint/table'
import type { Clock } from './clock.ts'
import { CHECK_AFTER, lookAt } from './journal.ts'

/** How long a process counts as alive after its last sign of life. */
const LIFE = 8_000

/** The signs of life of this process and of others. */
export interface Life {
  isAlive(door: string): Promise<boolean>
  end(): Promise<void>
}

/** The name under which a process holds the claim on its own life. */
const lifeOf = (door: string): string => `process ${door}`

/** Keeps the claim on this process's life fresh while it lives. */
export const keepAlive = (
  store: Store,
  door: string,
  { now, elapsed, every }: Clock,
  fail: (error: unknown) => void,
): Life => {
  // With a store of its own there is no other process: another door is that of a life before.
  const alone = store.kind !== 'postgres'
  const breathe = async (): Promise<void> => {
    if (!alone) await store.claim(lifeOf(door), door, now() + LIFE, now())
  }
  breathe().catch(fail)
  const stopBreathing = every(LIFE / 4, () => void breathe().catch(fail))
  /** Whom this process knows to live, and since when: many tables ask for the same few. */
  const known = new Map<string, number>()
  return {
    async isAlive(other) {
      if (other === door) return true
      if (alone) return false
      if ((known.get(other) ?? Number.NEGATIVE_INFINITY) > elapsed() - LIFE / 2) return true
      // Whose claim can be taken has stopped renewing it.
      const moment = now()
      const isAlive = !(await store.claim(lifeOf(other), door, moment, moment))
      if (isAlive) known.set(other, elapsed())
      else known.delete(other)
      return isAlive
    },
    async end() {
      stopBreathing()
      if (!alone) await store.release(lifeOf(door), door).catch(fail)
    },
  }
}

/**
 * Tells the table who is gone because the process that they came in through has died, and writes down
 * when to look again: later while somebody is here, never while the table waits for people to come.
 */
export const healPresence = async (store: Store, host: Host, isAlive: Life['isAlive']): Promise<void> => {
  for (const [seat, chair] of host.table().chairs.entries()) {
    if (chair.kind !== 'person') continue
    for (const door of chair.doors) {
      if (!(await isAlive(door))) await host.wish(seat, null, { type: 'go', door })
    }
  }
  for (const door of Object.keys(host.table().rail)) {
    if (!(await isAlive(door))) await host.wish('rail', null, { type: 'watch', door, watching: 0 })
  }
  const table = host.table()
  const now = host.now()
  const summary = summaryOf(table)
  // While something happens, every fact says when to look again.
  if (table.at > now - CHECK_AFTER) return
  // What is due earlier is for the driver.
  if (summary.due !== null && summary.due <= lookAt(now)) return
  const due = table.chairs.some(isPresent) ? lookAt(now) : summary.due
  await store.append(table.id, table.version, [], { ...summary, due })
}

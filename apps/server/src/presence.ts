import type { Store } from '@halfpint/store'
import { type Host, isPresent, summaryOf } from '@halfpint/table'
import type { Clock } from './clock.ts'
import { CHECK_AFTER, lookAt } from './journal.ts'

/** Every process takes the claim on its own life anew four times in this time, so who does not in all of it is dead. */
export const LIFE = 8_000

/** That a process is dead is believed for so long; then it is asked again. */
const WORTH = 60_000

/** The signs of life of this process and of others. */
export interface Life {
  /** Whether another process is dead; `asked` while it still has time to answer. */
  stateOf(door: string): Promise<'alive' | 'dead' | 'asked'>
  end(): Promise<void>
}

/** The name under which a process holds the claim on its own life. */
const lifeOf = (door: string): string => `process ${door}`

/** Keeps the claim on this process's life fresh while it lives. */
export const keepAlive = (
  { claims }: Store,
  door: string,
  { elapsed, every }: Clock,
  fail: (error: unknown) => void,
): Life => {
  // With a store of its own there is no other process: another door is that of a life before.
  if (claims === undefined) return { stateOf: async other => (other === door ? 'alive' : 'dead'), end: async () => {} }
  const breathe = (): Promise<boolean> => claims.claim(lifeOf(door), door, LIFE)
  breathe().catch(fail)
  const stopBreathing = every(LIFE / 4, () => void breathe().catch(fail))
  const isSilent = (other: string): Promise<boolean> => claims.claim(lifeOf(other), door, 0)
  /** When this process looked for another's sign of life, and whether it was there. */
  const looks = new Map<string, { readonly at: number; breathes: boolean }>()
  return {
    async stateOf(other) {
      if (other === door) return 'alive'
      const look = looks.get(other)
      const waited = elapsed() - (look?.at ?? 0)
      if (look === undefined || waited > (look.breathes ? LIFE : WORTH)) {
        const breathes = !(await isSilent(other))
        looks.set(other, { at: elapsed(), breathes })
        // A database that was away or fell over has nobody's sign of life: who lives has time to give one.
        return breathes ? 'alive' : 'asked'
      }
      if (!look.breathes && waited < LIFE) return 'asked'
      look.breathes ||= !(await isSilent(other))
      return look.breathes ? 'alive' : 'dead'
    },
    async end() {
      stopBreathing()
      await claims.release(lifeOf(door), door).catch(fail)
    },
  }
}

/**
 * Tells the table who is gone because the process that they came in through has died, and writes down
 * when to look again: later while somebody is here, never while the table waits for people to come. Gives whether
 * some process still has to answer.
 */
export const healPresence = async (store: Store, host: Host, stateOf: Life['stateOf']): Promise<boolean> => {
  let isAsked = false
  const isDead = async (door: string): Promise<boolean> => {
    const state = await stateOf(door)
    isAsked ||= state === 'asked'
    return state === 'dead'
  }
  for (const [seat, chair] of host.table().chairs.entries()) {
    if (chair.kind !== 'person') continue
    for (const door of chair.doors) {
      if (await isDead(door)) await host.wish(seat, null, { type: 'go', door })
    }
  }
  for (const door of Object.keys(host.table().rail)) {
    if (await isDead(door)) await host.wish('rail', null, { type: 'watch', door, watching: 0 })
  }
  const table = host.table()
  const now = host.now()
  const summary = summaryOf(table)
  // While something happens, every fact says when to look again.
  if (isAsked || table.at > now - CHECK_AFTER) return isAsked
  // What is due earlier is for the driver.
  if (summary.due !== null && summary.due <= lookAt(now)) return false
  const due = table.chairs.some(isPresent) ? lookAt(now) : summary.due
  await store.append(table.id, table.version, [], { ...summary, due })
  return false
}

import type { Store } from '@halfpint/store'
import { type Host, isPresent, summaryOf } from '@halfpint/table'
import type { Clock } from './clock.ts'
import { CHECK_AFTER, lookAt } from './journal.ts'

/** Every process takes the claim on its own life anew four times in this time, so who does not in all of it is dead. */
export const LIFE = 8_000

/** That a process is dead is believed for so long; then it is asked again. */
const WORTH = 60_000

/** Later than any hour that a claim can have: whoever asks with this hour gets the claim. */
const NEVER = Number.MAX_SAFE_INTEGER

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
  /** When this process knocked where, and when it heard an answer. */
  const knocks = new Map<string, { readonly at: number; answered: boolean }>()
  return {
    async stateOf(other) {
      if (other === door) return 'alive'
      if (alone) return 'dead'
      const knock = knocks.get(other)
      const waited = elapsed() - (knock?.at ?? 0)
      if (knock === undefined || waited > (knock.answered ? 2 * LIFE : WORTH)) {
        // Clocks of machines differ, so no hour is compared: its claim is taken away, and who lives takes it back.
        knocks.set(other, { at: elapsed(), answered: false })
        await store.claim(lifeOf(other), door, 0, NEVER)
        return 'asked'
      }
      if (knock.answered) return 'alive'
      if (waited < LIFE) return 'asked'
      const isDead = await store.claim(lifeOf(other), door, 0, -1)
      knock.answered = !isDead
      return isDead ? 'dead' : 'alive'
    },
    async end() {
      stopBreathing()
      if (!alone) await store.release(lifeOf(door), door).catch(fail)
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
    // Whoever died with a clock that was ahead would hold on to the table for as long as that.
    if (state === 'dead') await store.release(host.id, door)
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

import type { Store } from '@halfpint/store'
import { type Host, isPresent, summaryOf } from '@halfpint/table'
import type { Clock } from '../clock.ts'
import { CHECK_AFTER, checkTimeOf } from './journal.ts'

/** A process renews its claim to be alive four times in this many milliseconds. Without a renewal it is dead. */
export const NODE_LIFETIME = 8_000

/** Milliseconds for which the death of a process is cached. */
const CACHE_FOR = 60_000

/** The liveness of this process and of others. */
export interface Liveness {
  /** Whether another process is dead; `asked` while it still has time to answer. */
  stateOf(node: string): Promise<'alive' | 'dead' | 'asked'>
  end(): Promise<void>
}

/** The claim of a process to be alive. */
const livenessClaim = (node: string): string => `process ${node}`

/** Renews the claim of this process while it lives. */
export const keepAlive = (
  { claims }: Store,
  node: string,
  { elapsed, every }: Clock,
  fail: (error: unknown) => void,
): Liveness => {
  // Without a shared store there is no other process: another node is an earlier run.
  if (claims === undefined) return { stateOf: async other => (other === node ? 'alive' : 'dead'), end: async () => {} }
  const breathe = (): Promise<boolean> => claims.claim(livenessClaim(node), node, NODE_LIFETIME)
  breathe().catch(fail)
  const stopBreathing = every(NODE_LIFETIME / 4, () => void breathe().catch(fail))
  const isSilent = (other: string): Promise<boolean> => claims.claim(livenessClaim(other), node, 0)
  /** The last check of each other process: its time, and whether the process was alive. */
  const looks = new Map<string, { readonly at: number; breathes: boolean }>()
  return {
    async stateOf(other) {
      if (other === node) return 'alive'
      const look = looks.get(other)
      const waited = elapsed() - (look?.at ?? 0)
      if (look === undefined || waited > (look.breathes ? NODE_LIFETIME : CACHE_FOR)) {
        const breathes = !(await isSilent(other))
        looks.set(other, { at: elapsed(), breathes })
        // After a failure the database has no claims: living processes get time to renew theirs.
        return breathes ? 'alive' : 'asked'
      }
      if (!look.breathes && waited < NODE_LIFETIME) return 'asked'
      look.breathes ||= !(await isSilent(other))
      return look.breathes ? 'alive' : 'dead'
    },
    async end() {
      stopBreathing()
      await claims.release(livenessClaim(node), node).catch(fail)
    },
  }
}

/**
 * Disconnects players whose process has died, and schedules the next check: later while somebody is present, never
 * while the table waits for players. Returns whether another process still has to answer.
 */
export const repairPresence = async (store: Store, host: Host, stateOf: Liveness['stateOf']): Promise<boolean> => {
  let isAsked = false
  const isDead = async (node: string): Promise<boolean> => {
    const state = await stateOf(node)
    isAsked ||= state === 'asked'
    return state === 'dead'
  }
  for (const [seat, seatState] of host.table().seats.entries()) {
    if (seatState.kind !== 'person') continue
    for (const node of seatState.nodes) {
      if (await isDead(node)) await host.run(seat, null, { type: 'disconnect', node })
    }
  }
  for (const node of Object.keys(host.table().spectators)) {
    if (await isDead(node)) await host.run('spectator', null, { type: 'count-spectators', node, count: 0 })
  }
  const table = host.table()
  const now = host.now()
  const summary = summaryOf(table)
  // Every event sets the time of the next check.
  if (isAsked || table.at > now - CHECK_AFTER) return isAsked
  // Earlier timers are run by the driver.
  if (summary.due !== null && summary.due <= checkTimeOf(now)) return false
  const due = table.seats.some(isPresent) ? checkTimeOf(now) : summary.due
  await store.append(table.id, table.version, [], { ...summary, due })
  return false
}

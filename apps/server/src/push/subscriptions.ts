import type { Json } from '@halfpint/core'
import type { Language } from '@halfpint/i18n'
import { NO_TABLE, type Store, StoreDown } from '@halfpint/store'
import type { PushTarget } from './sender.ts'

/** A browser that wants to be called, and the language of its user. */
export interface Subscription extends PushTarget {
  readonly language: Language
}

/** Maximum number of browsers of one person at one table. The oldest are removed. */
const MAX_DEVICES = 4

/** A subscription that does not change is written again after this time: the store removes logs without new entries. */
const RENEW_AFTER = 86_400_000

/** Number of attempts to store a change while another process stores one too. */
const MAX_ATTEMPTS = 20

/** The subscriptions of one person at one table. Only the last entry of their log has content. */
export interface Subscriptions {
  of(table: string, person: string): Promise<readonly Subscription[]>
  /** Adds a browser, or replaces its last subscription. */
  add(table: string, person: string, subscription: Subscription): Promise<void>
  /** Removes a browser, or all of them. Returns how many are left. */
  remove(table: string, person: string, endpoint: string | null): Promise<number>
}

/** The log of a person at a table. No table has such a name. */
const logOf = (table: string, person: string): string => `push-${table}-${person}`

/** Opens the subscriptions in a store. */
export const openSubscriptions = (store: Store, now: () => number): Subscriptions => {
  const listIn = (event: Json | undefined): readonly Subscription[] =>
    Array.isArray(event) ? (event as unknown as readonly Subscription[]) : []

  const change = async (
    log: string,
    make: (before: readonly Subscription[]) => readonly Subscription[],
  ): Promise<readonly Subscription[]> => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const last = await store.last(log)
      const before = listIn(last?.event)
      const after = make(before)
      const isSame = JSON.stringify(after) === JSON.stringify(before)
      if (isSame && (last === undefined || last.at > now() - RENEW_AFTER)) return after
      if (after.length === 0) {
        await store.remove(log)
        return after
      }
      const version = last?.version ?? 0
      const event = after as unknown as Json
      const written = await store.append(log, version, [{ at: now(), event }], NO_TABLE)
      if (written.kind !== 'done') continue
      // A replaced endpoint is not kept.
      if (version > 0) await store.rewrite(log, [{ version, event: null }])
      return after
    }
    throw new StoreDown('other processes store subscriptions all the time')
  }

  return {
    of: async (table, person) => listIn((await store.last(logOf(table, person)))?.event),
    async add(table, person, subscription) {
      await change(logOf(table, person), before =>
        [...before.filter(({ endpoint }) => endpoint !== subscription.endpoint), subscription].slice(-MAX_DEVICES),
      )
    },
    async remove(table, person, endpoint) {
      const left = await change(logOf(table, person), before =>
        endpoint === null ? [] : before.filter(each => each.endpoint !== endpoint),
      )
      return left.length
    },
  }
}

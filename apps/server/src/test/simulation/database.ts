import { below, type Random } from '@halfpint/core'
import { memoryStore, type Store, StoreDown } from '@halfpint/store'
import type { Clock } from '../../clock.ts'
import type { Owner, Scheduler } from './scheduler.ts'

type Notices = Parameters<Parameters<Store['watch']>[0]>[0]

/** A process that uses the store. */
export interface Client extends Owner {
  readonly clock: Clock
}

/**
 * A PostgreSQL database that several processes share. Committed data survives every fault of the database and of the
 * connections.
 */
export interface Database {
  /** The committed data. */
  readonly kept: Store
  connect(client: Client): Store
  /** Refuses connections until this time. */
  downUntil: number
  /** Until this time each query takes up to `most` milliseconds. */
  slow: { until: number; most: number }
  /** Until this time there is space for events, but not for anything as long as a record or a checkpoint. */
  tightUntil: number
  /** Crashes: pending queries are not answered, and claims, which are not logged, are free. */
  crash(): void
  /** Breaks all connections of a process. Pending queries may have run or not. */
  cut(client: Client): void
  /** Until this time messages between a process and the database are lost without an error. */
  swallow(client: Client, until: number): void
  /** Until this time a process gets no notifications; it still polls once a second. */
  deafen(client: Client, until: number): void
}

/** Milliseconds that a process waits for an answer. */
const ANSWER_WITHIN = 15_000
const POLL_EVERY = 1_000

interface Link {
  readonly client: Client
  readonly hear: (news: Notices) => void
  /** Pending queries: functions that report a lost connection. */
  readonly waiting: Set<() => void>
  swallowedUntil: number
  deafUntil: number
  /** The last change that was asked for. */
  seen: number
}

/** Opens an empty database; `committed` is called for every table with new events. */
export const openDatabase = (scheduler: Scheduler, random: Random, committed: (table: string) => void): Database => {
  const kept = memoryStore()
  const links = new Map<Client, Link>()
  const changes = new Map<string, { readonly order: number; readonly version: number }>()
  const claims = new Map<string, { readonly owner: string; readonly until: number }>()
  let order = 0

  const trip = (): number => {
    const usual = 0.1 + below(random, 3000) / 1000
    return scheduler.now() < database.slow.until ? usual + below(random, database.slow.most) : usual
  }
  /** Claims expire by the database's time, which no fault changes. */
  const isFree = (table: string, owner: string): boolean => {
    const claim = claims.get(table)
    return claim === undefined || claim.owner === owner || claim.until <= scheduler.now()
  }
  const isUp = (): boolean => scheduler.now() >= database.downUntil

  /** Sends a query and its answer; either can be lost or delayed. */
  const ask = <T>(link: Link, act: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const { client, waiting } = link
      const { after } = scheduler
      let open = true
      const end = (settle: () => void): void => {
        if (!open) return
        open = false
        waiting.delete(lose)
        cancel()
        settle()
      }
      const fail = (why: string): void => end(() => reject(new StoreDown(why)))
      const lose = (): void => void after(trip(), () => fail('connection lost'), client)
      const cancel = after(ANSWER_WITHIN, () => fail('query timed out'), client)
      waiting.add(lose)
      const arrive = async (): Promise<void> => {
        const until = link.swallowedUntil
        if (until > scheduler.now()) {
          // The message arrives at the end of the fault, or never.
          if (below(random, 2) === 0) after(until - scheduler.now() + trip(), arrive)
          return
        }
        if (!isUp()) return lose()
        // The connection may have broken before this arrived.
        if ((!open || !client.alive) && below(random, 2) === 0) return
        const done = await act().then(
          value => () => resolve(value),
          error => () => reject(error),
        )
        const wait = Math.max(trip(), link.swallowedUntil - scheduler.now())
        after(wait, () => end(done), client)
      }
      after(trip(), arrive)
    })

  const announce = (from: Link, table: string, version: number): void => {
    changes.set(table, { order: ++order, version })
    committed(table)
    spread(from, table, version)
  }

  const spread = (from: Link, table: string, version: number): void => {
    for (const link of links.values()) {
      const isLost = link.deafUntil > scheduler.now() || link.swallowedUntil > scheduler.now()
      if (!link.client.alive) links.delete(link.client)
      if (link === from || isLost) continue
      scheduler.after(5 + trip(), () => link.hear([{ table, version }]), link.client)
    }
  }

  const whereThereIsRoom =
    <Words extends unknown[], T>(act: (...words: Words) => Promise<T>) =>
    (...words: Words): Promise<T> =>
      scheduler.now() < database.tightUntil ? Promise.reject(new StoreDown('no space left')) : act(...words)

  const poll = async (link: Link): Promise<void> => {
    const since = link.seen
    const changed = await ask(link, async () => [...changes].filter(([, change]) => change.order > since))
    for (const [, change] of changed) link.seen = Math.max(link.seen, change.order)
    if (changed.length > 0) link.hear(changed.map(([table, { version }]) => ({ table, version })))
  }

  const database: Database = {
    kept,
    downUntil: 0,
    slow: { until: 0, most: 0 },
    tightUntil: 0,
    crash() {
      for (const link of links.values()) for (const lose of [...link.waiting]) lose()
      claims.clear()
    },
    cut(client) {
      for (const lose of [...(links.get(client)?.waiting ?? [])]) lose()
    },
    swallow(client, until) {
      const link = links.get(client)
      if (link !== undefined) link.swallowedUntil = until
    },
    deafen(client, until) {
      const link = links.get(client)
      if (link !== undefined) link.deafUntil = until
    },
    connect(client) {
      const hearers = new Set<(news: Notices) => void>()
      let closed = false
      const link: Link = {
        client,
        hear(news) {
          for (const hear of hearers) hear(news)
        },
        waiting: new Set(),
        swallowedUntil: 0,
        deafUntil: 0,
        seen: order,
      }
      links.set(client, link)
      const stopPolling = client.clock.every(POLL_EVERY, () => void poll(link).catch(() => {}))
      const through =
        <Words extends unknown[], T>(act: (...words: Words) => Promise<T>) =>
        (...words: Words): Promise<T> =>
          closed ? Promise.reject(new StoreDown('store closed')) : ask(link, () => act(...words))
      return {
        kind: 'postgres',
        async append(table, expected, entries, summary) {
          const answer = await through(async () => {
            const appended = await kept.append(table, expected, entries, summary)
            if (appended.kind === 'done' && entries.length > 0) announce(link, table, appended.version)
            return appended
          })()
          if (answer.kind === 'done' && entries.length > 0) {
            scheduler.after(0, () => link.hear([{ table, version: answer.version }]), client)
          }
          return answer
        },
        claims: {
          claim: through(async (table, owner, lease) => {
            if (!isFree(table, owner)) return false
            claims.set(table, { owner, until: scheduler.now() + lease })
            return true
          }),
          release: through(async (table, owner) => {
            if (claims.get(table)?.owner === owner) claims.delete(table)
          }),
        },
        read: through(kept.read),
        last: through(kept.last),
        load: through(kept.load),
        checkpoint: through(whereThereIsRoom(kept.checkpoint)),
        list: through(kept.list),
        due: through(async (before, limit, owner) => {
          const due = await kept.due(before, Number.POSITIVE_INFINITY)
          return due.filter(table => owner === undefined || isFree(table, owner)).slice(0, limit)
        }),
        archive: through(whereThereIsRoom(kept.archive)),
        record: through(kept.record),
        records: through(kept.records),
        sweep: through(kept.sweep),
        sweepRecords: through(kept.sweepRecords),
        remove: through(kept.remove),
        rewrite: through(kept.rewrite),
        rewriteRecord: through(kept.rewriteRecord),
        newest: through(kept.newest),
        erase: through(kept.erase),
        copies: kept.copies,
        counts: through(kept.counts),
        ping: through(kept.ping),
        announce: ({ table, version }) => void through(async () => spread(link, table, version))().catch(() => {}),
        watch(hear) {
          hearers.add(hear)
          return () => void hearers.delete(hear)
        },
        async close() {
          closed = true
          stopPolling()
          links.delete(client)
        },
      }
    },
  }
  return database
}

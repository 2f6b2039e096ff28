import { ok, type Random, type Result } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import {
  type Environment,
  type EventOf,
  type Host,
  type Opening,
  openHost,
  openTable,
  type Table,
} from '@halfpint/table'
import type { FastifyBaseLogger } from 'fastify'
import type { BotWorkers } from '../bots/botworkers.ts'
import type { Clock } from '../clock.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Caller } from '../push/calls.ts'
import { openArchive } from './archive.ts'
import { openDriver } from './driver.ts'
import { CHECK_AFTER, journalIn, noteOpener, storeCheckpoint } from './journal.ts'
import { type LiveTable, openLiveTable } from './livetable.ts'
import { keepAlive, NODE_LIFETIME, repairPresence } from './presence.ts'
import { openSweeper } from './sweeper.ts'

/** Milliseconds that an unused table stays in memory. */
const IDLE = 60_000

/** Milliseconds between two rounds over all tables. */
const ROUND_EVERY = 1_000

/** A table whose timer is this late is driven by no process, so this one loads it. */
const LATE = 2_000

const DAY = 86_400_000

/** All live tables of this process: loads, opens, runs and unloads them. */
export interface TableRegistry {
  /** The table, from memory or from the store. */
  find(table: string): Promise<LiveTable | undefined>
  /** Opens a table; `addressTag` is that of the address from which it is opened. */
  open(opening: Opening, addressTag?: string): Promise<Result<LiveTable>>
  /** Archives the record of a finished match, if there is one that is not archived yet. */
  archive(table: string, match: number): Promise<void>
  readonly size: number
  /** The tables in memory. */
  live(): readonly LiveTable[]
  /** Deletes a table: its streams end and its log is deleted; its records stay. */
  remove(table: string): Promise<boolean>
  /** Unloads a table that another process has removed; its streams end. */
  drop(table: string): Promise<void>
  /** Ends all streams and stores the disconnects; new clients are refused. */
  endStreams(): Promise<void>
  readonly isStopping: boolean
  /** Data from before this time has expired. A wrong clock does not change it. */
  expiredBefore(): number
  /** Whether no game may begin. */
  isDraining: () => boolean
  /** Stops all timers. */
  close(): Promise<void>
}

/** Dependencies of the registry. */
export interface RegistryDependencies {
  readonly store: Store
  readonly workers: BotWorkers
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly clock: Clock
  /** Makes the seeds of deals and bots. Cryptographic where people play. */
  readonly random: Random
  /** The name of this process; no other process has or had it. */
  readonly node: string
  /** Number of days that a table is kept after its last event. */
  readonly keep: number
  /** Number of days that a record is kept; unlimited by default. */
  readonly keepRecords?: number
  /** A match is over at a table: it has just ended, or the table was loaded after its end. */
  readonly matchOver?: (table: Table) => void
  /** Calls players without a visible page. */
  readonly caller?: Caller
}

/** Opens the registry over a store. */
export const openRegistry = (dependencies: RegistryDependencies): TableRegistry => {
  const { store, workers, log, metrics, clock, random, node, keep, keepRecords = 0, matchOver, caller } = dependencies
  const { now, elapsed, every } = clock
  const loading = new Map<string, Promise<LiveTable | undefined>>()
  const ready = new Map<string, LiveTable>()
  const fail = (error: unknown): void => log.error({ err: error }, 'table operation failed')
  const driver = openDriver(store, node, clock, fail)
  const life = keepAlive(store, node, clock, fail)
  let closed = false
  let left = false

  /** Tables whose logs cannot be loaded. Each is reported once; only a restored backup helps. */
  const damaged = new Set<string>()
  const reportDamage = (table: string, error: { readonly code?: string }): void => {
    if (error.code !== 'store-damaged' || damaged.has(table)) return
    damaged.add(table)
    log.error({ table, err: error }, 'table log damaged')
  }

  /** Sends a call that this process has stored. A process that dies in this moment loses it; it is never sent twice. */
  const deliver = ({ id: table, setup, seats, keys }: Table, { seat, reason, about }: EventOf<'called'>): void => {
    const called = seats[seat]
    const key = keys[seat] ?? undefined
    if (called?.kind !== 'person' || key === undefined) return
    const host = ready.get(table)?.host
    caller?.call({
      table,
      game: setup.game,
      person: called.person.id,
      reason,
      about,
      isOpen() {
        const seatState = host?.table().seats[seat]
        const isSame = seatState?.kind === 'person' && seatState.calls?.called === called.calls?.called
        return isSame && seatState.calls?.hiddenSince !== null && host?.table().keys[seat] === key
      },
      onNobody: () => void host?.run(seat, null, { type: 'switch-calls', on: false }, key).catch(fail),
    })
  }

  const environmentFor = (table: string): Environment => ({
    now,
    random,
    async think(question) {
      const stop = metrics.thoughts.startTimer({ bot: question.bot })
      const at = await workers.ask(question, ready.get(table)?.owner || table)
      stop()
      return at
    },
    wake(at) {
      const live = ready.get(table)
      if (live !== undefined) driver.wake(live.host, at)
    },
    written: metrics.countEntries,
    checkpoint: whole => void storeCheckpoint(store, whole).catch(fail),
    onRemoved() {
      const live = ready.get(table)
      if (live !== undefined) unload(table, live).catch(fail)
    },
    finished(whole) {
      archive.add(whole)
      matchOver?.(whole)
    },
    node,
    called(whole, call) {
      if (call.node === node) deliver(whole, call)
    },
  })

  const adopt = (host: Host): LiveTable => {
    const live = openLiveTable(host, node, clock, fail)
    ready.set(host.id, live)
    driver.wake(host, host.due())
    // The process that played the last card may have died before it archived the record.
    archive.checkTable(host.table())
    if (host.table().phase === 'over') matchOver?.(host.table())
    return live
  }

  const load = async (table: string): Promise<LiveTable | undefined> => {
    const opened = await openHost(journalIn(store, table), environmentFor(table)).catch(error => {
      reportDamage(table, error)
      throw error
    })
    if (opened.ok) return adopt(opened.value)
    loading.delete(table)
    return undefined
  }

  const find = (table: string): Promise<LiveTable | undefined> => {
    const known = loading.get(table)
    const live = ready.get(table)
    if (live !== undefined) live.touched = elapsed()
    if (known !== undefined) return known
    const loaded = load(table)
    loading.set(table, loaded)
    loaded.catch(() => loading.delete(table))
    return loaded
  }

  const archive = openArchive(store, find, fail, () => (keepRecords > 0 ? now() - keepRecords * DAY : 0))

  const stopWatching = store.watch(notices => {
    for (const { table, version } of notices) {
      const host = ready.get(table)?.host
      if (host !== undefined && host.table().version < version) host.catchUp().catch(fail)
    }
  })

  const unload = async (table: string, live: LiveTable): Promise<void> => {
    loading.delete(table)
    ready.delete(table)
    live.endStreams()
    live.host.close()
    await driver.forget(table)
  }

  /** Unloads unused tables, and loads those that no process runs. */
  const runRound = async (): Promise<void> => {
    for (const [table, live] of ready) {
      await live.resendPresence()
      const idle = live.isQuiet() && !driver.isDriving(table) && live.touched < elapsed() - IDLE
      const soon = live.host.due()
      if (idle && (soon === null || soon > live.host.now() + IDLE)) await unload(table, live)
    }
    // Tables with streams here are checked here, before they look late to other processes.
    for (const live of ready.values()) {
      if (live.isQuiet() || live.checked > elapsed() - CHECK_AFTER) continue
      const isAsked = await repairPresence(store, live.host, life.stateOf)
      // An asked process gets time to answer before the next check.
      live.checked = elapsed() - (isAsked ? CHECK_AFTER - NODE_LIFETIME : 0)
    }
    archive.archiveAll()
    for (const table of await store.due(now() - LATE, 100, node)) {
      if (damaged.has(table)) continue
      const live = await find(table).catch(error => {
        // Other tables are not affected.
        if (damaged.has(table)) return undefined
        throw error
      })
      if (live === undefined) continue
      driver.wake(live.host, live.host.due())
      await repairPresence(store, live.host, life.stateOf)
    }
  }
  let looking: Promise<void> = Promise.resolve()
  const stopRounds = every(ROUND_EVERY, () => {
    looking = looking.then(() => (closed ? undefined : runRound())).catch(fail)
  })

  const sweeper = openSweeper({ store, clock, log, keep, keepRecords, inUse: () => [...ready.keys()] })

  return {
    find,
    async archive(table, match) {
      await find(table)
      await archive.archiveNow(table, match)
    },
    async open(opening, addressTag) {
      const { table } = opening
      // Requests that open or load the same table at the same time share it.
      for (let other = loading.get(table); other !== undefined; other = loading.get(table)) {
        const live = await other
        if (live !== undefined) return ok(live)
        if (loading.get(table) === other) loading.delete(table)
      }
      const openNew = async (): ReturnType<typeof openTable> => {
        const [result] = await Promise.all([
          openTable(journalIn(store, table, addressTag), opening, environmentFor(table)),
          addressTag === undefined ? undefined : noteOpener(store, table, now(), addressTag),
        ])
        return result
      }
      const opened = openNew()
      const pending = opened.then(result => (result.ok ? adopt(result.value) : undefined))
      const forget = (live?: LiveTable): void => {
        if (live === undefined && loading.get(table) === pending) loading.delete(table)
      }
      loading.set(table, pending)
      pending.then(forget, () => forget())
      const [result, live] = [await opened, await pending]
      return live === undefined ? (result as Result<never>) : ok(live)
    },
    get size() {
      return ready.size
    },
    live: () => [...ready.values()],
    async remove(table) {
      const live = await find(table)
      if (live === undefined) return false
      await unload(table, live)
      await store.remove(table)
      return true
    },
    async drop(table) {
      const live = ready.get(table)
      if (live !== undefined) await unload(table, live)
    },
    expiredBefore: sweeper.expiredBefore,
    isDraining: () => false,
    get isStopping() {
      return left
    },
    async endStreams() {
      left = true
      await Promise.all([...ready.values()].map(live => live.leave()))
    },
    async close() {
      closed = true
      stopRounds()
      stopWatching()
      await caller?.close()
      await looking
      await sweeper.stop()
      await archive.archiveAll()
      for (const live of ready.values()) live.host.close()
      // A closed table does not wait for its bots.
      await workers.close()
      await driver.stop()
      await life.end()
    },
  }
}

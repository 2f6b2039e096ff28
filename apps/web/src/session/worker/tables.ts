// The local table: rules, bots and log in the worker.
import { cryptographic, type Json, ok, type Result, refuse, type Seat } from '@halfpint/core'
import { type FixedGame, fixedEnvironment, gameEventsIn, openFixedTable } from '@halfpint/daily'
import {
  answer,
  type Command,
  type Environment,
  type Host,
  type Journal,
  memoryJournal,
  openSeatedTable,
  type SeatedSetup,
  type Update,
} from '@halfpint/table'
import { databaseJournal, openTables, trimTables } from './database.ts'

/** A table that is the same for everyone. */
export interface FixedTableSetup {
  readonly game: FixedGame
  /** Choices that were made before the table was opened. Version 0.2.0 stored only these. */
  readonly choices?: readonly number[]
}

let host: Host | undefined
let alarm: ReturnType<typeof setTimeout> | undefined
let journal: Journal | undefined
let leave = (): void => {}

const environment: Environment = {
  now: () => Date.now(),
  random: cryptographic(),
  think: question => answer(question, () => performance.now()),
  wake(at) {
    clearTimeout(alarm)
    if (at === null) return
    alarm = setTimeout(() => void host?.drive(), Math.max(0, at - Date.now()))
  },
}

// Two tabs may have the same table open. Each loads the events that the other one stores.
const changes = new BroadcastChannel('halfpint-tables')

/** Milliseconds after which the table is certainly set up. */
const SETTLED = 3000

/** Repeats the choices of an earlier version. */
const continueWith = async (table: Host, { game, choices = [] }: FixedTableSetup): Promise<void> => {
  const replayed = await openFixedTable(game)
  if (!replayed.ok) return
  for (const choice of choices) {
    const action = replayed.value.legal()[choice]
    if (action === undefined || !(await replayed.value.choose(choice)).ok) return
    await table.run(game.seat, null, { type: 'act', action })
  }
}

/** The part of the worker for tables. A worker has one table. */
export const tables = {
  /** Loads the table of this id, or creates it. Returns the seats of people. */
  async open(table: string, setup: SeatedSetup, fixed?: FixedTableSetup): Promise<Result<readonly Seat[]>> {
    // Browsers search all their languages for the first large number or percentage, in page and worker. Doing it here,
    // after the table is set up, delays neither.
    setTimeout(() => new Intl.NumberFormat(), SETTLED)
    // A browser that stores nothing, as in a foreign frame, keeps the game until the page is closed.
    const database = await openTables().catch(() => null)
    if (database !== null) void trimTables(database)
    const kept = database === null ? memoryJournal() : databaseJournal(database, table)
    const append: Journal['append'] = async (...args) => {
      const done = await kept.append(...args)
      if (done.kind === 'done') changes.postMessage(table)
      return done
    }
    const own = fixed === undefined ? environment : { ...environment, ...fixedEnvironment(fixed.game) }
    const opened = await openSeatedTable({ ...kept, append }, table, setup, own)
    if (!opened.ok) return opened
    host = opened.value
    journal = kept
    const { phase, host: starter } = host.table()
    if (phase === 'gathering' && starter !== null) {
      await host.run(starter, null, { type: 'start' })
      if (fixed !== undefined) await continueWith(host, fixed)
    }
    changes.onmessage = ({ data }) => {
      if (data === table) void host?.catchUp()
    }
    void host.drive()
    return ok(host.table().seats.flatMap((seatState, seat) => (seatState.kind === 'person' ? [seat] : [])))
  },
  /** Subscribes a seat to the events after version `after`. A new subscription replaces the one before. */
  join(seat: Seat, after: number | null, hear: (update: Update) => void): void {
    leave()
    leave = host?.join(seat, after, hear) ?? (() => {})
  },
  /** Runs a command of a person at this device. */
  async run(seat: Seat, id: string, command: Command): Promise<Result<{ readonly version: number }>> {
    const accepted = await (host?.run(seat, id, command) ?? refuse('no-such-table'))
    return accepted.ok ? ok({ version: accepted.value.version }) : accepted
  },
  /** The events of the game so far. */
  events: async (): Promise<readonly Json[]> => gameEventsIn((await journal?.read(0)) ?? []),
}

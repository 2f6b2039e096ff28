import { must, ok, type Result, refuse, type Viewer } from '@halfpint/core'
import type { Command } from './command.ts'
import { type CommandIds, entryIdOf, openCommandIds, signatureIn, signatureOf } from './commandids.ts'
import { runCommand, runTimer } from './decide.ts'
import type { Environment, Host } from './environment.ts'
import type { NumberedEvent, TableEntry, TableEvent } from './event.ts'
import { evolveTable } from './evolve.ts'
import type { Journal } from './journal.ts'
import { decideThought } from './playing.ts'
import { questionFor } from './question.ts'
import { openRecent, type Recent } from './recent.ts'
import { recordOf } from './record.ts'
import { type Decision, settle } from './settle.ts'
import { openSubscribers } from './subscribers.ts'
import { summaryOf } from './summary.ts'
import { BARE_TABLE, type Table } from './table.ts'
import { dueOf, type Timer, timersOf } from './timer.ts'
import { viewTable } from './view.ts'

/** Events between checkpoints. Bounds the number of events read when a table is loaded. */
const CHECKPOINT_AFTER = 2_000

/** A table as read from its journal. */
export interface Loaded {
  readonly table: Table
  readonly recent: Recent
  readonly ids: CommandIds
  /** The version of the last checkpoint. */
  readonly checkpoint: number
  /** The number of events of the game in the last match. */
  readonly gameEvents: number
}

/** The number of events of the game in the last match after these events. */
const countGameEvents = (before: number, entries: Iterable<TableEntry>): number => {
  let count = before
  for (const { event } of entries) {
    if (event.type === 'started') count = 0
    else if (event.type === 'game') count++
  }
  return count
}

/** Reads a table from its journal, from the last checkpoint on if there is one. */
export const load = async (journal: Journal): Promise<Loaded> => {
  const { checkpoint, entries } = (await journal.load?.()) ?? { checkpoint: null, entries: await journal.read(0) }
  const ids = openCommandIds()
  // Fields that later versions added have their default in a checkpoint of an earlier version.
  let table: Table = { ...BARE_TABLE, ...checkpoint }
  const recent = openRecent(table)
  const from = table.version
  for (const { id, at, event, version } of entries) {
    if (id !== undefined) ids.note(signatureIn(id, table), version)
    // Entries before the checkpoint are read only for their command ids.
    if (version <= from) continue
    table = evolveTable(table, { at, event })
    recent.add({ at, event, version }, table)
  }
  return { table, recent, ids, checkpoint: from, gameEvents: countGameEvents(0, entries) }
}

const isSame = (a: Timer, b: Timer): boolean =>
  a.kind === b.kind && a.at === b.at && (!('seat' in a) || !('seat' in b) || a.seat === b.seat)

/** Whether this key belongs to the seat of the sender, or to the seat that the sender waits for. */
const isOwner = ({ keys, reserved, queue }: Table, who: Viewer, command: Command, key: string): boolean => {
  if (who !== 'spectator') return keys[who] === key
  if (command.type !== 'leave-queue') return false
  return command.seat === null ? queue.some(waiting => waiting.key === key) : reserved[command.seat]?.key === key
}

/** A command with its sender and id. */
interface SentCommand {
  readonly who: Viewer
  readonly id: string
  readonly command: Command
}

/** The entries of a decision; the first has the id of the command. */
export const entriesOf = ({ events }: Decision, at: number, id: string | null): TableEntry[] =>
  events.map((event, index) => (index === 0 && id !== null ? { id, at, event } : { at, event }))

/** Runs a loaded table. */
export const hostOf = (journal: Journal, environment: Environment, loaded: Loaded): Host => {
  const { recent, ids } = loaded
  let { checkpoint, gameEvents } = loaded
  const subscribers = openSubscribers()
  let { table } = loaded
  let closed = false
  /** True while the outcome of the last append is unknown. */
  let outcomeUnknown = false
  let isBusy = false
  const waiting: (() => void)[] = []
  let isDriving = false
  let driving: Promise<void> = Promise.resolve()
  let ahead = 0

  /** Monotonic table time. Never earlier than the last event, even if another machine's clock was ahead. */
  const clock = (): number => {
    const now = environment.now()
    ahead = Math.max(ahead, table.at - now)
    return now + ahead
  }

  /** Serialises commands on this table. The next one owns the table as soon as its promise resolves. */
  const queued = (): Promise<void> => new Promise(resolve => waiting.push(resolve))
  const release = (): void => {
    const next = waiting.shift()
    if (next === undefined) isBusy = false
    else next()
  }

  const missing = (version: number): Error =>
    Object.assign(new Error(`version ${version} is missing in the log of table ${table.id}`), { code: 'store-damaged' })

  /** Applies stored entries and publishes them. */
  const apply = (
    entries: readonly TableEntry[],
    statesBefore: readonly Table[],
    after: Table,
    due = dueOf(after),
  ): void => {
    const before = table
    const events = entries.map(({ at, event }, index) => {
      const numbered: NumberedEvent = { at, event, version: before.version + index + 1 }
      recent.add(numbered, statesBefore[index + 1] ?? after)
      return numbered
    })
    table = after
    gameEvents = countGameEvents(gameEvents, entries)
    // Earlier events name the person whose data was deleted.
    if (entries.some(({ event }) => event.type === 'forgotten')) recent.restart(table)
    for (const { event } of entries) if (event.type === 'called') environment.called?.(table, event)
    if (closed) return
    subscribers.publish(events, statesBefore)
    environment.wake?.(due)
    if (before.phase === 'playing' && table.phase === 'over') environment.finished?.(table)
  }

  const catchUp = async (): Promise<void> => {
    const entries = await journal.read(table.version)
    outcomeUnknown = false
    if (entries.length === 0) return
    if (entries[0]?.version !== table.version + 1) throw missing(table.version + 1)
    const statesBefore: Table[] = []
    let after = table
    for (const entry of entries) {
      if (entry.id !== undefined) ids.note(signatureIn(entry.id, after), after.version + 1)
      statesBefore.push(after)
      after = evolveTable(after, entry)
    }
    apply(entries, statesBefore, after)
  }

  /** Writes a checkpoint when a match starts, and from time to time during a long one. */
  const checkpointAfter = (events: readonly TableEvent[]): void => {
    const { version } = table
    if (version - checkpoint < CHECKPOINT_AFTER && !events.some(({ type }) => type === 'started')) return
    checkpoint = version
    environment.checkpoint?.(table)
  }

  /**
   * Decides, persists, publishes; decides again if another process was faster. One function, because nested async
   * functions that wait for the disk double the memory that the garbage collector copies.
   */
  const execute = async (
    sent: SentCommand | null,
    decide: (now: number) => Result<Decision>,
    prepare?: () => Promise<void>,
  ): Promise<Result<{ readonly version: number }>> => {
    if (isBusy) await queued()
    isBusy = true
    try {
      const signature = sent === null ? null : signatureOf(table, sent.who, sent.id, sent.command)
      if (outcomeUnknown) await catchUp()
      let isLatest = environment.isSingleProcess === true
      for (;;) {
        if (prepare !== undefined) await prepare()
        const known = signature === null ? ok(undefined) : ids.find(signature)
        if (!known.ok) return known
        if (known.value !== undefined) return ok({ version: known.value })
        const now = clock()
        const decision = decide(now)
        if (!decision.ok) {
          if (isLatest) return decision
          isLatest = true
          const { version } = table
          await catchUp()
          // Another process has newer events; decide again on the current state.
          if (table.version === version) return decision
          continue
        }
        const { events, statesBefore, table: after } = decision.value
        if (events.length === 0) return ok({ version: table.version })
        const entries = entriesOf(decision.value, now, signature === null ? null : entryIdOf(signature))
        const summary = summaryOf(after)
        outcomeUnknown = true
        const appended = await journal.append(table.version, entries, summary)
        outcomeUnknown = false
        if (appended.kind === 'done') {
          environment.written?.(events.length)
          if (signature !== null) ids.note(signature, table.version + 1)
          apply(entries, statesBefore, after, summary.due)
          checkpointAfter(events)
          return ok({ version: after.version - events.length + 1 })
        }
        // A shorter log is a new one or none: the table was removed.
        if (appended.kind === 'conflict' && appended.version < table.version) {
          environment.onRemoved?.()
          return refuse('unknown-table')
        }
        await catchUp()
        // Without this check, a log whose end was lost would conflict forever.
        if (table.version < appended.version) throw missing(table.version + 1)
        if (appended.kind === 'repeated') return ok({ version: appended.version })
      }
    } finally {
      release()
    }
  }

  const runDueTimer = async (timer: Timer): Promise<void> => {
    if (timer.kind !== 'think') {
      await execute(null, now => {
        // The timer may have become obsolete while this waited.
        const due = timersOf(table).some(each => isSame(each, timer))
        return ok(due ? runTimer(table, timer, now, environment) : settle(table, [], now, environment))
      })
      return
    }
    const { random, fixed } = environment
    const seed = fixed?.seed(timer.seat, gameEvents) ?? `${random.next()} ${random.next()}`
    const question = questionFor(table, timer.seat, timer.bot, seed)
    if (question === null) {
      // Decks that do not fit the game: without this the timers would run for ever.
      if (fixed !== undefined) throw new Error(`the bot on seat ${timer.seat} has no legal action`)
      return
    }
    const choice = question.legal[await environment.think(question)]
    if (closed) return
    if (choice === undefined) throw new Error(`${timer.bot} chose no legal action`)
    await execute(null, now => ok(settle(table, must(decideThought(table, timer, choice)), now, environment)))
  }

  const runDueTimers = async (): Promise<void> => {
    for (;;) {
      const now = clock()
      const due = closed ? [] : timersOf(table).filter(({ at }) => at <= now)
      if (due.length === 0) {
        // Clear the flag in the same tick as the last check, so that a later wake starts a new loop.
        isDriving = false
        return
      }
      await Promise.all((environment.fixed === undefined ? due : due.slice(0, 1)).map(runDueTimer))
    }
  }

  const drive = (): Promise<void> => {
    if (!isDriving) {
      isDriving = true
      driving = runDueTimers().catch(error => {
        isDriving = false
        throw error
      })
    }
    return driving
  }

  return {
    id: table.id,
    table: () => table,
    async run(who, id, command, key) {
      if (environment.fixed !== undefined) await drive()
      return execute(id === null ? null : { who, id, command }, now =>
        key === undefined || isOwner(table, who, command, key)
          ? runCommand(table, { who, command, key }, now, environment)
          : refuse('not-seated'),
      )
    },
    note: (decide, prepare) =>
      execute(
        null,
        now => {
          const event = decide(table)
          return ok(settle(table, event === null ? [] : [event], now, environment))
        },
        prepare,
      ),
    join(viewer, after, subscriber) {
      if (viewer !== 'spectator' && table.seats[viewer]?.kind !== 'person') {
        subscriber({ kind: 'cut' })
        return () => {}
      }
      // Before this player took the seat, they had another view.
      const seatState = viewer === 'spectator' ? undefined : table.seats[viewer]
      const began = seatState?.kind === 'person' ? seatState.sat : 0
      const missed = after === null || after < began ? null : recent.missed(viewer, after)
      if (missed === null) subscriber({ kind: 'view', view: viewTable(table, viewer) })
      else if (missed.length > 0) subscriber({ kind: 'events', events: missed })
      return subscribers.add(viewer, subscriber)
    },
    view: viewer => viewTable(table, viewer),
    seatOf(key) {
      const seat = table.keys.indexOf(key)
      return seat < 0 ? null : seat
    },
    due: () => dueOf(table),
    now: clock,
    drive,
    async catchUp() {
      if (isBusy) await queued()
      isBusy = true
      await catchUp().finally(release)
    },
    async record(match = table.match?.number ?? 0, where) {
      const began = where?.began ?? (table.match?.number === match ? table.match.began : undefined)
      if (began === undefined) return refuse('unknown-match', { match, matches: table.matches })
      const log = await journal.read(began - 1)
      const start = { table: table.id, game: where?.game ?? table.setup.game }
      return recordOf(
        log.map(({ event }) => event),
        match,
        start,
      )
    },
    close() {
      closed = true
      subscribers.clear()
    },
  }
}

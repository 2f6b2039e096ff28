import { must, ok, type Result, refuse, type Viewer } from '@halfpint/core'
import { takeDuty, takeWish } from './decide.ts'
import { type Duty, dueOf, dutiesOf } from './duty.ts'
import type { Environment, Host } from './environment.ts'
import { evolveTable } from './evolve.ts'
import type { Entry, TableFact, Told } from './fact.ts'
import type { Journal } from './journal.ts'
import { decideThought } from './playing.ts'
import { questionFor } from './question.ts'
import { openRecent, type Recent } from './recent.ts'
import { recordOf } from './record.ts'
import { settle, type Taken } from './settle.ts'
import { openSubscribers } from './subscribers.ts'
import { summaryOf } from './summary.ts'
import { BARE_TABLE, type Table } from './table.ts'
import { viewTable } from './view.ts'
import type { Wish } from './wish.ts'
import { entryIdOf, openWishIds, signatureIn, signatureOf, type WishIds } from './wishids.ts'

/** After so many facts since the last one a checkpoint is written, so that taking a table up never reads far. */
const CHECKPOINT_AFTER = 2_000

/** A table as it is read from its journal. */
export interface Loaded {
  readonly table: Table
  readonly recent: Recent
  readonly ids: WishIds
  /** The version of the last checkpoint. */
  readonly checkpoint: number
}

/** Reads the table that a journal tells of: from its last checkpoint on, if it has one. */
export const load = async (journal: Journal): Promise<Loaded> => {
  const { checkpoint, entries } = (await journal.load?.()) ?? { checkpoint: null, entries: await journal.read(0) }
  const ids = openWishIds()
  // What later versions added to tables has its usual value in a checkpoint of an earlier one.
  let table: Table = { ...BARE_TABLE, ...checkpoint }
  const recent = openRecent(table)
  const from = table.version
  for (const { id, at, fact, version } of entries) {
    if (id !== undefined) ids.note(signatureIn(id, table), version)
    // Entries before the checkpoint are there for the ids of their wishes alone.
    if (version <= from) continue
    table = evolveTable(table, { at, fact })
    recent.add({ at, fact, version }, table)
  }
  return { table, recent, ids, checkpoint: from }
}

const isSame = (a: Duty, b: Duty): boolean =>
  a.kind === b.kind && a.at === b.at && (!('seat' in a) || !('seat' in b) || a.seat === b.seat)

/** Whether the chair of who wishes this, or the one that they wait for, is the one that this key belongs to. */
const isOf = ({ keys, reserved }: Table, who: Viewer, wish: Wish, key: string): boolean =>
  (who === 'rail' ? wish.type === 'give-up' && reserved[wish.seat]?.key : keys[who]) === key

/** What somebody wishes, under an id of their own. */
interface Asked {
  readonly who: Viewer
  readonly id: string
  readonly wish: Wish
}

/** Facts on their way into the log, the first with the id of the wish. */
export const entriesOf = ({ facts }: Taken, at: number, id: string | null): Entry[] =>
  facts.map((fact, place) => (place === 0 && id !== null ? { id, at, fact } : { at, fact }))

/** Runs a table that was read. */
export const hostOf = (journal: Journal, environment: Environment, loaded: Loaded): Host => {
  const { recent, ids } = loaded
  let { checkpoint } = loaded
  const subscribers = openSubscribers()
  let { table } = loaded
  let closed = false
  /** Whether it is not known if the last append took place. */
  let doubtful = false
  let isBusy = false
  const waiting: (() => void)[] = []
  let isDriving = false
  let driving: Promise<void> = Promise.resolve()
  let ahead = 0

  /** The time at this table. It goes on with the clock and never back, whatever machine or hour wrote the last fact. */
  const clock = (): number => {
    const now = environment.now()
    ahead = Math.max(ahead, table.at - now)
    return now + ahead
  }

  /** One thing after the other: nobody decides on a table that is about to change. Whoever is next has it already. */
  const queued = (): Promise<void> => new Promise(resolve => waiting.push(resolve))
  const release = (): void => {
    const next = waiting.shift()
    if (next === undefined) isBusy = false
    else next()
  }

  /** The table is what the journal says: takes the facts in and tells everybody. */
  const adopt = (entries: readonly Entry[], befores: readonly Table[], after: Table, due = dueOf(after)): void => {
    const before = table
    const told = entries.map(({ at, fact }, place) => {
      const each: Told = { at, fact, version: before.version + place + 1 }
      recent.add(each, befores[place + 1] ?? after)
      return each
    })
    table = after
    // What was told before names somebody who is forgotten.
    if (entries.some(({ fact }) => fact.type === 'forgotten')) recent.restart(table)
    if (closed) return
    subscribers.publish(told, befores)
    environment.wake?.(due)
    if (before.phase === 'playing' && table.phase === 'over') environment.finished?.(table)
  }

  const catchUp = async (): Promise<void> => {
    const entries = await journal.read(table.version)
    doubtful = false
    if (entries.length === 0) return
    const befores: Table[] = []
    let after = table
    for (const entry of entries) {
      if (entry.id !== undefined) ids.note(signatureIn(entry.id, after), after.version + 1)
      befores.push(after)
      after = evolveTable(after, entry)
    }
    adopt(entries, befores, after)
  }

  /** A match that begins, and a long one now and then, is written down whole: nobody reads what was before. */
  const checkpointAfter = (facts: readonly TableFact[]): void => {
    const { version } = table
    if (version - checkpoint < CHECKPOINT_AFTER && !facts.some(({ type }) => type === 'started')) return
    checkpoint = version
    environment.checkpoint?.(table)
  }

  /**
   * In its turn: decides, persists, publishes; decides again if somebody else was faster. All in one function: whatever
   * waits for the disk is copied by the collector, and a function that waits for another one is as large again.
   */
  const take = async (
    asked: Asked | null,
    decide: (now: number) => Result<Taken>,
  ): Promise<Result<{ readonly version: number }>> => {
    if (isBusy) await queued()
    isBusy = true
    try {
      const signature = asked === null ? null : signatureOf(table, asked.who, asked.id, asked.wish)
      if (doubtful) await catchUp()
      let isLatest = environment.alone === true
      for (;;) {
        const known = signature === null ? ok(undefined) : ids.find(signature)
        if (!known.ok) return known
        if (known.value !== undefined) return ok({ version: known.value })
        const now = clock()
        const taken = decide(now)
        if (!taken.ok) {
          if (isLatest) return taken
          isLatest = true
          const { version } = table
          await catchUp()
          // Another process was further on: what is refused here may be right there.
          if (table.version === version) return taken
          continue
        }
        const { facts, befores, table: after } = taken.value
        if (facts.length === 0) return ok({ version: table.version })
        const entries = entriesOf(taken.value, now, signature === null ? null : entryIdOf(signature))
        const summary = summaryOf(after)
        doubtful = true
        const appended = await journal.append(table.version, entries, summary)
        doubtful = false
        if (appended.kind === 'done') {
          environment.written?.(facts.length)
          if (signature !== null) ids.note(signature, table.version + 1)
          adopt(entries, befores, after, summary.due)
          checkpointAfter(facts)
          return ok({ version: after.version - facts.length + 1 })
        }
        // A log that is shorter than it was is another one, or none: the table was swept away.
        if (appended.kind === 'conflict' && appended.version < table.version) {
          environment.gone?.()
          return refuse('unknown-table')
        }
        await catchUp()
        if (appended.kind === 'repeated') return ok({ version: appended.version })
      }
    } finally {
      release()
    }
  }

  const perform = async (duty: Duty): Promise<void> => {
    if (duty.kind !== 'think') {
      await take(null, now => {
        // While this waited for its turn it may have become needless.
        const due = dutiesOf(table).some(each => isSame(each, duty))
        return ok(due ? takeDuty(table, duty, now, environment) : settle(table, [], now, environment))
      })
      return
    }
    const seed = `${environment.random.next()} ${environment.random.next()}`
    const question = questionFor(table, duty.seat, duty.bot, seed)
    if (question === null) return
    const choice = question.legal[await environment.think(question)]
    if (closed) return
    if (choice === undefined) throw new Error(`${duty.bot} chose nothing that is legal`)
    await take(null, now => ok(settle(table, must(decideThought(table, duty, choice)), now, environment)))
  }

  const driveOn = async (): Promise<void> => {
    for (;;) {
      const now = clock()
      const due = closed ? [] : dutiesOf(table).filter(({ at }) => at <= now)
      if (due.length === 0) {
        // At the very moment of the last look: who comes later starts a new round.
        isDriving = false
        return
      }
      await Promise.all(due.map(perform))
    }
  }

  return {
    id: table.id,
    table: () => table,
    wish: (who, id, wish, key) =>
      take(id === null ? null : { who, id, wish }, now =>
        key === undefined || isOf(table, who, wish, key)
          ? takeWish(table, who, wish, now, environment)
          : refuse('not-seated'),
      ),
    note: decide =>
      take(null, now => {
        const fact = decide(table)
        return ok(settle(table, fact === null ? [] : [fact], now, environment))
      }),
    join(viewer, after, hear) {
      if (viewer !== 'rail' && table.chairs[viewer]?.kind !== 'person') {
        hear({ kind: 'cut' })
        return () => {}
      }
      // Who took the chair since then saw what was before with other eyes.
      const chair = viewer === 'rail' ? undefined : table.chairs[viewer]
      const began = chair?.kind === 'person' ? chair.sat : 0
      const missed = after === null || after < began ? null : recent.missed(viewer, after)
      if (missed === null) hear({ kind: 'view', view: viewTable(table, viewer) })
      else if (missed.length > 0) hear({ kind: 'facts', told: missed })
      return subscribers.add(viewer, hear)
    },
    view: viewer => viewTable(table, viewer),
    seatOf(key) {
      const seat = table.keys.indexOf(key)
      return seat < 0 ? null : seat
    },
    due: () => dueOf(table),
    now: clock,
    drive() {
      if (!isDriving) {
        isDriving = true
        driving = driveOn().catch(error => {
          isDriving = false
          throw error
        })
      }
      return driving
    },
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
        log.map(({ fact }) => fact),
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

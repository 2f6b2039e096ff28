import { type Json, must, ok, type Random, type Result, refuse, type Seat, type Viewer } from '@halfpint/core'
import { type Hear, openAudience } from './audience.ts'
import { type Opening, takeDuty, takeOpening, takeWish } from './decide.ts'
import { type Duty, dueOf, dutiesOf } from './duty.ts'
import { evolveTable } from './evolve.ts'
import type { Entry, Told } from './fact.ts'
import type { Appended, Journal } from './journal.ts'
import { type Question, questionFor } from './mind.ts'
import { placardOf } from './placard.ts'
import { decideThought } from './playing.ts'
import { openRecent, type Recent } from './recent.ts'
import { recordOf } from './record.ts'
import { settle, type Taken } from './settle.ts'
import { BARE_TABLE, type Table, type TableView } from './table.ts'
import { viewTable } from './view.ts'
import type { Wish } from './wish.ts'

/** What is impure, passed in. */
export interface Powers {
  /** Milliseconds since 1970. */
  now(): number
  /** For seeds of deals and of bots: cryptographic where people play. */
  readonly random: Random
  /** Lets a bot think and gives the place of its choice among the legal actions. */
  think(question: Question): Promise<number>
  /** Whether nobody else writes to the journal; otherwise a refusal is decided again on the latest table. */
  readonly alone?: boolean
  /** Told when the table next wants to be driven (`null`: only when somebody wishes something). */
  wake?(at: number | null): void
  /** Told once the last round of a match is unveiled. */
  finished?(match: number): void
}

/** Runs one table over a journal: persists, then publishes, then acknowledges. */
export interface Host {
  readonly id: string
  /** The whole table: for the machine room, never for the wire. */
  table(): Table
  /**
   * Does what is wished, or says why not. Gives the version of the first fact that followed. An id counts for
   * its wisher; a repeated one is answered like the first time, and nothing is done twice.
   */
  wish(who: Viewer, id: string | null, wish: Wish): Promise<Result<{ readonly version: number }>>
  /**
   * Listens as this viewer: first what is missing after version `after`, or the whole view where that is not
   * known (`null`, too old, or ahead of the table); then all that happens. Gives the way to stop. Who becomes
   * another viewer begins with `null`. At a seat where no person sits, nothing is heard but `cut`.
   */
  join(viewer: Viewer, after: number | null, hear: Hear): () => void
  /** The table as this viewer sees it now. */
  view(viewer: Viewer): TableView
  /** Whose secret this is the SHA-256 of; `null` if nobody's. */
  seatOf(key: string): Seat | null
  /** When the table next wants to be driven, `null` if it waits for people. */
  due(): number | null
  /** Does all that is due, bots' turns too, until nothing is. */
  drive(): Promise<void>
  /** Reads what others have written to the journal, and publishes it. */
  catchUp(): Promise<void>
  /** The record of a match, with its proofs; the last one if not said. */
  record(match?: number): Promise<Result<Json>>
  /** Stops driving; listeners hear nothing more. */
  close(): void
}

/** How many ids of wishes are remembered, to answer a repeated one without reading the log. */
const KEPT_IDS = 1000

/** A table as it is read from its journal. */
interface Loaded {
  readonly table: Table
  readonly recent: Recent
  readonly ids: Map<string, number>
}

const remember = (ids: Map<string, number>, id: string, version: number): void => {
  ids.set(id, version)
  if (ids.size <= KEPT_IDS) return
  for (const oldest of ids.keys()) {
    ids.delete(oldest)
    return
  }
}

const load = async (journal: Journal): Promise<Loaded> => {
  const recent = openRecent(BARE_TABLE)
  const ids = new Map<string, number>()
  let table = BARE_TABLE
  for (const { id, at, fact, version } of await journal.read(0)) {
    table = evolveTable(table, { at, fact })
    recent.add({ at, fact, version }, table)
    if (id !== undefined) remember(ids, id, version)
  }
  return { table, recent, ids }
}

const isSame = (a: Duty, b: Duty): boolean =>
  a.kind === b.kind && a.at === b.at && (a.kind === 'deal' || b.kind === 'deal' || a.seat === b.seat)

const entriesOf = ({ facts }: Taken, at: number, id: string | null): Entry[] =>
  facts.map((fact, place) => (place === 0 && id !== null ? { id, at, fact } : { at, fact }))

const hostOf = (journal: Journal, powers: Powers, loaded: Loaded): Host => {
  const { recent, ids } = loaded
  const audience = openAudience()
  let { table } = loaded
  let closed = false
  /** Whether it is not known if the last append took place. */
  let doubtful = false
  let last: Promise<unknown> = Promise.resolve()
  let isDriving = false
  let driving: Promise<void> = Promise.resolve()

  /** One thing after the other: nobody decides on a table that is about to change. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  /** The table is what the journal says: takes the facts in and tells everybody. */
  const adopt = (entries: readonly Entry[], befores: readonly Table[], after: Table): void => {
    const before = table
    const told: Told[] = []
    for (const [place, { id, at, fact }] of entries.entries()) {
      const version = before.version + place + 1
      const each = { at, fact, version }
      told.push(each)
      recent.add(each, befores[place + 1] ?? after)
      if (id !== undefined) remember(ids, id, version)
    }
    table = after
    if (closed) return
    audience.publish(told, befores)
    powers.wake?.(dueOf(table))
    if (before.phase === 'playing' && table.phase === 'over') powers.finished?.(table.matches)
  }

  const readOn = async (): Promise<void> => {
    const entries = await journal.read(table.version)
    doubtful = false
    if (entries.length === 0) return
    const befores: Table[] = []
    let after = table
    for (const entry of entries) {
      befores.push(after)
      after = evolveTable(after, entry)
    }
    adopt(entries, befores, after)
  }

  const append = async (entries: readonly Entry[], after: Table): Promise<Appended> => {
    doubtful = true
    const appended = await journal.append(table.version, entries, placardOf(after))
    doubtful = false
    return appended
  }

  /** Decides, persists, publishes; decides again if somebody else was faster. */
  const take = async (
    id: string | null,
    decide: (now: number) => Result<Taken>,
  ): Promise<Result<{ readonly version: number }>> => {
    if (doubtful) await readOn()
    let isLatest = powers.alone === true
    for (;;) {
      const known = id === null ? undefined : ids.get(id)
      if (known !== undefined) return ok({ version: known })
      // Clocks of two machines differ; at one table time does not run backwards.
      const now = Math.max(powers.now(), table.at)
      const taken = decide(now)
      if (!taken.ok) {
        if (isLatest) return taken
        isLatest = true
        const { version } = table
        await readOn()
        // Another process was further on: what is refused here may be right there.
        if (table.version === version) return taken
        continue
      }
      const { facts, befores, table: after } = taken.value
      if (facts.length === 0) return ok({ version: table.version })
      const entries = entriesOf(taken.value, now, id)
      const appended = await append(entries, after)
      if (appended.kind === 'done') {
        adopt(entries, befores, after)
        return ok({ version: after.version - facts.length + 1 })
      }
      await readOn()
      if (appended.kind === 'repeated') return ok({ version: appended.version })
    }
  }

  const perform = async (duty: Duty): Promise<void> => {
    if (duty.kind !== 'think') {
      await inTurn(() =>
        take(null, now => {
          // While this waited for its turn it may have become needless.
          const due = dutiesOf(table).some(each => isSame(each, duty))
          return ok(due ? takeDuty(table, duty, now, powers) : settle(table, [], now, powers))
        }),
      )
      return
    }
    const seed = `${powers.random.next()} ${powers.random.next()}`
    const question = questionFor(table, duty.seat, duty.bot, seed)
    if (question === null) return
    const choice = question.legal[await powers.think(question)]
    if (choice === undefined) throw new Error(`${duty.bot} chose nothing that is legal`)
    await inTurn(() => take(null, now => ok(settle(table, must(decideThought(table, duty, choice)), now, powers))))
  }

  const driveOn = async (): Promise<void> => {
    for (;;) {
      const now = powers.now()
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
    wish: (who, id, wish) =>
      inTurn(() => take(id === null ? null : `${who}/${id}`, now => takeWish(table, who, wish, now, powers))),
    join(viewer, after, hear) {
      if (viewer !== 'rail' && table.chairs[viewer]?.kind !== 'person') {
        hear({ kind: 'cut' })
        return () => {}
      }
      const missed = after === null ? null : recent.missed(viewer, after)
      if (missed === null) hear({ kind: 'view', view: viewTable(table, viewer) })
      else if (missed.length > 0) hear({ kind: 'facts', told: missed })
      return audience.add(viewer, hear)
    },
    view: viewer => viewTable(table, viewer),
    seatOf(key) {
      const seat = table.keys.indexOf(key)
      return seat < 0 ? null : seat
    },
    due: () => dueOf(table),
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
    catchUp: () => inTurn(readOn),
    async record(match) {
      const log = await journal.read(0)
      return recordOf(
        log.map(({ fact }) => fact),
        match,
      )
    },
    close() {
      closed = true
      audience.clear()
    },
  }
}

/** Opens a new table on an empty journal. */
export const openTable = async (journal: Journal, opening: Opening, powers: Powers): Promise<Result<Host>> => {
  const now = powers.now()
  const taken = takeOpening(opening, now, powers)
  if (!taken.ok) return taken
  const appended = await journal.append(0, entriesOf(taken.value, now, null), placardOf(taken.value.table))
  return appended.kind === 'done' ? openHost(journal, powers) : refuse('table-exists')
}

/** Takes up the table that a journal tells of; `unknown-table` if it is empty. */
export const openHost = async (journal: Journal, powers: Powers): Promise<Result<Host>> => {
  const loaded = await load(journal)
  if (loaded.table.version === 0) return refuse('unknown-table')
  const host = hostOf(journal, powers, loaded)
  powers.wake?.(host.due())
  return ok(host)
}

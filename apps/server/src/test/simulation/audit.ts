import { isDeepStrictEqual } from 'node:util'
import type { Viewer } from '@halfpint/core'
import type { Store, Stored } from '@halfpint/store'
import {
  BARE_TABLE,
  type Command,
  evolveTable,
  isPresent,
  type Table,
  type TableEvent,
  viewTable,
} from '@halfpint/table'
import { keyOf, personIdOf } from '../../tables/token.ts'
import { openTap, type Tap } from '../tap.ts'

/** A broken invariant. */
export class Violation extends Error {
  /** The name of the invariant. */
  readonly law: string
  constructor(law: string, what: string) {
    super(`${law}: ${what}`)
    this.law = law
  }
}

/** The committed events of one table, applied. */
interface CommittedTable {
  readonly log: Stored[]
  /** The table at each version. */
  readonly tables: Table[]
  readonly tap: Tap
  /** The version of each command in the log, by the id that its sender chose. */
  readonly ids: Map<string, number>
}

/** A stream on the server's side. */
interface WrittenStream {
  /** Compares a line that the server has just written with what was committed. */
  written(line: string): void
}

/** A command that a server has accepted at this version. */
interface AcceptedCommand {
  readonly table: string
  readonly id: string
  readonly command: Command
  readonly version: number
  readonly token: string
}

/** Compares everything that servers write and send with what is committed at that moment. */
export interface Audit {
  /** Number of checks by invariant. */
  readonly checks: Map<string, number>
  /** Must be called after every commit to a table. */
  committed(table: string): void
  /** Called after every commit. */
  readonly noted: ((table: string, entries: readonly Stored[]) => void)[]
  /** Counts a check of an invariant, and records a violation if it does not hold. */
  check(law: string, holds: boolean, what: () => string): void
  truth(table: string): CommittedTable | undefined
  tables(): readonly string[]
  stream(table: string, token: string | undefined): WrittenStream
  /** Compares a client's view with the committed table at its version. */
  folded(table: string, view: Table & { readonly viewer: Viewer }): void
  /** Must be called before a command is sent. */
  requested(id: string, token: string): void
  /** Must be called when a server has accepted a command. */
  accepted(accepted: AcceptedCommand): void
  /** The first violation. */
  violation(): Violation | undefined
  /** Records a violation. */
  blame(law: string, what: string): void
  /** A hash over everything that happened. Two runs with the same hash were the same. */
  digest(): number
}

/** Commands that always produce an event. */
const TELLING: ReadonlySet<string> = new Set(['act', 'say', 'react', 'leave', 'start'])

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The first difference of two values. */
const difference = (one: unknown, other: unknown, path = ''): string | undefined => {
  if (isDeepStrictEqual(one, other)) return undefined
  const isDeep = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  if (!isDeep(one) || !isDeep(other)) return `${path}: ${JSON.stringify(one)} and not ${JSON.stringify(other)}`
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  for (const key of keys) {
    const found = difference(one[key], other[key], `${path}/${key}`)
    if (found !== undefined) return found
  }
  return path
}

/** Opens the audit; `kept` is the committed store. */
export const openAudit = (kept: () => Store): Audit => {
  const truths = new Map<string, CommittedTable>()
  /** The sender of each command. */
  const wishers = new Map<string, string>()
  const checks = new Map<string, number>()
  let violation: Violation | undefined
  let digest = 0

  const blame = (law: string, what: string): void => {
    violation ??= new Violation(law, what)
  }
  const check = (law: string, holds: boolean, what: () => string): void => {
    checks.set(law, (checks.get(law) ?? 0) + 1)
    if (!holds) blame(law, what())
  }
  const mix = (text: string): void => {
    for (let at = 0; at < text.length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193)
  }
  const truthOf = (table: string): CommittedTable => {
    const known = truths.get(table) ?? { log: [], tables: [BARE_TABLE], tap: openTap(), ids: new Map() }
    truths.set(table, known)
    return known
  }

  const note = (table: string, entry: Stored): void => {
    const { log, tables, tap, ids } = truthOf(table)
    const before = tables.at(-1) as Table
    const { version, at, id } = entry
    const event = entry.event as unknown as TableEvent
    check('no gap in a log', version === log.length + 1, () => `${table}: ${version} after ${log.length}`)
    check('table time never goes back', at >= before.at, () => `${table} ${version}: ${at} after ${before.at}`)
    // A stored id is sender/chosen id/fingerprint.
    const [sender, chosen] = id?.split('/') ?? []
    if (chosen !== undefined) {
      const own = wishers.get(chosen)
      check('a command runs for its sender', own === sender, () => `${table} ${version}: ${own}'s ${id}`)
      check('a command runs once', !ids.has(chosen), () => `${table}: ${chosen} at ${ids.get(chosen)} and ${version}`)
      ids.set(chosen, version)
    }
    log.push(entry)
    mix(`${version} ${at} ${JSON.stringify(event)}`)
    try {
      tables.push(evolveTable(before, { at, event }))
      tap.note({ at, event })
    } catch (error) {
      blame('a log can be applied', `${table} ${version} ${JSON.stringify(event)}: ${error}`)
    }
  }

  const viewAt = (table: string, version: number, viewer: Viewer): unknown => {
    const whole = truths.get(table)?.tables[version]
    return whole === undefined ? undefined : viewTable(whole, viewer)
  }

  /**
   * Whether a view equals the one made from the log. Views are data, so equal texts are enough; otherwise the order of
   * keys may differ.
   */
  const isRight = (said: unknown, right: unknown): boolean =>
    JSON.stringify(said) === JSON.stringify(right) || isDeepStrictEqual(plain(said), plain(right ?? null))

  /** Checks the invariants of a table between two commits. */
  const settled = (table: string): void => {
    for (const [seat, seatState] of (truthOf(table).tables.at(-1) as Table).seats.entries()) {
      const isPlayedFor = seatState.kind === 'person' && isPresent(seatState) && seatState.substitute !== null
      check('no substitute plays for a present player', !isPlayedFor, () => `${table}: seat ${seat}`)
    }
  }

  const audit: Audit = {
    checks,
    noted: [],
    check,
    committed(table) {
      if (table.startsWith('pad-') || table.startsWith('push-')) return
      const read = kept().read(table, truthOf(table).log.length)
      read.then(entries => {
        const { log } = truthOf(table)
        // Two commits at the same moment are read twice.
        const news = entries.filter(({ version }) => version > log.length)
        for (const entry of news) note(table, entry)
        if (news.length === 0 || violation !== undefined) return
        settled(table)
        for (const hear of audit.noted) hear(table, news)
      })
    },
    truth: table => truths.get(table),
    tables: () => [...truths.keys()],
    stream(table, token) {
      const key = token === undefined ? undefined : keyOf(token)
      let viewer: Viewer | undefined
      let last: number | undefined
      const seatIn = (whole: Table | undefined): Viewer => {
        const seat = key === undefined ? -1 : (whole?.keys.indexOf(key) ?? -1)
        return seat < 0 ? 'spectator' : seat
      }
      return {
        written(line) {
          if (!line.startsWith('{')) return
          mix(line)
          const said = JSON.parse(line) as {
            type: string
            version: number
            at: number
            view?: unknown
            event?: unknown
          }
          if (said.type === 'bye') return
          const { tables, log, tap } = truthOf(table)
          const { version, type } = said
          const end = log.length
          check(
            'sent events are on disk',
            version <= end,
            () => `${table}: ${type} ${version} was sent, the log ends at ${end}`,
          )
          if (version > end) return
          if (type === 'view') viewer = seatIn(tables[version])
          else viewer ??= seatIn(tables[version - 1])
          const eyes = viewer
          if (type === 'view') {
            const right = viewAt(table, version, eyes)
            check(
              'a view equals the view of the log',
              isRight(said.view, right),
              () => `${table} ${version} for ${eyes}: ${line.slice(0, 200)}`,
            )
          } else {
            const entry = log[version - 1]
            const isNext = last === undefined || version === last + 1
            check('no gap on a stream', isNext, () => `${table}: ${version} after ${last}`)
            const isSame =
              entry?.at === said.at && (entry.event as { type: string }).type === (said.event as { type: string }).type
            check(
              'an event is sent as it was stored',
              isSame,
              () => `${table}: ${line.slice(0, 200)} is ${JSON.stringify(entry)}`,
            )
            const isOwn = eyes === 'spectator' || tables[version - 1]?.keys[eyes] === key
            check(
              'private data is sent to its seat only',
              isOwn,
              () => `${table} ${version}: sent to the former player of ${eyes}`,
            )
          }
          last = version
          const leaks = tap.leaksIn(line, [eyes], token === undefined ? [] : [token], said)
          check('nothing leaks', leaks.length === 0, () => leaks.join('; '))
        },
      }
    },
    folded(table, view) {
      const right = viewAt(table, view.version, view.viewer)
      check(
        'events lead to the view',
        isRight(view, right),
        () => `${table} ${view.version} for ${view.viewer}: ${difference(plain(view), plain(right ?? null))}`,
      )
    },
    requested: (id, token) => void wishers.set(id, personIdOf(token)),
    accepted({ table, id, command, version, token }) {
      const { log, ids, tables } = truthOf(table)
      const stands = ids.get(id)
      // A person who only waits for a seat leaves by no longer waiting, and has no key to be recognised by.
      const isGone = command.type === 'leave' && tables[version]?.keys.includes(keyOf(token)) === false
      const isTelling = TELLING.has(command.type) && !(isGone && stands === undefined)
      const isThere = isTelling ? stands === version : stands === undefined || stands === version
      check(
        'accepted commands are on disk',
        isThere && version <= log.length,
        () =>
          `${table}: ${command.type} ${id} was accepted at ${version}, is at ${stands}; the log ends at ${log.length}`,
      )
    },
    violation: () => violation,
    blame,
    digest: () => digest >>> 0,
  }
  return audit
}

import type { Store } from '@halfpint/store'
import type { Beginning, Host, Table } from '@halfpint/table'

/** A finished match, when it ended, and where its log begins. */
interface Ended extends Beginning {
  readonly table: string
  readonly match: number
  readonly at: number
}

/** Archives the records of finished matches. */
export interface Archive {
  /** A match has ended at this table. Its record is archived soon, even if the next match starts before. */
  add(table: Table): void
  /** A table was loaded. Archives a finished match that a process did not archive before it died. */
  checkTable(table: Table): void
  /** Archives all waiting records one after the other, because each reads the log of a whole match. */
  archiveAll(): Promise<void>
  /** Archives one record now, if it waits. */
  archiveNow(table: string, match: number): Promise<void>
}

/**
 * Opens an archive over a store. A record that cannot be archived waits, and `fail` gets the error. Matches that ended
 * before `oldest` are not archived.
 */
export const openArchive = (
  store: Store,
  find: (table: string) => Promise<{ readonly host: Host } | undefined>,
  fail: (error: unknown) => void,
  oldest: () => number,
): Archive => {
  const waiting = new Map<string, Ended>()
  /** Tables that may have matches without a record. */
  const unknown = new Map<string, Table>()
  let inProgress: Promise<void> | undefined

  const put = async (id: string, ended: Ended): Promise<void> => {
    const { table, match, game, at } = ended
    const record = await (await find(table))?.host.record(match, ended)
    if (record?.ok === true) {
      const { players } = record.value as { players: string[] }
      await store.archive(id, record.value, { table, match, game, endedAt: at, players })
    }
    waiting.delete(id)
  }

  const findMissing = async (table: Table): Promise<void> => {
    const known = new Set((await store.records(table.id)).map(({ match }) => match))
    for (const { match, game, began, at } of table.tally) {
      if (began === undefined || at === undefined || known.has(match) || at < oldest()) continue
      waiting.set(`${table.id}-${match}`, { table: table.id, match, game, began, at })
    }
    unknown.delete(table.id)
  }

  const putAll = async (): Promise<void> => {
    for (const table of unknown.values()) await findMissing(table).catch(fail)
    for (const [id, ended] of waiting) await put(id, ended).catch(fail)
  }

  const archiveAll = (): Promise<void> => {
    inProgress ??= putAll().finally(() => {
      inProgress = undefined
    })
    return inProgress
  }

  return {
    add({ id: table, at, match, setup: { game } }) {
      if (match === null) return
      const { number, began } = match
      waiting.set(`${table}-${number}`, { table, match: number, began, game, at })
      archiveAll()
    },
    checkTable(table) {
      if (table.tally.length === 0) return
      unknown.set(table.id, table)
      archiveAll()
    },
    archiveAll,
    async archiveNow(table, match) {
      const id = `${table}-${match}`
      const whole = unknown.get(table)
      if (whole !== undefined) await findMissing(whole)
      const ended = waiting.get(id)
      if (ended !== undefined) await put(id, ended)
    },
  }
}

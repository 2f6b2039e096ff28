import type { Store } from '@halfpint/store'
import type { Beginning, Host, Table } from '@halfpint/table'

/** A match that has ended, when, and where its log begins. */
interface Ended extends Beginning {
  readonly table: string
  readonly match: number
  readonly at: number
}

/** Where the records of finished matches are put. */
export interface Shelf {
  /** A match has ended at this table: its record is shelved soon, even if the next match begins before. */
  add(table: Table): void
  /** Shelves all that waits, one after the other: each reads a whole match, and nobody should wait for many of them. */
  fill(): Promise<void>
  /** Shelves one record now, if it waits. */
  hurry(table: string, match: number): Promise<void>
}

/** An empty shelf over a store; what cannot be shelved stays, and `fail` hears why. */
export const openShelf = (
  store: Store,
  find: (table: string) => Promise<{ readonly host: Host } | undefined>,
  fail: (error: unknown) => void,
): Shelf => {
  const waiting = new Map<string, Ended>()
  let filling: Promise<void> | undefined

  const put = async (id: string, ended: Ended): Promise<void> => {
    const { table, match, game, at } = ended
    const record = await (await find(table))?.host.record(match, ended)
    if (record?.ok === true) {
      const { players } = record.value as { players: string[] }
      await store.archive(id, record.value, { table, match, game, endedAt: at, players })
    }
    waiting.delete(id)
  }

  const putAll = async (): Promise<void> => {
    for (const [id, ended] of waiting) await put(id, ended).catch(fail)
  }

  const fill = (): Promise<void> => {
    filling ??= putAll().finally(() => {
      filling = undefined
    })
    return filling
  }

  return {
    add({ id: table, at, match, setup: { game } }) {
      if (match === null) return
      const { number, began } = match
      waiting.set(`${table}-${number}`, { table, match: number, began, game, at })
      fill()
    },
    fill,
    async hurry(table, match) {
      const id = `${table}-${match}`
      const ended = waiting.get(id)
      if (ended !== undefined) await put(id, ended)
    },
  }
}

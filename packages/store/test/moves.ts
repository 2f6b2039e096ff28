import { expect } from 'vitest'
import type { Appended, Store } from '../src/store.ts'

/** One random append: its writer, its table, and the distance of its expected version from the end of the log. */
export interface Move {
  readonly writer: number
  readonly table: number
  readonly behind: number
  readonly count: number
  readonly id: number | null
}

/** An append and its result. */
interface MoveResult {
  readonly table: string
  readonly expected: number
  readonly id: string | null
  readonly events: readonly string[]
  readonly answer: Appended
}

/** Runs groups of appends, all of a group at once. */
export const play = async (
  writers: readonly [Store, Store],
  prefix: string,
  waves: readonly (readonly Move[])[],
): Promise<readonly MoveResult[]> => {
  const results: MoveResult[] = []
  for (const [w, wave] of waves.entries()) {
    const made = wave.map(async (move, m): Promise<MoveResult> => {
      const table = `${prefix}${move.table}`
      const end = results.reduce((far, t) => (t.table === table ? Math.max(far, t.answer.version) : far), 0)
      const expected = Math.max(0, end - move.behind)
      const events = Array.from({ length: move.count }, (_, n) => `${w}.${m}.${n}`)
      const id = move.id === null ? null : `id${move.id}`
      const entries = events.map((event, n) => ({ at: w, event, ...(n === 0 && id !== null ? { id } : {}) }))
      const summary = { listed: false, due: null, over: false, summary: events }
      const store = writers[move.writer as 0 | 1]
      return { table, expected, id, events, answer: await store.append(table, expected, entries, summary) }
    })
    results.push(...(await Promise.all(made)))
  }
  return results
}

/** Compares the results of the appends with the logs. */
export const logIsWhole = async (store: Store, results: readonly MoveResult[]): Promise<void> => {
  for (const table of new Set(results.map(t => t.table))) {
    const log = await store.read(table)
    const here = results.filter(t => t.table === table)
    const done = here.filter(t => t.answer.kind === 'done')
    expect(log.map(({ version }) => version)).toEqual(log.map((_, place) => place + 1))
    const ids = log.flatMap(({ id }) => id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expect(log.length).toBe(done.reduce((sum, t) => sum + t.events.length, 0))
    for (const { expected, events, answer, id } of here) {
      if (answer.kind === 'done') {
        expect(answer.version).toBe(expected + events.length)
        expect(log.slice(expected, answer.version).map(({ event }) => event)).toEqual(events)
      } else {
        expect(log.some(({ event }) => events.includes(event as string))).toBe(false)
        if (answer.kind === 'repeated') expect(log[answer.version - 1]?.id).toBe(id)
        else expect(answer.version).not.toBe(expected)
      }
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { ReportError } from './down.ts'
import { CHANNEL } from './listen.ts'
import type { Notice } from './store.ts'

// PostgreSQL accepts notifications below 8000 bytes.
const PAYLOAD = 7000
// Milliseconds to collect notices: under load one notification carries the notices of many tables.
const COLLECT_TIME = 5

const payloads = (own: string, news: ReadonlyMap<string, number>): readonly string[] => {
  const written: string[] = []
  let items: string[] = []
  let length = 0
  const seal = (): void => {
    if (items.length > 0) written.push(`[${JSON.stringify(own)},${items.join(',')}]`)
    items = []
    length = 0
  }
  for (const entry of news) {
    const item = JSON.stringify(entry)
    const size = Buffer.byteLength(item) + 1
    if (length + size > PAYLOAD) seal()
    items.push(item)
    length += size
  }
  seal()
  return written
}

/**
 * Notifies the other processes of appends. Not inside the append's transaction: there a notification makes all commits
 * of all processes wait for one lock. Polling makes up for a lost notification.
 */
export const openNotifier = (pool: Pool, own: string, onError: ReportError) => {
  let fresh = new Map<string, number>()
  let running: Promise<void> | undefined

  const run = async (): Promise<void> => {
    while (fresh.size > 0) {
      const sent = payloads(own, fresh)
      fresh = new Map()
      const text = 'select pg_notify($1, letter) from unnest($2::text[]) as letter'
      await pool.query({ name: 'announce', text, values: [CHANNEL, sent] }).catch(onError)
      await sleep(COLLECT_TIME)
    }
    running = undefined
  }

  return {
    tell({ table, version }: Notice): void {
      fresh.set(table, Math.max(version, fresh.get(table) ?? 0))
      running ??= new Promise<void>(resolve => setImmediate(resolve)).then(run)
    },
    async idle(): Promise<void> {
      while (running !== undefined) await running
    },
  }
}

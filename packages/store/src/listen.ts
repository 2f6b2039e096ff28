import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { ReportTrouble } from './down.ts'
import type { Notice } from './store.ts'

/** The channel on which processes tell each other that a table moved on. */
export const CHANNEL = 'halfpint_news'

const POLL_EVERY = 1000
const ANSWER_WITHIN = 2000
const FIRST_WAIT = 50

// Nothing that was committed after this snapshot can have a lower transaction number than its oldest running one:
// asking from there on misses nothing, whatever order transactions began and ended in.
const POLL = `
select pg_snapshot_xmin(pg_current_snapshot())::text as since, t.id as "table", t.version
from (select 1) as once left join halfpint.tables t on t.touched >= $1::xid8`

interface Polled {
  readonly since: string
  readonly table: string | null
  readonly version: number
}

/** Hears what other processes tell; `close` ends it. */
export interface NoticeListener {
  close(): Promise<void>
}

const heardFrom = (payload: string, own: string): readonly Notice[] => {
  const [sender, ...items] = JSON.parse(payload) as [string, ...(readonly [string, number])[]]
  return sender === own ? [] : items.map(([table, version]) => ({ table, version }))
}

/**
 * Listens on a connection of its own and asks once a second over the same connection what was changed, so that a
 * notification that was lost, a connection that was cut and one that fell silent are all healed in the same way.
 */
export const listen = async (
  config: ClientConfig,
  own: string,
  tell: (news: readonly Notice[]) => void,
  trouble: ReportTrouble,
): Promise<NoticeListener> => {
  const stop = new AbortController()
  let since = '0'
  let told = new Map<string, number>()

  const hear = (news: readonly Notice[]): void => {
    const fresh = news.filter(({ table, version }) => version > (told.get(table) ?? 0))
    for (const { table, version } of fresh) told.set(table, version)
    if (fresh.length > 0) tell(fresh)
  }

  const poll = async (client: Client, quietly: boolean): Promise<void> => {
    const { rows } = await client.query<Polled>({ name: 'poll', text: POLL, values: [since] })
    since = rows[0]?.since ?? since
    const news = rows.flatMap(({ table, version }) => (table === null ? [] : [{ table, version }]))
    if (!quietly) hear(news)
    // What the next answer cannot contain any more need not be remembered.
    told = new Map(news.map(({ table, version }) => [table, Math.max(version, told.get(table) ?? 0)]))
  }

  const connect = async (): Promise<{ readonly client: Client; readonly lost: Promise<void> }> => {
    const client = new Client({ ...config, query_timeout: ANSWER_WITHIN, connectionTimeoutMillis: ANSWER_WITHIN })
    const lost = new Promise<void>(resolve => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    try {
      client.on('notification', ({ payload }) => hear(heardFrom(payload ?? '[""]', own)))
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      return { client, lost }
    } catch (error) {
      drop(client)
      throw error
    }
  }

  // A connection that fell silent would not answer a polite goodbye.
  const drop = (client: Client): void => {
    client.end().catch(() => {})
    // The socket is no part of the driver's types.
    ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  }

  const attend = async (client: Client, lost: Promise<void>): Promise<void> => {
    let gone = false
    void lost.then(() => {
      gone = true
    })
    while (!gone && !stop.signal.aborted) {
      await Promise.race([lost, sleep(POLL_EVERY, undefined, { signal: stop.signal, ref: false }).catch(() => {})])
      if (!gone && !stop.signal.aborted) await poll(client, false)
    }
  }

  const first = await connect()
  since = (await first.client.query('select pg_snapshot_xmin(pg_current_snapshot())::text as since')).rows[0].since
  await poll(first.client, true)

  const forever = async (): Promise<void> => {
    let wait = FIRST_WAIT
    let link: { readonly client: Client; readonly lost: Promise<void> } | undefined = first
    while (!stop.signal.aborted) {
      try {
        if (link === undefined) {
          link = await connect()
          await poll(link.client, false)
          wait = FIRST_WAIT
        }
        await attend(link.client, link.lost)
        if (!stop.signal.aborted) trouble(new Error('the connection for news was lost'))
      } catch (error) {
        // Whatever it was, a new connection is tried in a moment.
        trouble(error)
      }
      if (link !== undefined) drop(link.client)
      link = undefined
      wait = Math.min(wait * 2, POLL_EVERY)
      await sleep(wait, undefined, { signal: stop.signal, ref: false }).catch(() => {})
    }
  }
  const running = forever()

  return {
    async close() {
      stop.abort()
      await running
    },
  }
}

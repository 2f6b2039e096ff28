import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { ReportError } from './down.ts'
import type { Notice } from './store.ts'

/** The channel on which processes notify each other of changed tables. */
export const CHANNEL = 'halfpint_news'

const POLL_INTERVAL = 1000
const POLL_TIMEOUT = 2000
const FIRST_RETRY = 50

// No transaction that commits after this snapshot has a lower number than the oldest one running in it. So polling from
// that number on misses nothing, in whatever order transactions begin and end. The first poll only sets `since`.
const POLL = `
select pg_snapshot_xmin(pg_current_snapshot())::text as since, t.id as "table", t.version
from (select 1) as once left join halfpint.tables t on t.touched >= $1::xid8`

interface Polled {
  readonly since: string
  readonly table: string | null
  readonly version: number
}

interface Connection {
  readonly client: Client
  /** Resolves when the connection is lost. */
  readonly lost: Promise<void>
}

/** Receives the notices of other processes until it is closed. */
export interface NoticeListener {
  close(): Promise<void>
}

const noticesIn = (payload: string, own: string): readonly Notice[] => {
  const [sender, ...items] = JSON.parse(payload) as [string, ...(readonly [string, number])[]]
  return sender === own ? [] : items.map(([table, version]) => ({ table, version }))
}

/** Also destroys the socket: a silent connection would not answer a request to close. */
const drop = (client: Client): void => {
  client.end().catch(() => {})
  // The driver's types do not contain the socket.
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}

/**
 * Listens on a separate connection, and polls for changes once a second over the same connection. This one mechanism
 * covers lost notifications, lost connections and silent connections.
 */
export const listen = async (
  config: ClientConfig,
  own: string,
  tell: (news: readonly Notice[]) => void,
  onError: ReportError,
): Promise<NoticeListener> => {
  const stop = new AbortController()
  const pause = (wait: number) => sleep(wait, undefined, { signal: stop.signal, ref: false }).catch(() => {})
  let since: string | null = null
  /** The versions that the next poll may return again. */
  let reported = new Map<string, number>()

  const hear = (news: readonly Notice[]): void => {
    const fresh = news.filter(({ table, version }) => version > (reported.get(table) ?? 0))
    for (const { table, version } of fresh) reported.set(table, version)
    if (fresh.length > 0) tell(fresh)
  }

  const poll = async (client: Client): Promise<void> => {
    const { rows } = await client.query<Polled>({ name: 'poll', text: POLL, values: [since] })
    since = rows[0]?.since ?? since
    const news = rows.flatMap(({ table, version }) => (table === null ? [] : [{ table, version }]))
    hear(news)
    reported = new Map(news.map(({ table, version }) => [table, Math.max(version, reported.get(table) ?? 0)]))
  }

  const connect = async (): Promise<Connection> => {
    const client = new Client({ ...config, query_timeout: POLL_TIMEOUT, connectionTimeoutMillis: POLL_TIMEOUT })
    const lost = new Promise<void>(resolve => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    try {
      client.on('notification', ({ payload }) => hear(noticesIn(payload ?? '[""]', own)))
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      await poll(client)
      return { client, lost }
    } catch (error) {
      drop(client)
      throw error
    }
  }

  /** Polls until the connection is lost, which throws, or the listener is closed. */
  const attend = async ({ client, lost }: Connection): Promise<void> => {
    const end = lost.then(() => {
      throw new Error('the notification connection was lost')
    })
    // Also rejects after the last race, when no code waits for it.
    end.catch(() => {})
    while (!stop.signal.aborted) {
      await Promise.race([end, pause(POLL_INTERVAL)])
      if (!stop.signal.aborted) await poll(client)
    }
  }

  const run = async (first: Connection): Promise<void> => {
    let connection: Connection | undefined = first
    let wait = FIRST_RETRY
    while (!stop.signal.aborted) {
      try {
        connection ??= await connect()
        wait = FIRST_RETRY
        await attend(connection)
      } catch (error) {
        onError(error)
      }
      if (connection !== undefined) drop(connection.client)
      connection = undefined
      wait = Math.min(wait * 2, POLL_INTERVAL)
      await pause(wait)
    }
  }
  const running = run(await connect())

  return {
    async close() {
      stop.abort()
      await running
    },
  }
}

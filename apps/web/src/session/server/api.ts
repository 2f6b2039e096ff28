import { ok, type Problem, type Result, refuse } from '@halfpint/core'
import type { CommandAnswer, ListAnswer, OpenRequest, SeatAnswer, SitRequest } from '@halfpint/table/wire'
import { serverUrl } from '../../base/server.ts'

/** The URL of a path in the API. */
export const apiUrl = (path: string): string => serverUrl(`api/${path}`)

/** Options of a request. */
export interface Ask {
  /** The default is POST with a body, and GET without one. */
  readonly method?: 'PUT' | 'POST' | 'DELETE'
  readonly body?: unknown
  /** The secret of the seat. It is sent in a header only, never in a URL. */
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Whether the API answered. Static hosts answer every request with a page. */
export const isAnswer = (answer: Response): boolean =>
  answer.ok && answer.headers.get('content-type')?.includes('html') !== true

/** The problem of a failed answer. Proxies do not use the server's format. */
export const problemIn = async (answer: Response): Promise<Problem> => {
  const json: unknown = await answer.json().catch(() => undefined)
  const problem = (json as { problem?: Problem } | undefined)?.problem
  if (typeof problem?.code === 'string') return problem
  return refuse(answer.status >= 500 ? 'server-gone' : 'no-server').problem
}

/**
 * Whether it is worth repeating the request: the network, the server or a rate limit failed, not the request. `also` is
 * one more such code: `no-server` once the server has answered, because a proxy that lost it may return 404.
 */
export const isPassing = ({ code }: Problem, also?: string): boolean =>
  ['server-gone', 'server-stopping', 'store-down', 'too-many-requests', also].includes(code)

/** Sends one request. A network failure is the problem `server-gone`. */
export const ask = async <Answer>(path: string, { method, body, token, signal }: Ask = {}): Promise<Result<Answer>> => {
  try {
    const answer = await fetch(apiUrl(path), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      cache: 'no-store',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    })
    if (!isAnswer(answer)) return { ok: false, problem: await problemIn(answer) }
    return ok((answer.status === 204 ? null : await answer.json()) as Answer)
  } catch {
    return refuse('server-gone')
  }
}

/** The path of a table in the API. */
export const tablePath = (table: string, rest = ''): string => `tables/${encodeURIComponent(table)}${rest}`

/** Opens a table. The same token opens the same table. */
export const openTable = (request: OpenRequest): Promise<Result<SeatAnswer>> => ask('tables', { body: request })

/** Takes a seat. The same token keeps the same seat. */
export const sitDown = (table: string, request: SitRequest): Promise<Result<SeatAnswer>> =>
  ask(tablePath(table, '/seats'), { body: request })

/** Sends a reaction without a seat. */
export const cheer = (table: string, reaction: string): Promise<Result<CommandAnswer>> =>
  ask(tablePath(table, '/reactions'), { body: { reaction } })

/** The public tables. */
export const listTables = (signal?: AbortSignal): Promise<Result<ListAnswer>> => ask('tables', { signal })

/** Sends a command. Its id makes sure that it is executed once. */
export const sendCommand = (
  table: string,
  token: string,
  request: { readonly id: string; readonly command: unknown },
  signal: AbortSignal,
): Promise<Result<CommandAnswer>> => ask(tablePath(table, '/commands'), { body: request, token, signal })

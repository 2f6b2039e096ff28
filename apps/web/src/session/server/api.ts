import { ok, type Problem, type Result, refuse } from '@halfpint/core'
import type { CommandAnswer, ListAnswer, OpenRequest, SeatAnswer, SitRequest } from '@halfpint/table/wire'
import { serverUrl } from '../../base/server.ts'

/** The address of something in the API. */
export const apiUrl = (path: string): string => serverUrl(`api/${path}`)

/** How one asks the server. */
export interface Ask {
  /** Without it a body is sent with POST, and a question without one is a GET. */
  readonly method?: 'PUT' | 'POST' | 'DELETE'
  readonly body?: unknown
  /** The secret of the seat; it travels in a header only, never in an address. */
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Whether the API answered; hosts of plain files answer every question with a page. */
export const isAnswer = (answer: Response): boolean =>
  answer.ok && answer.headers.get('content-type')?.includes('html') !== true

/** The problem in an answer that is not a good one; proxies in between do not speak as the server does. */
export const problemIn = async (answer: Response): Promise<Problem> => {
  const json: unknown = await answer.json().catch(() => undefined)
  const problem = (json as { problem?: Problem } | undefined)?.problem
  if (typeof problem?.code === 'string') return problem
  return refuse(answer.status >= 500 ? 'server-gone' : 'no-server').problem
}

/**
 * Whether it is worth asking again later: the network, the server or the pace was at fault, not the question; `also` is
 * one more code for it. Who has heard a server names `no-server`: a proxy that lost it may say that nothing is there.
 */
export const isPassing = ({ code }: Problem, also?: string): boolean =>
  ['server-gone', 'server-stopping', 'store-down', 'too-many-requests', also].includes(code)

/** Asks the server once. A network that is away is a problem like any other: `server-gone`. */
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

/** Opens a table; the same token opens the same table. */
export const openTable = (request: OpenRequest): Promise<Result<SeatAnswer>> => ask('tables', { body: request })

/** Sits down; the same token keeps the same seat. */
export const sitDown = (table: string, request: SitRequest): Promise<Result<SeatAnswer>> =>
  ask(tablePath(table, '/seats'), { body: request })

/** Says something with one tap, without a seat. */
export const cheer = (table: string, reaction: string): Promise<Result<CommandAnswer>> =>
  ask(tablePath(table, '/reactions'), { body: { reaction } })

/** The tables that everybody may find. */
export const listTables = (signal?: AbortSignal): Promise<Result<ListAnswer>> => ask('tables', { signal })

/** Wishes something once, under an id that makes it happen once. */
export const sendCommand = (
  table: string,
  token: string,
  request: { readonly id: string; readonly command: unknown },
  signal: AbortSignal,
): Promise<Result<CommandAnswer>> => ask(tablePath(table, '/commands'), { body: request, token, signal })

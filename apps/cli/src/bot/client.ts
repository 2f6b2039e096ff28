import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isFields, type Json, ok, type Problem, type Result } from '@halfpint/core'

/** How long to wait before the next try when the server is away: it grows, and stops growing. */
const waitBefore = (attempt: number): number => Math.min(8_000, 250 * 2 ** attempt)

/** The seat that a server gave. */
export interface Seat {
  readonly table: string
  readonly seat: number
  readonly token: string
}

/** One line of a table's stream, as far as a player needs it. */
export interface StreamLine {
  readonly type: string
  readonly version?: number
  readonly more?: boolean
  readonly retry?: number | null
  readonly view?: {
    readonly viewer: number | 'rail'
    readonly phase: string
    readonly match: { readonly pledge: { readonly dealt: boolean } | null } | null
  }
  readonly fact?: { readonly type: string; readonly event?: { readonly type: string } | null }
}

/** The way to one server. Restarts, proxies without a server behind them and cut lines are waited out. */
export interface Client {
  /** Asks until there is an answer of the server itself. */
  ask<Answer>(path: string, token?: string, body?: unknown): Promise<Result<Answer>>
  wish(seat: Seat, wish: Json): Promise<Result<unknown>>
  /** The lines of a table's stream after a version, until it breaks. */
  listen(seat: Seat, after: number): AsyncGenerator<StreamLine>
}

/** Opens the way; `hear` is told once when the server begins to be away, and once when it is back. */
export const openClient = (server: string, hear: (isAway: boolean) => void): Client => {
  let wasAway = false
  const note = (isAway: boolean): void => {
    if (isAway !== wasAway) hear(isAway)
    wasAway = isAway
  }
  const address = (path: string): URL => new URL(`api/tables${path}`, server.replace(/\/*$/, '/'))
  const ask = async <Answer>(path: string, token?: string, body?: unknown): Promise<Result<Answer>> => {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await fetch(address(path), {
          signal: AbortSignal.timeout(30_000),
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        })
        const json: unknown = await answer.json()
        if (answer.ok) {
          note(false)
          return ok(json as Answer)
        }
        // What the server itself refuses stays refused; what it cannot do now it can do later.
        const problem = isFields(json) ? (json.problem as Problem | undefined) : undefined
        if (problem !== undefined && answer.status < 500 && answer.status !== 429) return { ok: false, problem }
      } catch {
        // No server, or the page of a proxy that has none: asked again below.
      }
      note(true)
      await sleep(waitBefore(attempt))
    }
  }
  return {
    ask,
    wish: ({ table, token }, wish) => ask(`/${table}/wishes`, token, { id: randomUUID(), wish }),
    async *listen({ table, token }, after) {
      const headers = { accept: 'application/x-ndjson', authorization: `Bearer ${token}` }
      const path = `/${table}/events?edition=2&after=${after}`
      const answer = await fetch(address(path), { headers }).catch(() => undefined)
      // Whose chair is gone hears it here, if the line was broken when it went.
      const isLost = answer?.status === 401
      note(!isLost && answer?.ok !== true)
      if (isLost) yield { type: 'bye', retry: null }
      if (answer?.ok !== true || answer.body === null) return
      const decoder = new TextDecoder()
      let rest = ''
      for await (const bytes of answer.body) {
        const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) if (line !== '') yield JSON.parse(line) as StreamLine
      }
    },
  }
}

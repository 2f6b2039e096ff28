import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Json, ok, type Result } from '@halfpint/core'
import * as z from 'zod/mini'
import { AnyJson, isNotUnderstood, notUnderstood, openStream, readAnswer, send } from '../remote.ts'

/** Milliseconds before the next attempt while the server is down. */
const waitBefore = (attempt: number): number => Math.min(8_000, 250 * 2 ** attempt)

/** A table id. A text of another form is the id of no table. */
export const TABLE_ID = /^[0-9a-z]{8,32}$/

// Each schema has only the fields that a player needs. Servers of later versions may send more.

/** The seat that a server gave. */
export const Seat = z.object({
  table: z.string().check(z.regex(TABLE_ID)),
  seat: z.int().check(z.minimum(0)),
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
})
export type Seat = z.infer<typeof Seat>

/** The table as the seat sees it. */
export const View = z.object({
  version: z.int(),
  setup: z.object({ game: z.string() }),
  match: z.nullable(z.object({ state: z.looseObject({}) })),
})

/** The actions that the seat may choose from. */
export const Legal = z.object({ version: z.int(), turn: z.boolean(), legal: z.array(AnyJson) })

/** One message of a table's stream. */
const StreamMessage = z.object({
  type: z.string(),
  version: z.optional(z.int().check(z.minimum(0))),
  more: z.optional(z.boolean()),
  retry: z.optional(z.nullable(z.number())),
  view: z.optional(
    z.object({
      viewer: z.union([z.number(), z.string()]),
      phase: z.string(),
      match: z.nullable(z.object({ pledge: z.nullish(z.object({ dealt: z.boolean() })) })),
    }),
  ),
  event: z.optional(z.object({ type: z.string(), event: z.nullish(z.object({ type: z.string() })) })),
})
export type StreamMessage = z.infer<typeof StreamMessage>

/** A connection to one server that survives restarts of the server and lost connections. */
export interface Client {
  /** Repeats a request until the server answers it. */
  ask<T>(schema: z.ZodMiniType<T>, path: string, token?: string, body?: unknown): Promise<Result<T>>
  send(seat: Seat, command: Json): Promise<Result<unknown>>
  /** The messages of a table's stream after a version, until it breaks. */
  listen(seat: Seat, after: number): AsyncGenerator<Result<StreamMessage>>
}

/** Opens a connection. `onAway` is called when the server stops answering and when it is back. */
export const openClient = (server: string, onAway: (isAway: boolean) => void): Client => {
  let wasAway = false
  let wasUnderstood = false
  const note = (isAway: boolean): void => {
    if (isAway !== wasAway) onAway(isAway)
    wasAway = isAway
  }
  const ask: Client['ask'] = async (schema, path, token, body) => {
    for (let attempt = 0; ; attempt++) {
      const answer = await send(server, `api/tables${path}`, {
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      })
      if (answer.ok && answer.value.status < 500 && answer.value.status !== 429) {
        const read = readAnswer(server, answer.value, schema)
        const isUnderstood = read.ok || !isNotUnderstood(read.problem)
        // A proxy may answer with an error page while a known server restarts behind it.
        if (isUnderstood || answer.value.status < 400 || !wasUnderstood) {
          note(false)
          wasUnderstood ||= isUnderstood
          return read
        }
      }
      note(true)
      await sleep(waitBefore(attempt))
    }
  }
  return {
    ask,
    send: ({ table, token }, command) =>
      ask(z.object({ version: z.int() }), `/${table}/commands`, token, { id: randomUUID(), command }),
    async *listen({ table, token }, after) {
      const stream = await openStream(server, `api/tables/${table}/events?after=${after}`, {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
      })
      // The seat was taken away while the connection was broken.
      const isLost = stream?.status === 401
      note(!isLost && stream?.status !== 200)
      if (isLost) yield ok({ type: 'bye', retry: null })
      for await (const message of stream?.messages ?? []) {
        const read = StreamMessage.safeParse(message)
        yield read.success ? ok(read.data) : notUnderstood(server)
      }
    },
  }
}

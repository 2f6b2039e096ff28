import { type Json, ok, type Problem, type Result, refuse } from '@halfpint/core'
import { printable } from '@halfpint/i18n'
import * as z from 'zod/mini'

// Every byte that the command receives from a server is read here. A server may be hostile: text is made printable, and
// time, size and depth of an answer are limited.

/** Time limit of one request, including its answer. */
const REQUEST_TIMEOUT = 10_000

/** A stream without a line for this long is dead: servers send a heartbeat every 5 seconds. */
const STREAM_TIMEOUT = 40_000

/** Size limit of an answer and of a line of a stream, in bytes. */
const MAX_BYTES = 16_000_000

/** Depth limit of an answer. The view of a table has less than half of it. */
const MAX_DEPTH = 32

const printableJson = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return printable(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === MAX_DEPTH) throw new RangeError('nested too deep')
  if (Array.isArray(value)) return value.map(each => printableJson(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [printable(key), printableJson(each, depth + 1)]),
  )
}

/** The JSON value of a text, printable in all its keys and strings; `undefined` if the text is not JSON. */
const readJson = (text: string): unknown => {
  try {
    return printableJson(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The address of a path on a server that may have a path itself. */
const addressOf = (server: string, path: string): URL => new URL(path, server.replace(/\/*$/, '/'))

/** An answer; `json` is `undefined` if the body is not JSON or exceeds a limit. */
interface Answer {
  readonly status: number
  readonly json: unknown
}

const textOf = async (body: ReadableStream<Uint8Array> | null): Promise<string | undefined> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Sends a request and reads the answer. Redirects are not followed: a server could point them at this machine. */
export const send = async (server: string, path: string, init: RequestInit): Promise<Result<Answer>> => {
  try {
    const answer = await fetch(addressOf(server, path), {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    })
    const text = await textOf(answer.body)
    return ok({ status: answer.status, json: text === undefined ? undefined : readJson(text) })
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return isLate ? refuse('server-timeout', { server }) : refuse('no-server-there', { server })
  }
}

/** Any value: what was read is JSON already. */
export const AnyJson = z.custom<Json>(value => value !== undefined)

const ProblemAnswer = z.object({
  problem: z.catchall(z.object({ code: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)) }), AnyJson),
})

/** The refusal of an answer that has not the form that the API describes. */
export const notUnderstood = (server: string): { readonly ok: false; readonly problem: Problem } =>
  refuse('server-not-understood', { server })

/** Whether a problem says that a server's answer could not be read. */
export const isNotUnderstood = ({ code }: Problem): boolean => code === 'server-not-understood'

/** Reads an answer by its schema: the value, the problem that the server reports, or `server-not-understood`. */
export const readAnswer = <T>(server: string, { status, json }: Answer, schema: z.ZodMiniType<T>): Result<T> => {
  if (status >= 200 && status < 300) {
    const read = schema.safeParse(json)
    return read.success ? ok(read.data) : notUnderstood(server)
  }
  const refused = status >= 400 ? ProblemAnswer.safeParse(json) : undefined
  return refused?.success === true ? { ok: false, problem: refused.data.problem } : notUnderstood(server)
}

/** A stream that a server opened, or its refusal (no messages). `undefined` if there was no answer. */
interface Stream {
  readonly status: number
  /** The data of each server-sent event as JSON, `undefined` if it is not JSON. */
  readonly messages: AsyncIterable<unknown>
}

/** The start of a line with a message. The server sends each message in one line. */
const DATA = 'data: '

/** Opens a stream of server-sent events. It ends with an error when none arrives within the time limit or one exceeds the size limit. */
export const openStream = async (
  server: string,
  path: string,
  headers: { readonly [name: string]: string },
  timeout = STREAM_TIMEOUT,
): Promise<Stream | undefined> => {
  const controller = new AbortController()
  const expire = (): void => controller.abort()
  const opening = setTimeout(expire, REQUEST_TIMEOUT)
  try {
    const { status, ok, body } = await fetch(addressOf(server, path), {
      headers,
      redirect: 'manual',
      signal: controller.signal,
    })
    if (ok && body !== null) return { status, messages: messagesOf(body, expire, timeout) }
    await body?.cancel()
    return { status, messages: messagesOf([], expire, timeout) }
  } catch {
    return undefined
  } finally {
    clearTimeout(opening)
  }
}

async function* messagesOf(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  expire: () => void,
  timeout: number,
): AsyncGenerator<unknown> {
  const decoder = new TextDecoder()
  let clock = setTimeout(expire, timeout)
  let parts: string[] = []
  let length = 0
  try {
    for await (const bytes of body) {
      const [first = '', ...others] = decoder.decode(bytes, { stream: true }).split('\n')
      parts.push(first)
      length += first.length
      for (const next of others) {
        // Stopped while the caller handles the line, which may take longer than the time limit.
        clearTimeout(clock)
        const line = parts.join('')
        if (line.startsWith(DATA)) yield readJson(line.slice(DATA.length))
        clock = setTimeout(expire, timeout)
        parts = [next]
        length = next.length
      }
      if (length > MAX_BYTES) throw new RangeError('line too long')
    }
  } finally {
    clearTimeout(clock)
  }
}

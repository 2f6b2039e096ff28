import { ok, type Problem, type Result, refuse } from '@halfpint/core'
import type { PlayerCommand } from '@halfpint/table'
import type { CommandAnswer, SocketAnswer, SocketRequest, SubscribeMessage } from '@halfpint/table/wire'
import { apiUrl, tablePath } from './api.ts'

/** Milliseconds for the first message of a socket. */
const OPENS_WITHIN = 4_000

/** Receives from a socket. */
interface SocketListener {
  /** Any message arrived. */
  heard(): void
  /** One message of the stream. */
  line(text: string): void
}

/** How a socket ended: it never worked, it was refused, or it worked and is closed. */
type SocketEnd = { readonly kind: 'unfit' | 'closed' } | { readonly kind: 'refused'; readonly problem: Problem }

/** A WebSocket to a table. */
export interface TableSocket {
  readonly ended: Promise<SocketEnd>
  /** Sends a command. If the socket closes before the answer, the outcome is unknown: `server-gone`. */
  send(id: string, command: PlayerCommand): Promise<Result<CommandAnswer>>
  /** Sends a heartbeat. */
  heartbeat(): void
  close(): void
}

const addressOf = (table: string, query: string): string =>
  apiUrl(tablePath(table, `/socket${query}`)).replace(/^http/, 'ws')

/** Opens a socket to a table and subscribes; `null` if the browser does not allow it. */
export const openSocket = (
  table: string,
  query: string,
  join: Omit<SubscribeMessage, 'type'>,
  listener: SocketListener,
): TableSocket | null => {
  let socket: WebSocket
  try {
    socket = new WebSocket(addressOf(table, query))
  } catch {
    return null
  }
  const waiting = new Map<string, (answer: Result<CommandAnswer>) => void>()
  let works = false
  let isOver = false
  let end: (how: SocketEnd) => void = () => {}
  const ended = new Promise<SocketEnd>(resolve => {
    end = resolve
  })
  /** Ends it at once. A silent server does not answer a close, and the browser would wait for it. */
  const hangUp = (): void => {
    clearTimeout(late)
    socket.close()
    for (const answer of waiting.values()) answer(refuse('server-gone'))
    end({ kind: works ? 'closed' : 'unfit' })
    isOver = true
  }
  const late = setTimeout(hangUp, OPENS_WITHIN)
  const send = (message: SocketRequest): void => socket.send(JSON.stringify(message))

  const take = (text: string): void => {
    const message = JSON.parse(text) as SocketAnswer | { readonly type: 'view' | 'event' | 'bye' }
    if (message.type === 'accepted') waiting.get(message.id)?.(ok({ version: message.version }))
    else if (message.type !== 'refused') listener.line(text)
    else if (message.id !== null) waiting.get(message.id)?.({ ok: false, problem: message.problem as Problem })
    else if (!works) end({ kind: 'refused', problem: message.problem as Problem })
    works ||= message.type === 'view' || message.type === 'event'
  }

  socket.addEventListener('open', () => send({ type: 'subscribe', ...join }))
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (isOver) return
    clearTimeout(late)
    listener.heard()
    for (const text of data.split('\n')) if (text !== '') take(text)
  })
  socket.addEventListener('close', hangUp)

  return {
    ended,
    send: (id, command) =>
      new Promise(resolve => {
        waiting.set(id, answer => {
          waiting.delete(id)
          resolve(answer)
        })
        send({ type: 'command', id, command })
      }),
    heartbeat: () => send({ type: 'heartbeat' }),
    close: hangUp,
  }
}

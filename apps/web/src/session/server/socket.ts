import { ok, type Problem, type Result, refuse } from '@halfpint/core'
import type { PlayerCommand } from '@halfpint/table'
import type { CommandAnswer, SocketAnswer, SocketRequest, SubscribeMessage } from '@halfpint/table/wire'
import { apiUrl, tablePath } from './api.ts'

/** A socket that says nothing for so long after it was opened is none. */
const OPENS_WITHIN = 4_000

/** What is heard on a socket. */
interface SocketListener {
  /** Something came: the line lives. */
  heard(): void
  /** One message of the stream. */
  line(text: string): void
}

/** How a socket ended: it never worked, it was refused, or it worked and is over. */
type SocketEnd = { readonly kind: 'unfit' | 'closed' } | { readonly kind: 'refused'; readonly problem: Problem }

/** A line to a table in both directions. */
export interface TableSocket {
  readonly ended: Promise<SocketEnd>
  /** Sends a wish; where the line is lost before the answer, nobody knows what became of it: `server-gone`. */
  send(id: string, command: PlayerCommand): Promise<Result<CommandAnswer>>
  /** Gives a sign of life. */
  heartbeat(): void
  close(): void
}

const addressOf = (table: string, query: string): string =>
  apiUrl(tablePath(table, `/socket${query}`)).replace(/^http/, 'ws')

/** Opens a socket to a table and joins; `null` where the browser does not let us. */
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
  /** Ends it at once: a line that has fallen silent answers no farewell either, and the browser would wait for one. */
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

import { ok, type Problem, type Result, refuse } from '@halfpint/core'
import type { JoinMessage, SocketAnswer, SocketRequest, WishAnswer } from '@halfpint/protocol'
import type { Wish } from '@halfpint/table'
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
  wish(id: string, wish: Wish): Promise<Result<WishAnswer>>
  /** Gives a sign of life. */
  beat(): void
  close(): void
}

const addressOf = (table: string): string => apiUrl(tablePath(table, '/socket')).replace(/^http/, 'ws')

/** Opens a socket to a table and joins; `null` where the browser does not let us. */
export const openSocket = (
  table: string,
  join: Omit<JoinMessage, 'type'>,
  listener: SocketListener,
): TableSocket | null => {
  let socket: WebSocket
  try {
    socket = new WebSocket(addressOf(table))
  } catch {
    return null
  }
  const waiting = new Map<string, (answer: Result<WishAnswer>) => void>()
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
    const message = JSON.parse(text) as SocketAnswer | { readonly type: 'view' | 'fact' | 'bye' }
    if (message.type === 'granted') waiting.get(message.id)?.(ok({ version: message.version }))
    else if (message.type !== 'refused') listener.line(text)
    else if (message.id !== null) waiting.get(message.id)?.({ ok: false, problem: message.problem as Problem })
    else if (!works) end({ kind: 'refused', problem: message.problem as Problem })
    works ||= message.type === 'view' || message.type === 'fact'
  }

  socket.addEventListener('open', () => send({ type: 'join', ...join }))
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (isOver) return
    clearTimeout(late)
    listener.heard()
    for (const text of data.split('\n')) if (text !== '') take(text)
  })
  socket.addEventListener('close', hangUp)

  return {
    ended,
    wish: (id, wish) =>
      new Promise(resolve => {
        waiting.set(id, answer => {
          waiting.delete(id)
          resolve(answer)
        })
        send({ type: 'wish', id, wish })
      }),
    beat: () => send({ type: 'beat' }),
    close: hangUp,
  }
}

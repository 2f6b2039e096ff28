import type { Problem, Result, Viewer } from '@halfpint/core'
import type { NumberedEvent, PlayerCommand, TableView } from '@halfpint/table'
import type { CommandAnswer, StreamMessage } from '@halfpint/table/wire'
import { delayOf, sleep } from '../../base/backoff.ts'
import { hex } from '../../base/chance.ts'
import type { NetworkStatus } from '../../base/network.ts'
import type { Listener } from '../transport.ts'
import { apiUrl, ask, isAnswer, isPassing, problemIn, tablePath } from './api.ts'
import { openSocket, type TableSocket } from './socket.ts'

/** The server sends a heartbeat every 5 seconds. After this time without one the stream is dead. */
const SILENCE = 40_000
/** Milliseconds between heartbeats to the server, which it answers. */
const BEAT = 2_000
/** Milliseconds until an answer is lost, and between checks. The sum is the time until silence is noticed. */
const LOST = 4_000
const LOOK = 500
/** A page that is hidden for this long stops promising heartbeats. */
const UNSEEN = 30_000
/** A page that wakes up opens a new stream if it received nothing for this long. */
const DOUBT = 16_000

/** The prefix of a line with a message. The server sends each message in one line. */
const DATA = 'data: '

/** The table of a stream, and its first version. */
interface StreamOptions {
  readonly table: string
  /** The secret of the seat; without it the stream is that of a spectator. */
  readonly token: string | undefined
  /** Whether the person has not decided yet whether to take a seat. The server does not count a spectator then. */
  readonly isVisitor: boolean
  readonly network: NetworkStatus
  /** The last known version. */
  readonly after: number | null
}

/** A stream of updates from a table that reconnects by itself. */
export interface EventStream {
  /** Tells the stream that this version exists. If it has not arrived, the stream is opened again. */
  expect(version: number): void
  /** Opens the stream again. */
  renew(): void
  /** Sends a command on the socket; `null` if there is none. */
  send(id: string, command: PlayerCommand): Promise<Result<CommandAnswer>> | null
  close(): void
}

/** Parses server-sent events. Calls `beat` for every chunk. */
const readEvents = async (body: ReadableStream<Uint8Array>, heartbeat: () => void, hear: (line: string) => void) => {
  // The decoder accepts any buffer; the type of the standard library is narrower.
  const reader = body.pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    heartbeat()
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith(DATA)) hear(line.slice(DATA.length))
  }
}

/** Opens the stream of a table, as the seat of this token or as a spectator, and keeps it open. */
export const openEventStream = (
  { table, token, isVisitor, network, after: known }: StreamOptions,
  listener: Listener,
): EventStream => {
  const ending = new AbortController()
  let version = known ?? 0
  let heardAt = performance.now()
  let attempt = 0
  let attemptEnd = new AbortController()
  /** Whether heartbeats were promised for this stream. */
  let isBeating = false
  /** The viewer whose view this is. */
  let eyes: Viewer | null = null
  /** Events of the same moment are delivered together. */
  let moment: NumberedEvent[] = []
  /** The open socket. */
  let socket: TableSocket | null = null
  /** Whether the network lets no sockets through. */
  let isOneWay = false

  const hear = (text: string): { retry: number | null } | undefined => {
    const message = JSON.parse(text) as StreamMessage
    if (message.type === 'bye') return message
    if (message.type === 'view') {
      moment = []
      version = message.version
      eyes = message.view.viewer
      // The server made it with `viewTable`. The types do not express what its schema checks.
      listener.update({ kind: 'view', view: message.view as unknown as TableView })
      return undefined
    }
    const { more, type, ...event } = message
    moment.push(event as NumberedEvent)
    if (more === true) return undefined
    const now = moment
    moment = []
    version = message.version
    listener.update({ kind: 'events', events: now })
    return undefined
  }

  const heard = (): void => {
    heardAt = performance.now()
    attempt = 0
  }

  /** After a stream ended: milliseconds to wait, or `null` if it is over for good. */
  const after = (bye: { retry: number | null } | undefined): number | null => {
    if (bye?.retry === null) {
      listener.over(null)
      return null
    }
    return bye === undefined ? delayOf(attempt++, Math.random()) : (bye.retry ?? 0) * (0.5 + Math.random())
  }

  const refused = (problem: Problem): number | null => {
    if (isPassing(problem, eyes === null ? undefined : 'no-server')) return delayOf(attempt++, Math.random())
    listener.over(problem)
    return null
  }

  /** Reads a socket until it closes; `undefined` if it never worked. */
  const listenBothWays = async (signal: AbortSignal, isSeen: boolean): Promise<number | null | undefined> => {
    let bye: { retry: number | null } | undefined
    const heartbeats = isSeen ? { heartbeats: true as const } : {}
    const join = {
      ...(token === undefined ? {} : { token }),
      ...(version === 0 ? {} : { after: version }),
      ...heartbeats,
    }
    const own = openSocket(table, isVisitor ? '?visit=yes' : '', join, {
      heard() {
        if (socket !== own) listener.state('here')
        socket = own
        heard()
      },
      line(text) {
        bye ??= hear(text)
      },
    })
    if (own === null) return undefined
    const beating = setInterval(() => {
      if (!isSeen || socket !== own) return
      own.heartbeat()
    }, BEAT)
    const listening = setInterval(() => {
      if (isSeen && socket === own && performance.now() - heardAt > LOST) own.close()
    }, LOOK)
    const close = (): void => own.close()
    signal.addEventListener('abort', close)
    const end = await own.ended
    signal.removeEventListener('abort', close)
    clearInterval(beating)
    clearInterval(listening)
    socket = null
    own.close()
    if (end.kind === 'refused') return refused(end.problem)
    return end.kind === 'unfit' && bye === undefined && !signal.aborted ? undefined : after(bye)
  }

  /** Reads the stream until it ends. Returns milliseconds to wait, or `null` if it is over for good. */
  const listen = async (): Promise<number | null> => {
    attemptEnd = new AbortController()
    // A spectator with a reserved seat gets another view with the next deal, so the whole view is loaded again.
    if (token !== undefined && eyes === 'spectator') version = 0
    const signal = AbortSignal.any([ending.signal, attemptEnd.signal])
    // Timers of a hidden page are slow, so it promises no heartbeats.
    const heartbeat = document.visibilityState === 'visible' ? hex(8) : null
    isBeating = heartbeat !== null
    moment = []
    const wait = isOneWay ? undefined : await listenBothWays(signal, isBeating)
    if (wait !== undefined) return wait
    const query = new URLSearchParams({ ...(isVisitor && { visit: 'yes' }), ...(heartbeat !== null && { heartbeat }) })
    const answer = await fetch(apiUrl(tablePath(table, `/events?${query}`)), {
      cache: 'no-store',
      signal,
      headers: {
        accept: 'text/event-stream',
        ...(version === 0 ? {} : { 'last-event-id': String(version) }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    })
    if (!isAnswer(answer) || answer.body === null) return refused(await problemIn(answer))
    // If a plain stream works and a socket does not, do not try a socket again.
    isOneWay = true
    let bye: { retry: number | null } | undefined
    heardAt = performance.now()
    moment = []
    listener.state('here')
    if (heartbeat !== null) void keepBeating(heartbeat, attemptEnd)
    await readEvents(answer.body, heard, text => {
      bye ??= hear(text)
    })
    return after(bye)
  }

  /** Sends heartbeats until the attempt ends. A heartbeat without an answer ends it. */
  const keepBeating = async (heartbeat: string, attempt: AbortController): Promise<void> => {
    const { signal } = attempt
    while (!signal.aborted && !ending.signal.aborted) {
      await new Promise(resolve => setTimeout(resolve, BEAT))
      if (signal.aborted || ending.signal.aborted) return
      const late = AbortSignal.timeout(LOST)
      const answer = await ask(tablePath(table, '/heartbeats'), {
        body: { heartbeat },
        signal: AbortSignal.any([signal, late]),
      })
      if (answer.ok) heardAt = performance.now()
      else if (isPassing(answer.problem) && performance.now() - heardAt > LOST) attempt.abort()
    }
  }

  const keep = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const wait = await listen().catch(() => delayOf(attempt++, Math.random()))
      if (wait === null || ending.signal.aborted) return
      listener.state('away')
      if (!(await sleep(wait, ending.signal, network))) return
    }
  }

  const doubt = (after: number) => (): void => {
    if (performance.now() - heardAt > after) attemptEnd.abort()
  }
  const watchdog = setInterval(doubt(SILENCE), 5_000)
  const { signal } = ending
  let unseen: ReturnType<typeof setTimeout> | undefined
  document.addEventListener(
    'visibilitychange',
    () => {
      clearTimeout(unseen)
      const isSeen = document.visibilityState === 'visible'
      if (isSeen !== isBeating) unseen = setTimeout(() => attemptEnd.abort(), isSeen ? 0 : UNSEEN)
    },
    { signal },
  )
  network.addEventListener('wake', doubt(DOUBT), { signal })
  network.addEventListener('offline', () => attemptEnd.abort(), { signal })
  void keep()

  return {
    expect(wanted) {
      setTimeout(() => {
        if (version < wanted) attemptEnd.abort()
      }, 3_000)
    },
    renew: () => attemptEnd.abort(),
    send: (id, command) => socket?.send(id, command) ?? null,
    close() {
      clearInterval(watchdog)
      ending.abort()
    },
  }
}

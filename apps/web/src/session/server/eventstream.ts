import type { Problem, Result, Viewer } from '@halfpint/core'
import type { NumberedEvent, PlayerCommand, TableView } from '@halfpint/table'
import type { CommandAnswer, StreamMessage } from '@halfpint/table/wire'
import { delayOf, sleep } from '../../base/backoff.ts'
import { hex } from '../../base/chance.ts'
import type { NetworkStatus } from '../../base/network.ts'
import type { Listener } from '../transport.ts'
import { apiUrl, ask, isAnswer, isPassing, problemIn, tablePath } from './api.ts'
import { openSocket, type TableSocket } from './socket.ts'

/** A server beats every 5 seconds; after this long without a sound the stream is dead, whatever the browser thinks. */
const SILENCE = 40_000
/** How often the server hears a sign of life, which it answers. */
const BEAT = 2_000
/** When an answer counts as lost, and how often that is looked at: silence is noticed within both together. */
const LOST = 4_000
const LOOK = 500
/** A page that nobody sees for so long takes back its promise of signs of life. */
const UNSEEN = 30_000
/** A page that slept asks for a new stream if it heard nothing for this long. */
const DOUBT = 16_000

/** The start of a line with a message. The server sends each message in one line. */
const DATA = 'data: '

/** Where a stream leads, and from when on. */
interface StreamOptions {
  readonly table: string
  /** The secret of the seat; without it the stream is the rail's. */
  readonly token: string | undefined
  /** Whether the reader has not decided yet to sit down or to watch: the server counts no spectator then. */
  readonly isVisitor: boolean
  readonly network: NetworkStatus
  /** The last version that is known already. */
  readonly after: number | null
}

/** A stream of updates from a table that mends itself. */
export interface EventStream {
  /** The updates must have come to this version by now; if they have not, the stream is doubtful and opened anew. */
  expect(version: number): void
  /** Opens the stream anew. */
  renew(): void
  /** Sends a wish the way the updates come; `null` where that goes in one direction only. */
  send(id: string, command: PlayerCommand): Promise<Result<CommandAnswer>> | null
  close(): void
}

/** Reads server-sent events; calls `beat` for every chunk. */
const readEvents = async (body: ReadableStream<Uint8Array>, heartbeat: () => void, hear: (line: string) => void) => {
  // The decoder takes any buffer; the type of the standard library names only some.
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

/** Opens the stream of a table, as the seat of this token or from the rail, and keeps it open. */
export const openEventStream = (
  { table, token, isVisitor, network, after: known }: StreamOptions,
  listener: Listener,
): EventStream => {
  const ending = new AbortController()
  let version = known ?? 0
  let heardAt = performance.now()
  let attempt = 0
  let attemptEnd = new AbortController()
  /** Whether signs of life were promised for the stream that is open. */
  let isBeating = false
  /** With whose eyes the table is seen. */
  let eyes: Viewer | null = null
  /** Facts of one moment are told together. */
  let moment: NumberedEvent[] = []
  /** The line in both directions, while there is one. */
  let socket: TableSocket | null = null
  /** Whether the way there lets no sockets through. */
  let isOneWay = false

  const hear = (text: string): { retry: number | null } | undefined => {
    const message = JSON.parse(text) as StreamMessage
    if (message.type === 'bye') return message
    if (message.type === 'view') {
      moment = []
      version = message.version
      eyes = message.view.viewer
      // The server made it with `viewTable`, and its schema stood here for what the types cannot say.
      listener.update({ kind: 'view', view: message.view as unknown as TableView })
      return undefined
    }
    const { more, type, ...told } = message
    moment.push(told as NumberedEvent)
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

  /** What comes after a stream that stood: how long to wait, or `null` when it is over for good. */
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

  /** Listens on a socket until it breaks; `undefined` if it never worked. */
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

  /** Listens until the stream breaks. Gives how long to wait, or `null` when it is over for good. */
  const listen = async (): Promise<number | null> => {
    attemptEnd = new AbortController()
    // Who waits for a seat watches until the next deal, and then sees the table anew, with the eyes of the seat.
    if (token !== undefined && eyes === 'spectator') version = 0
    const signal = AbortSignal.any([ending.signal, attemptEnd.signal])
    // The clock of a page that nobody sees runs slow, so it promises no signs of life.
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
    // Where a plain stream gets through and a socket does not, it will not the next time either.
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

  /** Gives signs of life until the attempt ends; one that is not heard ends it. */
  const keepBeating = async (heartbeat: string, attempt: AbortController): Promise<void> => {
    const { signal } = attempt
    while (!signal.aborted && !ending.signal.aborted) {
      await new Promise(resolve => setTimeout(resolve, BEAT))
      if (signal.aborted || ending.signal.aborted) return
      const late = AbortSignal.timeout(LOST)
      const told = await ask(tablePath(table, '/heartbeats'), {
        body: { heartbeat },
        signal: AbortSignal.any([signal, late]),
      })
      if (told.ok) heardAt = performance.now()
      else if (isPassing(told.problem) && performance.now() - heardAt > LOST) attempt.abort()
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

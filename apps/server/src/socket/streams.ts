import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ok, type Result, refuse } from '@halfpint/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Clock } from '../clock.ts'
import { neighbourhoodOf } from '../http/address.ts'
import type { Metrics } from '../http/metrics.ts'
import { openFlusher, SocketStream } from './socketstream.ts'
import { openStream, type Stream, VISITS } from './stream.ts'

/** A quiet stream sends a heartbeat this often, in milliseconds, for proxies and for waiting clients. */
const HEARTBEAT = 5_000

/** The streams are visited in this many groups, so that their heartbeats are spread over time. */
const GROUPS = 10

/**
 * A client that promised heartbeats is disconnected after 6 s without one; checked every second. With `LINGER`, other
 * players see it as away after about seven seconds.
 */
const MAX_SILENCE = 6_000
const CHECK_EVERY = 1_000

/** Maximum number of streams of one address, of tables and pads together. */
const MAX_PER_ADDRESS = 1_000

/** A reservation for one stream, from before the first await until the connection closes. */
interface Slot {
  /**
   * Turns the answer into a stream. `stop` is called once when the connection closes. If the client is already gone or
   * sent a HEAD request, it is called at once and there is no stream.
   */
  open(stop: () => void): Stream | undefined
  /** Cancels the reservation. */
  release(): void
}

/** A reservation for a WebSocket. */
export interface SocketSlot extends Omit<Slot, 'open'> {
  /** Whether the client has disconnected meanwhile. */
  isGone(): boolean
  /** Counts the WebSocket as a stream; `stop` is called once, when the connection is closed. */
  open(webSocket: WebSocket, stop: () => void): SocketStream
  /** The client promises heartbeats from now on. Returns a function to call for each of them. */
  promise(): () => void
}

/** The open streams of this process, of tables and pads: counted, limited, and kept alive. */
export interface Streams {
  /** Reserves a stream; called before the first await. */
  reserve(request: FastifyRequest, reply: FastifyReply, heartbeats?: string): Result<Slot>
  /** Reserves a stream on a WebSocket. */
  reserveSocket(ip: string, socket: Socket): Result<SocketSlot>
  /** Records a heartbeat of the client that opened a stream with this name. Returns whether this process knows it. */
  heartbeat(name: string): boolean
  /** Ends all streams from an address. */
  cut(address: string): void
  close(): void
}

/** Whether the answer has no connection, because the client is gone or an earlier answer still uses it. */
const hasNoConnection = (raw: ServerResponse): boolean => raw.destroyed || raw.socket === null || raw.socket.destroyed

/** Opens the list of streams; `rate` 0 disables the limits. */
export const openStreams = (metrics: Metrics, rate: number, { elapsed, every }: Clock): Streams => {
  const open = new Map<Stream, string>()
  const groups = Array.from({ length: GROUPS }, () => new Set<Stream>())
  let opened = 0
  let visited = 0
  const perAddress = new Map<string, number>()
  const flusher = openFlusher()
  /** Clients that promised heartbeats, by their name or stream, and the time of the last one. */
  const heartbeats = new Map<string | Stream, { at: number; readonly cut: () => void }>()
  const groupOf = (number: number): Set<Stream> => groups[number % GROUPS] as Set<Stream>
  const stopBeating = every(HEARTBEAT / VISITS / GROUPS, () => {
    for (const stream of groupOf(visited++)) stream.visit()
  })
  let looked = elapsed()
  const stopLooking = every(CHECK_EVERY, () => {
    const now = elapsed()
    // A process that was suspended reads first what arrived meanwhile.
    const wasDeaf = now - looked > 2 * CHECK_EVERY
    looked = now
    if (!wasDeaf) for (const { at, cut } of heartbeats.values()) if (at < now - MAX_SILENCE) cut()
  })
  const slow = (): void => metrics.slow.inc()

  /** Reserves one more stream of this address, until its connection closes. */
  const take = (address: string, line: ServerResponse | Socket) => {
    const ip = neighbourhoodOf(address)
    const count = perAddress.get(ip) ?? 0
    if (rate > 0 && count >= MAX_PER_ADDRESS * rate) return undefined
    perAddress.set(ip, count + 1)
    metrics.reserved.inc()
    let done: (() => void) | undefined
    let released = false
    const release = (): void => {
      if (released) return
      released = true
      line.off('close', release)
      const left = (perAddress.get(ip) ?? 1) - 1
      if (left > 0) perAddress.set(ip, left)
      else perAddress.delete(ip)
      metrics.reserved.dec()
      done?.()
    }
    line.once('close', release)
    return {
      release,
      isReleased: () => released,
      /** Counts the stream from now on; `stop` is called when its connection closes. */
      count(stream: Stream, stop: () => void): void {
        const { form } = stream
        open.set(stream, ip)
        const group = groupOf(opened++)
        group.add(stream)
        metrics.streams.inc({ form })
        done = () => {
          open.delete(stream)
          group.delete(stream)
          metrics.streams.dec({ form })
          stop()
        }
      },
    }
  }

  /** Adds a promise of heartbeats. Returns a function that removes it. */
  const promise = (name: string | Stream, cut: () => void): (() => void) => {
    const own = { at: elapsed(), cut }
    heartbeats.set(name, own)
    return () => {
      if (heartbeats.get(name) === own) heartbeats.delete(name)
    }
  }

  return {
    reserve(request, reply, name) {
      const { raw } = reply
      // On such a connection the stream would never learn that it closed.
      if (hasNoConnection(raw)) return refuse('stream-behind-answer')
      const taken = take(request.ip, raw)
      if (taken === undefined) return refuse('too-many-streams')
      const allowed = reply.getHeader('access-control-allow-origin')
      return ok({
        release: taken.release,
        open(stop) {
          reply.hijack()
          const headers = typeof allowed === 'string' ? { 'access-control-allow-origin': allowed } : {}
          const isGone = taken.isReleased() || hasNoConnection(raw)
          const stream = isGone ? undefined : openStream(raw, headers, slow)
          if (stream === undefined) {
            taken.release()
            stop()
            return undefined
          }
          const forget = name === undefined ? undefined : promise(name, () => void raw.destroy())
          taken.count(stream, () => {
            forget?.()
            stop()
          })
          return stream
        },
      })
    },
    reserveSocket(ip, socket) {
      const taken = take(ip, socket)
      if (taken === undefined) return refuse('too-many-streams')
      let stream: SocketStream | undefined
      let forget: (() => void) | undefined
      return ok({
        isGone: () => taken.isReleased() || socket.destroyed,
        release: taken.release,
        open(webSocket, stop) {
          stream = new SocketStream(webSocket, socket, flusher, slow)
          taken.count(stream, () => {
            forget?.()
            stop()
          })
          return stream
        },
        promise() {
          const own = stream!
          forget ??= promise(own, () => void socket.destroy())
          return () => {
            const promised = heartbeats.get(own)
            if (promised !== undefined) promised.at = elapsed()
          }
        },
      })
    },
    heartbeat(name) {
      const known = heartbeats.get(name)
      if (known !== undefined) known.at = elapsed()
      return known !== undefined
    },
    cut(address) {
      for (const [stream, ip] of open) if (ip === neighbourhoodOf(address)) stream.end()
    },
    close() {
      stopBeating()
      stopLooking()
      for (const stream of open.keys()) stream.end()
    },
  }
}

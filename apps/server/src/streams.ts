import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ok, type Result, refuse } from '@halfpint/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { neighbourhoodOf } from './address.ts'
import type { Clock } from './clock.ts'
import type { Metrics } from './metrics.ts'
import { openFlusher, SocketStream } from './socketline.ts'
import { formOf, openStream, type Stream } from './stream.ts'

/** How often a quiet stream gives a sign of life: often enough for the proxies on the way and for people who wait. */
const HEARTBEAT = 5_000

/**
 * A client that promised a sign of life every two seconds is taken for gone after so long without one; so often it is
 * looked. With the moment that somebody stays present after a stream, others read after some seven seconds that they are away.
 */
const SILENCE = 6_000
const LOOK = 1_000

/** The most streams from one address, of tables and pads together. */
const MOST_FROM_ONE = 1_000

/** Room for one stream, kept from before the first wait until the line is closed by whichever side. */
interface Slot {
  /**
   * Takes the answer over: from now on it is a stream. `stop` is called once, when the line is closed; at once if the
   * client has gone while its question was looked into, or asked for the head alone: then there is no stream.
   */
  open(stop: () => void): Stream | undefined
  /** Gives the room back without a stream. */
  release(): void
}

/** Room for a stream in both directions. */
export interface SocketSlot extends Omit<Slot, 'open'> {
  /** Whether the client has gone while its question was looked into. */
  isGone(): boolean
  /** Answers the handshake: from now on it is a stream. The reply is not kept: it would cost more than the line. */
  open(reply: FastifyReply, handshake: string, stop: () => void): SocketStream
  /** The client promises signs of life from now on; whenever one comes, the answer is to be called. */
  promise(): () => void
}

/** The open streams of this process, of tables and pads: counted, capped, kept alive, and let go with their lines. */
export interface Streams {
  /** Keeps room for a stream; called before anything is waited for. */
  reserve(request: FastifyRequest, reply: FastifyReply, beats?: string): Result<Slot>
  /** The same for a line that becomes a WebSocket. */
  reserveSocket(ip: string, socket: Socket): Result<SocketSlot>
  /** A sign of life from the client that opened a stream under this name. */
  beat(name: string): boolean
  /** Ends all streams from an address. */
  cut(address: string): void
  close(): void
}

/** Whether the answer has no line to go out on: the client is gone, or an earlier answer still holds the line. */
const isLineless = (raw: ServerResponse): boolean => raw.destroyed || raw.socket === null || raw.socket.destroyed

/** Opens the count of streams; `rate` 0 takes the caps away. */
export const openStreams = (metrics: Metrics, rate: number, { elapsed, every }: Clock): Streams => {
  const open = new Map<Stream, string>()
  const perAddress = new Map<string, number>()
  const flusher = openFlusher()
  /** Clients that promised signs of life, by the name they chose or by their stream, and when they last gave one. */
  const beats = new Map<string | Stream, { at: number; readonly cut: () => void }>()
  const stopBeating = every(HEARTBEAT, () => {
    for (const stream of open.keys()) stream.beat()
  })
  let looked = elapsed()
  const stopLooking = every(LOOK, () => {
    const now = elapsed()
    // A process that stood still was itself the deaf one: what was said meanwhile is read first.
    const wasDeaf = now - looked > 2 * LOOK
    looked = now
    if (!wasDeaf) for (const { at, cut } of beats.values()) if (at < now - SILENCE) cut()
  })
  const slow = (): void => metrics.slow.inc()

  /** Takes room for one more stream from this address, until its line is closed. */
  const take = (address: string, line: ServerResponse | Socket) => {
    const ip = neighbourhoodOf(address)
    const count = perAddress.get(ip) ?? 0
    if (rate > 0 && count >= MOST_FROM_ONE * rate) return undefined
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
      /** Counts the stream from now on; `stop` is called when its line is closed. */
      count(stream: Stream, stop: () => void): void {
        const { form } = stream
        open.set(stream, ip)
        metrics.streams.inc({ form })
        done = () => {
          open.delete(stream)
          metrics.streams.dec({ form })
          stop()
        }
      },
    }
  }

  /** Notes a promise of signs of life; gives the way to forget it. */
  const promise = (name: string | Stream, cut: () => void): (() => void) => {
    const own = { at: elapsed(), cut }
    beats.set(name, own)
    return () => {
      if (beats.get(name) === own) beats.delete(name)
    }
  }

  return {
    reserve(request, reply, name) {
      const { raw } = reply
      // Behind another answer a stream would never hear that its line was closed.
      if (isLineless(raw)) return refuse('stream-behind-answer')
      const taken = take(request.ip, raw)
      if (taken === undefined) return refuse('too-many-streams')
      const allowed = reply.getHeader('access-control-allow-origin')
      const form = formOf(request.headers.accept)
      return ok({
        release: taken.release,
        open(stop) {
          reply.hijack()
          const headers = typeof allowed === 'string' ? { 'access-control-allow-origin': allowed } : {}
          const isGone = taken.isReleased() || isLineless(raw)
          const stream = isGone ? undefined : openStream(raw, form, headers, slow)
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
        open(reply, handshake, stop) {
          reply.hijack()
          reply.raw.detachSocket(socket)
          stream = new SocketStream(socket, handshake, flusher, slow)
          taken.count(stream, () => {
            forget?.()
            stop()
          })
          return stream
        },
        promise() {
          const own = stream as SocketStream
          forget ??= promise(own, () => void socket.destroy())
          return () => {
            const promised = beats.get(own)
            if (promised !== undefined) promised.at = elapsed()
          }
        },
      })
    },
    beat(name) {
      const known = beats.get(name)
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

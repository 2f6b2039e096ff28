import type { ServerResponse } from 'node:http'
import { ok, type Result, refuse } from '@halfpint/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'
import type { Metrics } from './metrics.ts'
import { formOf, openStream, type Stream } from './stream.ts'

/** How often a quiet stream gives a sign of life: often enough for the proxies on the way and for people who wait. */
const HEARTBEAT = 5_000

/** A client that promised its own signs of life is taken for gone after two missed ones and a little. */
const SILENCE = 2 * HEARTBEAT + 2_000

/** The most streams from one address, of tables and pads together. */
const MOST_FROM_ONE = 1_000

/** Room for one stream, kept from before the first wait until the line is closed by whichever side. */
interface Slot {
  /** Whether the client has gone while its question was looked into. */
  isGone(): boolean
  /** Takes the answer over: from now on it is a stream. `stop` is called once, when the line is closed. */
  open(stop: () => void): Stream
  /** Gives the room back without a stream. */
  release(): void
}

/** The open streams of this process, of tables and pads: counted, capped, kept alive, and let go with their lines. */
export interface Streams {
  /** Keeps room for a stream; called before anything is waited for. */
  reserve(request: FastifyRequest, reply: FastifyReply, beats?: string): Result<Slot>
  /** A sign of life from the client that opened a stream under this name. */
  beat(name: string): boolean
  /** Ends all streams from an address. */
  cut(address: string): void
  close(): void
}

/** Whether the answer has no line to go out on: the client is gone, or an earlier answer still holds the line. */
const isLineless = (raw: ServerResponse): boolean => raw.destroyed || raw.socket === null || raw.socket.destroyed

/** Opens the count of streams; `rate` 0 takes the caps away. */
export const openStreams = (metrics: Metrics, rate: number, { now, every }: Clock): Streams => {
  const open = new Map<Stream, string>()
  const perAddress = new Map<string, number>()
  /** Clients that promised signs of life, by the name they chose, and when they last gave one. */
  const beats = new Map<string, { at: number; readonly cut: () => void }>()
  const stopBeating = every(HEARTBEAT, () => {
    for (const stream of open.keys()) stream.beat()
    for (const { at, cut } of beats.values()) if (at < now() - SILENCE) cut()
  })

  return {
    reserve(request, reply, name) {
      const { raw } = reply
      const { ip } = request
      // Behind another answer a stream would never hear that its line was closed.
      if (isLineless(raw)) return refuse('stream-behind-answer')
      const count = perAddress.get(ip) ?? 0
      if (rate > 0 && count >= MOST_FROM_ONE * rate) return refuse('too-many-streams')
      perAddress.set(ip, count + 1)
      metrics.reserved.inc()
      let done: (() => void) | undefined
      let released = false
      const release = (): void => {
        if (released) return
        released = true
        raw.off('close', release)
        const left = (perAddress.get(ip) ?? 1) - 1
        if (left > 0) perAddress.set(ip, left)
        else perAddress.delete(ip)
        metrics.reserved.dec()
        done?.()
      }
      raw.once('close', release)
      const allowed = reply.getHeader('access-control-allow-origin')
      const form = formOf(request.headers.accept)
      return ok({
        isGone: () => released || isLineless(raw),
        release,
        open(stop) {
          reply.hijack()
          const headers = typeof allowed === 'string' ? { 'access-control-allow-origin': allowed } : {}
          const stream = openStream(raw, form, headers, () => metrics.slow.inc())
          const own = { at: now(), cut: () => void raw.destroy() }
          open.set(stream, ip)
          if (name !== undefined) beats.set(name, own)
          metrics.streams.inc({ form })
          done = () => {
            open.delete(stream)
            if (name !== undefined && beats.get(name) === own) beats.delete(name)
            metrics.streams.dec({ form })
            stop()
          }
          return stream
        },
      })
    },
    beat(name) {
      const known = beats.get(name)
      if (known !== undefined) known.at = now()
      return known !== undefined
    },
    cut(address) {
      for (const [stream, ip] of open) if (ip === address) stream.end()
    },
    close() {
      stopBeating()
      for (const stream of open.keys()) stream.end()
    },
  }
}

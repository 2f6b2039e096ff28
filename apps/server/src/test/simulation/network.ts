import { below, type Random } from '@halfpint/core'
import type { Cancel } from '../../clock.ts'
import type { ServerProcess } from './process.ts'
import type { Scheduler } from './scheduler.ts'
import { type Asked, type ServerEnd, serveOn } from './wire.ts'

/** The quality of a device's connection. */
export interface Reach {
  /** The minimum delay of a packet, and the maximum that is added. */
  readonly delay: number
  jitter: number
  /** Nothing arrives until this time. */
  offlineUntil: number
  /** The device reads nothing until this time. */
  stalledUntil: number
  readonly lines: Set<Line>
}

/** The sender of a request, which receives the answer. */
export interface Hearing {
  /** The server has written this text, which may still be lost. */
  written?(text: string, by: ServerProcess): void
  status(code: number): void
  data(text: string): void
  /** The answer is complete. */
  end(): void
  /** The connection is broken. */
  lost(): void
}

/** A connection between a device and a process. */
export interface Line {
  readonly process: ServerProcess
  /** Breaks the connection. Each side learns of it or does not. */
  cut(server: boolean, client: boolean): void
}

/** The connections between devices and processes. Data arrives in order, or the connection breaks. */
export interface Network {
  call(reach: Reach, asked: Asked, hearing: Hearing): Cancel
}

/** Milliseconds without an acknowledgement after which a system closes a connection. */
export const GIVE_UP = 5 * 60_000

/** Reads an answer: its head once, then the body as it arrives. */
export const readAnswer = (hearing: Pick<Hearing, 'status' | 'data'>): ((text: string) => void) => {
  let head: string | undefined = ''
  return text => {
    if (head === undefined) return hearing.data(text)
    head += text
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return
    const rest = head.slice(end + 4)
    hearing.status(Number(head.split(' ', 2)[1]))
    head = undefined
    if (rest !== '') hearing.data(rest)
  }
}

/** Opens the network; `route` returns the process for a new connection. */
export const openNetwork = (scheduler: Scheduler, random: Random, route: () => ServerProcess | undefined): Network => ({
  call(reach, asked, hearing) {
    const { after, now } = scheduler
    const process = route()
    const read = readAnswer(hearing)
    let [serverKnows, clientKnows, broken] = [false, false, false]
    let server: ServerEnd | undefined
    let lastDown = 0

    const trip = (): number => {
      const held = Math.max(0, reach.offlineUntil - now())
      return held + reach.delay + below(random, 1000 * (1 + reach.jitter)) / 1000
    }
    const end = (tell: () => void): void => {
      if (clientKnows) return
      clientKnows = true
      reach.lines.delete(line)
      tell()
    }
    /** In order: data never arrives before or together with earlier data. Rounding could swap them. */
    const down = (act: () => void): void => {
      if (broken) return
      const stalled = Math.max(0, reach.stalledUntil - now())
      lastDown = Math.max(lastDown + 1e-6, now() + stalled + trip())
      after(lastDown - now(), () => (broken || clientKnows ? undefined : act()))
    }
    const closeServer = (): void => {
      if (serverKnows) return
      serverKnows = true
      process?.lines.delete(line)
      server?.hangUp()
    }
    const line: Line = {
      process: process as ServerProcess,
      cut(atServer, atClient) {
        broken = true
        if (atServer) after(trip(), closeServer, process)
        else after(GIVE_UP, closeServer, process)
        if (atClient) after(trip(), () => end(hearing.lost))
      },
    }
    const serve = (): void => {
      if (broken || serverKnows) return
      if (process?.app === undefined || !process.alive) {
        after(trip(), () => end(hearing.lost))
        return
      }
      if (process.frozenUntil > now()) {
        after(process.frozenUntil - now(), serve)
        return
      }
      process.lines.add(line)
      const send = (text: string): void => {
        hearing.written?.(text, process)
        down(() => {
          server?.taken(text.length)
          read(text)
        })
      }
      const close = (): void => {
        serverKnows = true
        process.lines.delete(line)
        down(() => end(hearing.end))
      }
      server = serveOn(process.app, asked, send, close)
    }
    reach.lines.add(line)
    after(trip(), serve)
    return () => {
      if (clientKnows) return
      clientKnows = true
      reach.lines.delete(line)
      // The close is repeated for a while. If it does not arrive, the other side has to detect it.
      const isHeard = !broken && (reach.offlineUntil <= now() || below(random, 2) === 0)
      after(isHeard ? trip() : GIVE_UP, closeServer, process)
    }
  },
})

/** The process has ended. Its system closes the connections unless the machine is gone too. */
export const dropLines = (process: ServerProcess, isTold: boolean): void => {
  for (const line of [...process.lines]) line.cut(true, isTold)
  process.lines.clear()
}

import { below, type Random } from '@halfpint/core'
import type { Cancel } from '../../clock.ts'
import type { ServerProcess } from './process.ts'
import type { Scheduler } from './scheduler.ts'
import { type Asked, type ServerEnd, serveOn } from './wire.ts'

/** How well a device reaches the servers just now. */
export interface Reach {
  /** The least time a packet takes, and what may come on top. */
  readonly delay: number
  jitter: number
  /** Until then nothing gets through. */
  offlineUntil: number
  /** Until then it takes nothing from its lines. */
  stalledUntil: number
  readonly lines: Set<Line>
}

/** Who asked, and hears what comes back. */
export interface Hearing {
  /** The server has written this: it may still get lost on the way. */
  written?(text: string, by: ServerProcess): void
  status(code: number): void
  data(text: string): void
  /** The server has said all. */
  end(): void
  /** The line is broken. */
  lost(): void
}

/** One connection between a device and a process. */
export interface Line {
  readonly process: ServerProcess
  /** Breaks it; each side knows of it or does not. */
  cut(server: boolean, client: boolean): void
}

/** Lines between devices and processes: what is sent on one arrives in order, or the line is broken. */
export interface Network {
  call(reach: Reach, asked: Asked, hearing: Hearing): Cancel
}

/** After so long without an acknowledgement a system gives a connection up. */
export const GIVE_UP = 5 * 60_000

/** Reads an answer: its head once, then whatever comes. */
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

/** Opens the network; `route` gives the process that a new line leads to. */
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
    /** In order: nothing overtakes what was sent before on the same line, nor comes in the same moment, which rounding may turn. */
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
      // A goodbye that does not get through is repeated for a while, and then the other side finds out by itself.
      const isHeard = !broken && (reach.offlineUntil <= now() || below(random, 2) === 0)
      after(isHeard ? trip() : GIVE_UP, closeServer, process)
    }
  },
})

/** The process has ended: its system says so to everybody, unless the machine went with it. */
export const dropLines = (process: ServerProcess, isTold: boolean): void => {
  for (const line of [...process.lines]) line.cut(true, isTold)
  process.lines.clear()
}

import type { Seat, Viewer } from '@halfpint/core'
import { gameOf, type Host, type Update } from '@halfpint/table'
import type { Cancel, Clock } from './clock.ts'

/** How long somebody stays present after their last stream: a reload of the page is not worth telling. */
const LINGER = 1_500

/** The most streams that one seat may have open; with one more, the oldest ends. */
const MOST_PER_SEAT = 8

/** The most who may watch one table from the rail through this process. */
const MOST_AT_RAIL = 500

/** So many changes of how many watch are told soon, and one more for each `every` milliseconds that pass. */
const COUNTS = { most: 5, every: 30_000 }

/** How much one seat may say: lines of chat and reactions stay in the log. */
const TALK = { most: 20, within: 30_000 }

/** Somebody who listens. */
export interface Subscriber {
  readonly hear: (update: Update) => void
  /** Ends the stream; it may come back. */
  dismiss(): void
}

/** One table in the memory of this process: its host, and who listens here. */
export interface LiveTable {
  readonly host: Host
  /** Listens, and is present while it does. Gives the way to stop. */
  join(viewer: Viewer, after: number | null, subscriber: Subscriber): () => void
  /** What this seat may do now, as JSON, made once for each version. */
  legal(seat: Seat): string
  /** Whether this viewer may say one more thing now; all on the rail are one. */
  mayTalk(viewer: Viewer): boolean
  /** The address from which somebody last wished something here. */
  owner: string
  /** The address from which each seat last listened or wished something here. */
  readonly addresses: Map<Seat, string>
  /** Whether there is no room at the rail for one more who neither has a seat nor waits for one. */
  isFull(): boolean
  /** Whether nobody listens here and nobody is about to go. */
  isQuiet(): boolean
  /** When somebody last asked for the table, in time that has passed. */
  touched: number
  /** When it was last looked at who is still here. */
  checked: number
  /** Tells the table who is here where it does not know: the store may have been away when it was told. */
  remind(): Promise<void>
  /** Ends all streams for good: the table is gone. */
  cut(): void
  /** Ends all streams and tells the table that nobody is here any more. */
  leave(): Promise<void>
}

/** A live table for a host. `door` is this process; `fail` hears of what cannot be told to anybody. */
export const openLiveTable = (host: Host, door: string, clock: Clock, fail: (error: unknown) => void): LiveTable => {
  const touched = clock.elapsed()
  const subscribers = new Map<Subscriber, () => void>()
  const seats = new Map<Seat, Set<Subscriber>>()
  const going = new Map<Seat, Cancel>()
  const legals = new Map<Seat, { readonly version: number; readonly json: string }>()
  const talk = new Map<string, number[]>()
  let isNoted = false
  let watching = 0
  let counting: Cancel | undefined
  /** When each of the last counts was told. */
  let counted: number[] = []

  const come = (seat: Seat): void => {
    const stay = going.get(seat)
    stay?.()
    going.delete(seat)
    // Whoever was about to go has not gone yet.
    if (stay === undefined) host.wish(seat, null, { type: 'come', door }).catch(fail)
  }
  const go = async (seat: Seat): Promise<void> => {
    going.delete(seat)
    await host.wish(seat, null, { type: 'go', door }).catch(fail)
  }

  const tellWatching = async (): Promise<void> => {
    counting = undefined
    counted = [...counted, clock.elapsed()].slice(-COUNTS.most)
    await host.wish('rail', null, { type: 'watch', door, watching }).catch(fail)
  }
  /** Many come and go at the rail: their number is told now and then, and whoever flutters fills no log. */
  const count = (change: 1 | -1): void => {
    watching += change
    if (counting !== undefined) return
    const [oldest] = counted.length < COUNTS.most ? [] : counted
    const wait = oldest === undefined ? 0 : oldest + COUNTS.most * COUNTS.every - clock.elapsed()
    counting = clock.after(Math.max(LINGER, Math.min(wait, COUNTS.every)), () => void tellWatching())
  }

  const sit = (seat: Seat, subscriber: Subscriber): void => {
    const streams = seats.get(seat) ?? new Set()
    seats.set(seat, streams)
    streams.add(subscriber)
    if (streams.size === 1) come(seat)
    if (streams.size > MOST_PER_SEAT) [...streams][0]?.dismiss()
  }
  const rise = (seat: Seat, subscriber: Subscriber): void => {
    const streams = seats.get(seat)
    if (streams?.delete(subscriber) !== true || streams.size > 0) return
    seats.delete(seat)
    going.set(
      seat,
      clock.after(LINGER, () => void go(seat)),
    )
  }

  return {
    host,
    touched,
    checked: touched,
    join(viewer, after, subscriber) {
      const { version } = host.table()
      // Another process may be further on; otherwise what was acknowledged is no longer in the store.
      if (after !== null && after > version && !isNoted) {
        isNoted = true
        fail(new Error(`a client of ${host.id} knows ${after}, the log ${version}`))
      }
      const stopHearing = host.join(viewer, after, subscriber.hear)
      subscribers.set(subscriber, stopHearing)
      if (viewer === 'rail') count(1)
      else sit(viewer, subscriber)
      return () => {
        if (!subscribers.delete(subscriber)) return
        stopHearing()
        if (viewer === 'rail') count(-1)
        else rise(viewer, subscriber)
      }
    },
    owner: '',
    addresses: new Map(),
    legal(seat) {
      const { version } = host.table()
      const known = legals.get(seat)
      if (known?.version === version) return known.json
      const view = host.view(seat)
      const legal = view.phase === 'playing' && view.match !== null ? gameOf(view).legal(view.match.state) : []
      const json = JSON.stringify({ version, turn: legal.length > 0, legal })
      legals.set(seat, { version, json })
      return json
    },
    mayTalk(viewer) {
      const now = clock.elapsed()
      const who = viewer === 'rail' ? viewer : (host.table().keys[viewer] ?? '')
      // Who was silent for so long is forgotten, and nobody sooner: many names would clear their own count.
      for (const [each, times] of talk) if ((times.at(-1) ?? 0) <= now - TALK.within) talk.delete(each)
      const heard = (talk.get(who) ?? []).filter(at => at > now - TALK.within)
      talk.set(who, heard)
      return heard.length < TALK.most && heard.push(now) > 0
    },
    isFull: () => watching >= MOST_AT_RAIL,
    isQuiet: () => subscribers.size === 0 && going.size === 0 && counting === undefined,
    async remind() {
      for (const [seat, chair] of host.table().chairs.entries()) {
        const isHere = seats.has(seat)
        if (chair.kind !== 'person' || going.has(seat) || chair.doors.includes(door) === isHere) continue
        await host.wish(seat, null, { type: isHere ? 'come' : 'go', door })
      }
      if (counting === undefined && (host.table().rail[door] ?? 0) !== watching) await tellWatching()
    },
    cut() {
      for (const [subscriber, stopHearing] of subscribers) {
        stopHearing()
        subscriber.hear({ kind: 'cut' })
      }
      subscribers.clear()
      seats.clear()
      for (const stay of going.values()) stay()
      going.clear()
      counting?.()
      counting = undefined
    },
    async leave() {
      for (const [subscriber, stopHearing] of subscribers) {
        stopHearing()
        subscriber.dismiss()
      }
      subscribers.clear()
      for (const stay of going.values()) stay()
      const here = new Set([...seats.keys(), ...going.keys()])
      seats.clear()
      going.clear()
      counting?.()
      watching = 0
      await Promise.all([...[...here].map(go), tellWatching()])
    },
  }
}

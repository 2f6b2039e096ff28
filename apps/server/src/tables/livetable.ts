import type { Seat, Viewer } from '@halfpint/core'
import { gameOf, type Host, type Update } from '@halfpint/table'
import type { Cancel, Clock } from '../clock.ts'

/** Milliseconds that a player stays present after the last stream, so that a page reload causes no event. */
const DISCONNECT_DELAY = 1_500

/** Maximum number of streams of one seat. One more ends the oldest. */
const MAX_PER_SEAT = 8

/** Maximum number of streams without a seat at one table in this process. */
const MAX_SPECTATORS = 500

/** Limits the events about the number of spectators: `max` at once, then one per `every` milliseconds. */
const COUNT_LIMIT = { max: 5, every: 30_000 }

/** Limits lines of chat and reactions per seat, because they stay in the log. */
const CHAT_LIMIT = { max: 20, within: 30_000 }

/** A subscriber of a live table. */
export interface Subscriber {
  readonly onUpdate: (update: Update) => void
  /** Whether this client has not decided yet whether to sit down: it is not countTimes as a spectator. */
  readonly isVisitor?: boolean
  /** Whether the page of this client is visible, which it shows by promising heartbeats. */
  readonly isVisible?: boolean
  /** Ends the stream; it may come back. */
  dismiss(): void
}

/** A table in the memory of this process: its host and its subscribers. */
export interface LiveTable {
  readonly host: Host
  /** Subscribes; a player is present meanwhile. Returns an unsubscribe function. */
  join(viewer: Viewer, after: number | null, subscriber: Subscriber): () => void
  /** The legal actions of this seat as JSON, encoded once per version. */
  legal(seat: Seat): string
  /** Whether this viewer may send another line of chat or reaction now. All spectators share one limit. */
  mayChat(viewer: Viewer): boolean
  /** The address of the last command. */
  owner: string
  /** The last address of each seat. */
  readonly addresses: Map<Seat, string>
  /** Whether the table has the maximum number of spectators. */
  isFull(): boolean
  /** Whether the table has no subscribers and no pending disconnects. */
  isQuiet(): boolean
  /** Elapsed time at the last request of the table. */
  touched: number
  /** Elapsed time at the last check of presence. */
  checked: number
  /** Repeats missing commands about presence and visible pages: the store may have been away. */
  resendPresence(): Promise<void>
  /** Ends all streams for good: the table is gone. */
  endStreams(): void
  /** Ends all streams and disconnects all players. */
  leave(): Promise<void>
}

/** Creates a live table for a host. `node` is this process; `fail` receives errors that no client can get. */
export const openLiveTable = (host: Host, node: string, clock: Clock, fail: (error: unknown) => void): LiveTable => {
  const touched = clock.elapsed()
  const subscribers = new Map<Subscriber, () => void>()
  const seats = new Map<Seat, Set<Subscriber>>()
  const pendingDisconnects = new Map<Seat, Cancel>()
  const legalActions = new Map<Seat, { readonly version: number; readonly json: string }>()
  const chatTimes = new Map<string, number[]>()
  let isNoted = false
  /** All streams without a seat, and those of them that are spectators. */
  let spectatorStreams = 0
  let spectators = 0
  let pendingCount: Cancel | undefined
  /** The times of the last events about the number of spectators. */
  let countTimes: number[] = []

  const connect = (seat: Seat): void => {
    const cancel = pendingDisconnects.get(seat)
    cancel?.()
    pendingDisconnects.delete(seat)
    // A pending disconnect has not happened yet.
    if (cancel === undefined) host.run(seat, null, { type: 'connect', node }).catch(fail)
  }
  const disconnect = async (seat: Seat): Promise<void> => {
    pendingDisconnects.delete(seat)
    await host.run(seat, null, { type: 'disconnect', node }).catch(fail)
  }

  /** Stores that a page of a player who wants to be called became visible here, or that none is visible any more. */
  const updateVisibility = async (seat: Seat): Promise<void> => {
    const seatState = host.table().seats[seat]
    if (seatState?.kind !== 'person' || seatState.calls === undefined) return
    const isVisible = [...(seats.get(seat) ?? [])].some(subscriber => subscriber.isVisible)
    if (seatState.calls.visible.includes(node) !== isVisible)
      await host.run(seat, null, { type: isVisible ? 'show-page' : 'hide-page', node })
  }

  const storeCount = async (): Promise<void> => {
    pendingCount = undefined
    countTimes = [...countTimes, clock.elapsed()].slice(-COUNT_LIMIT.max)
    await host.run('spectator', null, { type: 'count-spectators', node, count: spectators }).catch(fail)
  }
  /** Counts spectators. The event is delayed, so that spectators who reconnect repeatedly do not grow the log. */
  const count = (change: 1 | -1): void => {
    spectators += change
    if (pendingCount !== undefined) return
    const [oldest] = countTimes.length < COUNT_LIMIT.max ? [] : countTimes
    const wait = oldest === undefined ? 0 : oldest + COUNT_LIMIT.max * COUNT_LIMIT.every - clock.elapsed()
    pendingCount = clock.after(Math.max(DISCONNECT_DELAY, Math.min(wait, COUNT_LIMIT.every)), () => void storeCount())
  }

  const addStream = (seat: Seat, subscriber: Subscriber): void => {
    const streams = seats.get(seat) ?? new Set()
    seats.set(seat, streams)
    streams.add(subscriber)
    if (streams.size === 1) connect(seat)
    if (subscriber.isVisible === true) void updateVisibility(seat).catch(fail)
    if (streams.size > MAX_PER_SEAT) [...streams][0]?.dismiss()
  }
  const removeStream = (seat: Seat, subscriber: Subscriber): void => {
    const streams = seats.get(seat)
    if (streams?.delete(subscriber) !== true || streams.size > 0) return
    seats.delete(seat)
    pendingDisconnects.set(
      seat,
      clock.after(DISCONNECT_DELAY, () => void disconnect(seat)),
    )
  }

  return {
    host,
    touched,
    checked: touched,
    join(viewer, after, subscriber) {
      const { version } = host.table()
      // Another process may have newer events; otherwise the store has lost acknowledged ones.
      if (after !== null && after > version && !isNoted) {
        isNoted = true
        fail(new Error(`a client knows version ${after} of table ${host.id}, but the log ends at ${version}`))
      }
      const unsubscribe = host.join(viewer, after, subscriber.onUpdate)
      subscribers.set(subscriber, unsubscribe)
      const changeSpectatorStreams = (change: 1 | -1): void => {
        spectatorStreams += change
        if (subscriber.isVisitor !== true) count(change)
      }
      if (viewer === 'spectator') changeSpectatorStreams(1)
      else addStream(viewer, subscriber)
      return () => {
        if (!subscribers.delete(subscriber)) return
        unsubscribe()
        if (viewer === 'spectator') changeSpectatorStreams(-1)
        else removeStream(viewer, subscriber)
      }
    },
    owner: '',
    addresses: new Map(),
    legal(seat) {
      const { version } = host.table()
      const known = legalActions.get(seat)
      if (known?.version === version) return known.json
      const view = host.view(seat)
      const legal = view.phase === 'playing' && view.match !== null ? gameOf(view).legal(view.match.state) : []
      const json = JSON.stringify({ version, turn: legal.length > 0, legal })
      legalActions.set(seat, { version, json })
      return json
    },
    mayChat(viewer) {
      const now = clock.elapsed()
      const key = viewer === 'spectator' ? viewer : (host.table().keys[viewer] ?? '')
      // Remove only entries older than the window: a client with many names could clear its own count.
      for (const [each, times] of chatTimes) if ((times.at(-1) ?? 0) <= now - CHAT_LIMIT.within) chatTimes.delete(each)
      const sent = (chatTimes.get(key) ?? []).filter(at => at > now - CHAT_LIMIT.within)
      chatTimes.set(key, sent)
      return sent.length < CHAT_LIMIT.max && sent.push(now) > 0
    },
    isFull: () => spectatorStreams >= MAX_SPECTATORS,
    isQuiet: () => subscribers.size === 0 && pendingDisconnects.size === 0 && pendingCount === undefined,
    async resendPresence() {
      for (const [seat, seatState] of host.table().seats.entries()) {
        const isHere = seats.has(seat)
        if (seatState.kind !== 'person' || pendingDisconnects.has(seat) || seatState.nodes.includes(node) === isHere)
          continue
        await host.run(seat, null, { type: isHere ? 'connect' : 'disconnect', node })
      }
      // Later than the stream, so that a page that is loaded again stays visible.
      for (const seat of seats.keys()) await updateVisibility(seat)
      if (pendingCount === undefined && (host.table().spectators[node] ?? 0) !== spectators) await storeCount()
    },
    endStreams() {
      for (const [subscriber, unsubscribe] of subscribers) {
        unsubscribe()
        subscriber.onUpdate({ kind: 'cut' })
      }
      subscribers.clear()
      seats.clear()
      for (const cancel of pendingDisconnects.values()) cancel()
      pendingDisconnects.clear()
      pendingCount?.()
      pendingCount = undefined
    },
    async leave() {
      for (const [subscriber, unsubscribe] of subscribers) {
        unsubscribe()
        subscriber.dismiss()
      }
      subscribers.clear()
      for (const cancel of pendingDisconnects.values()) cancel()
      const here = new Set([...seats.keys(), ...pendingDisconnects.keys()])
      seats.clear()
      pendingDisconnects.clear()
      pendingCount?.()
      spectatorStreams = 0
      spectators = 0
      await Promise.all([...[...here].map(disconnect), storeCount()])
    },
  }
}

import type { Seat, Viewer } from '@halfpint/core'
import type { Host, News } from '@halfpint/table'

/** How long somebody stays present after their last stream: a reload of the page is not worth telling. */
const LINGER = 1_500

/** The most streams that one seat may have open; with one more, the oldest ends. */
const MOST_PER_SEAT = 8

/** Somebody who listens. */
export interface Listener {
  hear(news: News): void
  /** Ends the stream; it may come back. */
  dismiss(): void
}

/** One table in the memory of this process: its host, and who listens here. */
export interface Place {
  readonly host: Host
  /** Listens, and is present while it does. Gives the way to stop. */
  join(viewer: Viewer, after: number | null, listener: Listener): () => void
  /** Whether nobody listens here and nobody is about to go. */
  isQuiet(): boolean
  /** When somebody last asked for the table. */
  touched: number
  /** When it was last looked at who is still here. */
  checked: number
  /** Ends all streams and tells the table that nobody is here any more. */
  leave(): Promise<void>
}

/** A place for a host. `door` is this process; `fail` hears of what cannot be told to anybody. */
export const openPlace = (host: Host, door: string, fail: (error: unknown) => void, touched: number): Place => {
  const listeners = new Map<Listener, () => void>()
  const seats = new Map<Seat, Set<Listener>>()
  const going = new Map<Seat, NodeJS.Timeout>()
  let watching = 0
  let counting: NodeJS.Timeout | undefined

  const come = (seat: Seat): void => {
    const timer = going.get(seat)
    clearTimeout(timer)
    going.delete(seat)
    // Whoever was about to go has not gone yet.
    if (timer === undefined) host.wish(seat, null, { type: 'come', door }).catch(fail)
  }
  const go = async (seat: Seat): Promise<void> => {
    going.delete(seat)
    await host.wish(seat, null, { type: 'go', door }).catch(fail)
  }

  const tellWatching = async (): Promise<void> => {
    counting = undefined
    await host.wish('rail', null, { type: 'watch', door, watching }).catch(fail)
  }
  /** Many come and go at the rail: their number is told now and then. */
  const count = (change: 1 | -1): void => {
    watching += change
    counting ??= setTimeout(() => void tellWatching(), LINGER)
  }

  const sit = (seat: Seat, listener: Listener): void => {
    const streams = seats.get(seat) ?? new Set()
    seats.set(seat, streams)
    streams.add(listener)
    if (streams.size === 1) come(seat)
    if (streams.size > MOST_PER_SEAT) [...streams][0]?.dismiss()
  }
  const rise = (seat: Seat, listener: Listener): void => {
    const streams = seats.get(seat)
    if (streams?.delete(listener) !== true || streams.size > 0) return
    seats.delete(seat)
    going.set(
      seat,
      setTimeout(() => void go(seat), LINGER),
    )
  }

  return {
    host,
    touched,
    checked: touched,
    join(viewer, after, listener) {
      const stopHearing = host.join(viewer, after, news => listener.hear(news))
      listeners.set(listener, stopHearing)
      if (viewer === 'rail') count(1)
      else sit(viewer, listener)
      return () => {
        if (!listeners.delete(listener)) return
        stopHearing()
        if (viewer === 'rail') count(-1)
        else rise(viewer, listener)
      }
    },
    isQuiet: () => listeners.size === 0 && going.size === 0 && counting === undefined,
    async leave() {
      for (const [listener, stopHearing] of listeners) {
        stopHearing()
        listener.dismiss()
      }
      listeners.clear()
      for (const timer of going.values()) clearTimeout(timer)
      const here = new Set([...seats.keys(), ...going.keys()])
      seats.clear()
      going.clear()
      clearTimeout(counting)
      watching = 0
      await Promise.all([...[...here].map(go), tellWatching()])
    },
  }
}

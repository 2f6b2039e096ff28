import type { Viewer } from '@halfpint/core'
import type { NumberedEvent } from './event.ts'
import { redactFor } from './recent.ts'
import type { Table, TableView } from './table.ts'

/** An update for a subscriber. Updates are in order and have no gap. */
export type Update =
  /** The whole table at `view.version`; it replaces everything before. */
  | { readonly kind: 'view'; readonly view: TableView }
  /** New events, redacted for the viewer. All subscribers with the same view get the same array. */
  | { readonly kind: 'events'; readonly events: readonly NumberedEvent[] }
  /** The viewer lost the seat: the last update. */
  | { readonly kind: 'cut' }

/** Receives the updates of a table. */
export type Subscriber = (update: Update) => void

/** All subscribers of a table. */
export interface Subscribers {
  add(viewer: Viewer, hear: Subscriber): () => void
  /** Sends events to all subscribers; `statesBefore` are the tables before each event. */
  publish(events: readonly NumberedEvent[], statesBefore: readonly Table[]): void
  /** Removes all subscribers. */
  clear(): void
}

/** The index of the event with which the viewer loses the seat; `undefined` if there is none. */
const lastFor = (viewer: Viewer, events: readonly NumberedEvent[]): number | undefined => {
  const at = events.findIndex(
    ({ event }) => (event.type === 'left' || event.type === 'seat-cleared') && event.seat === viewer,
  )
  return at < 0 ? undefined : at
}

/** Whether the person who leaves this seat takes another one in the same decision. */
const isMoved = (viewer: Viewer, events: readonly NumberedEvent[], [before]: readonly Table[]): boolean => {
  const key = viewer === 'spectator' ? undefined : before?.keys[viewer]
  return events.some(({ event }) => event.type === 'sat' && event.key === key)
}

/** The events for this viewer; the same array if nothing is hidden, so that it is encoded once for all. */
const tellAll = (
  events: readonly NumberedEvent[],
  viewer: Viewer,
  statesBefore: readonly Table[],
): readonly NumberedEvent[] => {
  let heard: NumberedEvent[] | undefined
  for (let at = 0; at < events.length; at++) {
    const each = events[at]!
    const seen = redactFor(each, viewer, statesBefore[at]!)
    if (seen === each) continue
    heard ??= events.slice()
    heard[at] = seen
  }
  return heard ?? events
}

/** No subscribers yet. */
export const openSubscribers = (): Subscribers => {
  // Lists are replaced, not changed: a publish in progress reaches the subscribers of its start.
  const listeners = new Map<Viewer, readonly Subscriber[]>()
  return {
    add(viewer, hear) {
      // A new function, so that a subscriber that subscribed twice can unsubscribe once.
      const own: Subscriber = update => hear(update)
      listeners.set(viewer, [...(listeners.get(viewer) ?? []), own])
      return () => {
        const others = listeners.get(viewer)?.filter(each => each !== own) ?? []
        if (others.length === 0) listeners.delete(viewer)
        else listeners.set(viewer, others)
      }
    },
    publish(events, statesBefore) {
      const leaves = events.some(({ event }) => event.type === 'left' || event.type === 'seat-cleared')
      const all: Update = { kind: 'events', events: events }
      listeners.forEach((group, viewer) => {
        const last = leaves ? lastFor(viewer, events) : undefined
        // A moved person gets a new view at the other seat. The events up to here would show an empty seat instead.
        if (last !== undefined && isMoved(viewer, events, statesBefore)) {
          listeners.delete(viewer)
          for (const hear of group) hear({ kind: 'cut' })
          return
        }
        const until = last === undefined ? events : events.slice(0, last + 1)
        const heard = tellAll(until, viewer, statesBefore)
        const update: Update = heard === events ? all : { kind: 'events', events: heard }
        if (last !== undefined) listeners.delete(viewer)
        for (const hear of group) {
          hear(update)
          if (last !== undefined) hear({ kind: 'cut' })
        }
      })
    },
    clear: () => listeners.clear(),
  }
}

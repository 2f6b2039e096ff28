import type { Viewer } from '@halfpint/core'
import type { Told } from './fact.ts'
import { tell } from './recent.ts'
import type { Table, TableView } from './table.ts'

/** What a listener hears, in order and without a gap. */
export type Update =
  /** The whole table as it stands at `view.version`; forget what was before. */
  | { readonly kind: 'view'; readonly view: TableView }
  /** What happened since, redacted for the viewer. The same array goes to all who hear the same. */
  | { readonly kind: 'facts'; readonly told: readonly Told[] }
  /** The chair is no longer this viewer's: nothing more comes. */
  | { readonly kind: 'cut' }

/** Somebody who listens to a table. */
export type Subscriber = (update: Update) => void

/** All who listen to a table, at it or around it. */
export interface Subscribers {
  add(viewer: Viewer, hear: Subscriber): () => void
  /** Tells everybody what happened; `befores` are the tables before each fact. */
  publish(told: readonly Told[], befores: readonly Table[]): void
  /** Lets everybody go. */
  clear(): void
}

/** After which of these facts the chair is no longer this viewer's; `undefined` if it stays theirs. */
const lastFor = (viewer: Viewer, told: readonly Told[]): number | undefined => {
  const at = told.findIndex(({ fact }) => (fact.type === 'left' || fact.type === 'emptied') && fact.seat === viewer)
  return at < 0 ? undefined : at
}

/** What this viewer hears; the very same array where nothing in it is hidden, so that it is encoded once for all. */
const tellAll = (told: readonly Told[], viewer: Viewer, befores: readonly Table[]): readonly Told[] => {
  let heard: Told[] | undefined
  for (let at = 0; at < told.length; at++) {
    const each = told[at] as Told
    const seen = tell(each, viewer, befores[at] as Table)
    if (seen === each) continue
    heard ??= told.slice()
    heard[at] = seen
  }
  return heard ?? told
}

/** No subscribers yet. */
export const openSubscribers = (): Subscribers => {
  // Who comes and goes gets a new list: what is told meanwhile goes to those who were there.
  const listeners = new Map<Viewer, readonly Subscriber[]>()
  return {
    add(viewer, hear) {
      // A function of its own, so that one that listens twice can stop once.
      const own: Subscriber = update => hear(update)
      listeners.set(viewer, [...(listeners.get(viewer) ?? []), own])
      return () => {
        const others = listeners.get(viewer)?.filter(each => each !== own) ?? []
        if (others.length === 0) listeners.delete(viewer)
        else listeners.set(viewer, others)
      }
    },
    publish(told, befores) {
      const leaves = told.some(({ fact }) => fact.type === 'left' || fact.type === 'emptied')
      const all: Update = { kind: 'facts', told }
      listeners.forEach((group, viewer) => {
        const last = leaves ? lastFor(viewer, told) : undefined
        const until = last === undefined ? told : told.slice(0, last + 1)
        const heard = tellAll(until, viewer, befores)
        const update: Update = heard === told ? all : { kind: 'facts', told: heard }
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

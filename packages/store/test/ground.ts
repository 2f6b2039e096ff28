import type { Store } from '../src/store.ts'

/** Somewhere a store can be opened, and opened once more as another process would. */
export interface Place {
  open(): Promise<Store>
  remove(): Promise<void>
}

/** What the parts of the contract work with: a place of its own for each test. */
export interface Ground {
  open(): Promise<Store>
}

/** A card that says little. */
export const card = { listed: true, due: null, over: false, summary: null }
/** An entry that says one thing. */
export const entry = (fact: number | string, id?: string) => ({ at: 1, fact, ...(id === undefined ? {} : { id }) })

import type { Store } from '../src/store.ts'

/** Somewhere a store can be opened, and opened once more as another process would. */
export interface TestStore {
  open(): Promise<Store>
  remove(): Promise<void>
}

/** What the parts of the contract work with: a place of its own for each test. */
export interface Fixture {
  open(): Promise<Store>
}

/** A summary that says little. */
export const summary = { listed: true, due: null, over: false, summary: null }
/** An entry that says one thing. */
export const entry = (event: number | string, id?: string) => ({ at: 1, event, ...(id === undefined ? {} : { id }) })

/** For what happens in a moment, on a busy machine too. */
export const SOON = { timeout: 30_000, interval: 20 }

import type { Store } from '../src/store.ts'

/** A place where a store can be opened several times, as by several processes. */
export interface TestStore {
  open(): Promise<Store>
  remove(): Promise<void>
}

/** The parameters of the parts of the contract: a new place for each test. */
export interface Fixture {
  open(): Promise<Store>
}

/** A simple summary. */
export const summary = { listed: true, due: null, over: false, summary: null }
/** An entry with one value as its event. */
export const entry = (event: number | string, id?: string) => ({ at: 1, event, ...(id === undefined ? {} : { id }) })

/** Options to wait for a quick change, also on a busy machine. */
export const SOON = { timeout: 30_000, interval: 20 }

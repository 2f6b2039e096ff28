// What the page says on every screen and at every table: it is wanted first.
import { rules } from './problems/rules.ts'
import { table as said } from './table.ts'

export { core } from './core.ts'
export { setup } from './setup.ts'

/** What is said at a table, and why something cannot be. */
export const table = { ...said, problems: rules }

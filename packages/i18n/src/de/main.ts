// Texts that every screen and every table needs; the page loads them first.
import { rules } from './problems/rules.ts'
import { table as texts } from './table.ts'

export { core } from './core.ts'
export { setup } from './setup.ts'

/** Texts of a table, and the problems that the rules report. */
export const table = { ...texts, problems: rules }

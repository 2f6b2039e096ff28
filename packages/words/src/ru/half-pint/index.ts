import { options } from './options.ts'
import { problems } from './problems.ts'
import { table } from './table.ts'

/** What a table of Half-Pint Heroes needs. */
export const halfPint = { ...table, options, problems }

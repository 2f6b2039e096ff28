import { options } from './options.ts'
import { problems } from './problems.ts'
import { table } from './table.ts'

export { names } from './names.ts'

/** What a table of Half-Pint Heroes needs. */
export const words = { ...table, options, problems }

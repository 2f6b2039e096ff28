import { options } from './options.ts'
import { problems } from './problems.ts'
import { table } from './table.ts'

export { names } from './names.ts'

/** All texts of Half-Pint Heroes. */
export const words = { ...table, options, problems }

import { options } from './options.ts'
import { problems } from './problems.ts'
import { table } from './table.ts'

/** What a table of Herzlos needs. */
export const herzlos = { ...table, options, problems }

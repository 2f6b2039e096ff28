import { linkFor } from '../../base/reach.ts'
import { linkTo } from '../../base/routes.ts'
import { isElsewhere } from '../../base/server.ts'

/** The link to a table for friends. */
export const tableUrl = (table: string): string => linkFor(linkTo('/table/:table', { table }))

/** The short id of a table as a code to read aloud: `k3w9 x0f7`. Tables of 0.1.0 have none. */
export const codeOf = (table: string): string | null =>
  table.length === 8 ? `${table.slice(0, 4)} ${table.slice(4)}` : null

/** The shortest address of a table, to be typed on a phone. Only our own server redirects it. */
export const typedAddress = (table: string): string | null =>
  table.length !== 8 || isElsewhere() ? null : linkFor(table).replace(/^https?:\/\//, '')

/** The table of a typed code or link. Letters that look like digits are read as digits. */
export const readCode = (typed: string): string | null => {
  const linked = /\/table\/([0-9a-z]{8,32})/.exec(typed)?.[1]
  if (linked !== undefined) return linked
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return /^[0-9a-hjkmnp-tv-z]{8}$/.test(code) ? code : null
}

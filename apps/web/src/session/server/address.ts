import { linkFor } from '../../base/reach.ts'
import { linkTo } from '../../base/routes.ts'
import { isElsewhere } from '../../base/server.ts'

/** The link that leads friends to a table. */
export const tableUrl = (table: string): string => linkFor(linkTo('/table/:table', { table }))

/** The letters of a short id, as a code that is read out: `k3w9 x0f7`; tables of 0.1.0 have none. */
export const codeOf = (table: string): string | null =>
  table.length === 8 ? `${table.slice(0, 4)} ${table.slice(4)}` : null

/** The shortest address of a table, to be typed on a phone; only our own server leads on from there. */
export const typedAddress = (table: string): string | null =>
  table.length !== 8 || isElsewhere() ? null : linkFor(table).replace(/^https?:\/\//, '')

/** The table that somebody means who types a code, or puts in a whole link; letters that look like digits are digits. */
export const readCode = (typed: string): string | null => {
  const linked = /\/table\/([0-9a-z]{8,32})/.exec(typed)?.[1]
  if (linked !== undefined) return linked
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return /^[0-9a-hjkmnp-tv-z]{8}$/.test(code) ? code : null
}

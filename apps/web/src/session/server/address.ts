import { linkFor } from '../../base/reach.ts'
import { type Link, linkTo } from '../../base/routes.ts'
import { isElsewhere } from '../../base/server.ts'

/** The link to a table for friends. */
export const tableUrl = (table: string): string => linkFor(linkTo('/table/:table', { table }))

/** The link to a group for friends. */
export const groupUrl = (link: string): string => linkFor(linkTo('/group/:link', { link }))

/** A code in two groups, as it is read out: `k3w 9x0`. */
export const spacedCode = (code: string): string => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`

/** The address to be typed on another device. Only the server of the page redirects it, not one elsewhere. */
export const typedAddress = (code: string): string | null =>
  isElsewhere() ? null : linkFor(code).replace(/^https?:\/\//, '')

/** The letters that are missing in codes look like these. */
const LOOKALIKES: { readonly [letter: string]: string } = { o: '0', i: '1', l: '1', u: 'v' }

/** A code without spaces and look-alikes: six characters, or eight up to version 0.2.1. `null` for another text. */
export const readCode = (typed: string): string | null => {
  const code = typed
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[oilu]/g, letter => LOOKALIKES[letter]!)
  return /^[0-9a-z]{6}([0-9a-z]{2})?$/.test(code) ? code : null
}

/** The place in the page that a typed code or a pasted link leads to; `null` for another text. */
export const linkForCode = (typed: string): Link | null => {
  const group = /\/group\/([0-9a-z]{14}-[0-9a-z]{14})(?:$|[?/\s])/.exec(typed)?.[1]
  if (group !== undefined) return linkTo('/group/:link', { link: group })
  const pasted = /\/(table|screen|pad\/live|join)\/([0-9a-z]{6,32})(?:$|[?/\s])/.exec(typed)
  if (pasted?.[1] === 'pad/live') return linkTo('/pad/live/:id', { id: pasted[2]! })
  if (pasted?.[1] === 'join') return linkTo('/join/:code', { code: pasted[2]! })
  if (pasted !== null) return linkTo('/table/:table', { table: pasted[2]! })
  // A pasted short address: the code is the last part of its path.
  const code = readCode(/^\S+\/(\w+)\/?$/.exec(typed.trim())?.[1] ?? typed)
  return code === null ? null : linkTo('/join/:code', { code })
}

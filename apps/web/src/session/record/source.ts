import { type Link, linkTo, type RouteParams } from '../../base/routes.ts'

/** The origin of a record. */
export type Source =
  | { readonly kind: 'local'; readonly table: string }
  | { readonly kind: 'online'; readonly table: string; readonly match: number | null }
  | { readonly kind: 'file' }

/** Parses the text that `formatSource` makes. */
export const parseSource = (text: string): Source | undefined => {
  const [kind, table, match] = text.split('/')
  if (kind === 'file') return { kind }
  if (table === undefined) return undefined
  if (kind === 'local') return { kind, table }
  if (kind !== 'online') return undefined
  return { kind, table, match: match === undefined ? null : Number(match) }
}

/** A source as text: `local/TABLE`, `online/TABLE/2` or `file`. Stored in statistics. */
export const formatSource = (source: Source): string => {
  if (source.kind === 'file') return 'file'
  if (source.kind === 'local') return `local/${source.table}`
  return `online/${source.table}${source.match === null ? '' : `/${source.match}`}`
}

type RecordQuery = Pick<RouteParams<'/replay/file'>, 'at' | 'from'>

const linkToSource = (screen: 'replay' | 'review', source: Source, query: RecordQuery): Link => {
  if (source.kind === 'file') return linkTo(`/${screen}/file`, query)
  const { table } = source
  if (source.kind === 'local') return linkTo(`/${screen}/local/:table`, { table, ...query })
  if (source.match === null) return linkTo(`/${screen}/online/:table`, { table, ...query })
  return linkTo(`/${screen}/online/:table/:match`, { table, match: `${source.match}`, ...query })
}

/** The replay of a record, at the step and from the point of view in the query. */
export const linkToReplay = (source: Source, query: RecordQuery = {}): Link => linkToSource('replay', source, query)

/** The review of a record. */
export const linkToReview = (source: Source): Link => linkToSource('review', source, {})

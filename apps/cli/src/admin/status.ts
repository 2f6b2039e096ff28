import * as z from 'zod/mini'
import type { Terminal } from '../terminal.ts'

/** The state of a server, as its operator sees it. Other fields are kept for `--json`. */
export const AdminStatus = z.looseObject({
  version: z.string(),
  started: z.number(),
  memory: z.number(),
  playing: z.number(),
  tables: z.array(
    z.looseObject({
      table: z.string(),
      game: z.string(),
      phase: z.enum(['gathering', 'playing', 'over']),
      people: z.array(z.looseObject({ name: z.string(), present: z.boolean(), address: z.nullable(z.string()) })),
    }),
  ),
  store: z.looseObject({
    kind: z.enum(['memory', 'sqlite', 'postgres']),
    tables: z.number(),
    records: z.number(),
    bytes: z.number(),
  }),
  lastBackup: z.nullable(z.looseObject({ at: z.number(), bytes: z.number() })),
  draining: z.boolean(),
  message: z.nullable(z.string()),
  bans: z.array(z.looseObject({ address: z.string(), until: z.number() })),
  results: z.optional(
    z.looseObject({
      entries: z.array(
        z.looseObject({
          entry: z.string(),
          name: z.string(),
          points: z.number(),
          at: z.number(),
          isPublic: z.boolean(),
        }),
      ),
    }),
  ),
})
type AdminStatus = z.infer<typeof AdminStatus>

/** The state of a server as text. */
export const statusText = (status: AdminStatus, { words, language, paint }: Terminal): string => {
  const { status: said } = words.serve.admin
  const time = (moment: number): string => new Date(moment).toLocaleString(language)
  const size = (bytes: number): string => `${(bytes / 1e6).toLocaleString(language, { maximumFractionDigits: 1 })} MB`
  const { store, lastBackup } = status
  const facts = [
    [said.version, status.version],
    [said.started, time(status.started)],
    [said.memory, size(status.memory)],
    [said.playing, `${status.playing}${status.draining ? ` (${said.draining})` : ''}`],
    [said.kept, `${store.tables} / ${store.records}, ${size(store.bytes)} (${said.stores[store.kind]})`],
    [said.backup, lastBackup === null ? said.none : `${time(lastBackup.at)}, ${size(lastBackup.bytes)}`],
    [said.message, status.message ?? '–'],
  ] as const
  const wide = Math.max(...facts.map(([name]) => name.length))
  const tables = status.tables.map(({ table, game, phase, people }) => {
    const names = people.map(
      ({ name, present, address }) =>
        `${name}${present ? '' : ` (${said.away})`}${address === null ? '' : ` ${address}`}`,
    )
    return `  ${table}  ${words.games[game]?.name ?? game}  ${said.phases[phase]}  ${names.join(', ')}`
  })
  if (status.results !== undefined) {
    const lines = status.results.entries.map(
      ({ entry, name, points, at, isPublic }) =>
        `${entry}  ${points}  ${name}  ${time(at)}${isPublic ? '' : ` (${said.hidden})`}`,
    )
    return `${lines.length === 0 ? said.none : lines.join('\n')}\n`
  }
  const bans = status.bans.map(({ address, until }) => `  ${address}  ${time(until)}`)
  return `${[
    ...facts.map(([name, value]) => `${name.padEnd(wide)}  ${value}`),
    ...(tables.length === 0 ? [] : [paint('bold', said.tables), ...tables]),
    ...(bans.length === 0 ? [] : [paint('bold', said.bans), ...bans]),
  ].join('\n')}\n`
}

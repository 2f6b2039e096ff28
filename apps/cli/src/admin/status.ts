import type { Terminal } from '../terminal.ts'

type HostWords = Terminal['words']['serve']['admin']['page']

/** What a server tells its host; the server's `DeskStatus`, as it comes over the wire. */
export interface AdminStatus {
  readonly version: string
  readonly started: number
  readonly memory: number
  readonly playing: number
  readonly tables: readonly {
    readonly table: string
    readonly game: string
    readonly phase: keyof HostWords['phases']
    readonly people: readonly { readonly name: string; readonly present: boolean; readonly address: string | null }[]
  }[]
  readonly store: {
    readonly kind: keyof HostWords['stores']
    readonly tables: number
    readonly records: number
    readonly bytes: number
  }
  readonly lastBackup: { readonly at: number; readonly bytes: number } | null
  readonly draining: boolean
  readonly message: string | null
  readonly bans: readonly { readonly address: string; readonly until: number }[]
}

/** How things stand on a server, for people. */
export const statusText = (status: AdminStatus, { words, language, paint }: Terminal): string => {
  const { page: said } = words.serve.admin
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
  const bans = status.bans.map(({ address, until }) => `  ${address}  ${time(until)}`)
  return `${[
    ...facts.map(([name, value]) => `${name.padEnd(wide)}  ${value}`),
    ...(tables.length === 0 ? [] : [paint('bold', said.tables), ...tables]),
    ...(bans.length === 0 ? [] : [paint('bold', said.bans), ...bans]),
  ].join('\n')}\n`
}

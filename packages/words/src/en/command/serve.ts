import { counter } from '../../plural.ts'

const count = counter('en')

/** What the server says when it starts. */
export const serve = {
  serve: {
    ready: (address: string) => `Ready: open ${address}`,
    phones: (address: string) => `For phones in the same network: ${address}`,
    kept: (place: string) => `Games are kept in ${place}.`,
    noPage: (address: string) => `The page is not built, so there is only the API: ${address}`,
    stop: 'Ctrl-C stops; games under way go on at the next start.',
    copied: (file: string) => `The games are copied to ${file}.`,
  },
  move: {
    about:
      'Copy all tables, pads and records to another place: from a file to PostgreSQL, or back. The new place must be empty, no server may run on either, and the old place stays as it was.',
    examples: [
      { what: 'from one file to a database', type: 'halfpint move --from data --to postgres://halfpint@db/halfpint' },
      { what: 'and back to a folder', type: 'halfpint move --from postgres://halfpint@db/halfpint --to data2' },
    ],
    from: 'the old place: a folder, a file or postgres://…',
    to: 'the new, empty place: a folder, a file or postgres://…',
    moving: (done: number, total: number): string => `moving: ${done} of ${total} rows`,
    moved: ({ tables, entries, games }: { tables: number; entries: number; games: number }): string =>
      `Moved and counted: ${count(tables, { one: 'table', other: 'tables' })} with ${count(entries, { one: 'fact', other: 'facts' })}, ${count(games, { one: 'record', other: 'records' })}.`,
    next: (line: string): string => `The old place stays as it was. From now on: ${line}`,
  },
  command: {
    about:
      'Run a server for games with friends: they open a link and play, in the browser or through the API. Everything is kept in one file, or in PostgreSQL; a restart loses nothing.',
    examples: [
      { what: 'for the evening at home', type: 'halfpint serve' },
      {
        what: 'on a server behind a proxy, several processes on one PostgreSQL',
        type: 'halfpint serve --host 127.0.0.1 --port 8081 --proxies 1 --database postgres:///halfpint',
      },
    ],
  },
  flags: {
    port: 'the port; default: 8080, or the next free one',
    host: 'the address to listen on; default: all',
    data: 'the folder for the file with all games; default: data',
    database: 'keep everything in this PostgreSQL database instead: postgres://…',
    page: 'the folder of the built page',
    origin: 'another site whose pages may use the API; may be repeated',
    rate: 'how many times the default number of requests one address may send; 0 for no limit',
    proxies: 'how many proxies stand before the server',
    metrics: 'who may read /metrics: local (this machine) or all',
    minds: 'how many threads think for the bots',
    keep: 'how many days a table is kept after its last move; records stay',
    log: 'how much is logged: trace, debug, info, warn, error or silent',
    backup: 'copy the file with all games here, while a server runs on it or not, and end',
  },
}

import { counter } from '../../plural.ts'
import { phases } from '../phases.ts'

const count = counter('en')

/** Texts of the server's start. */
export const serve = {
  serve: {
    ready: (address: string) => `Ready: open ${address}`,
    phones: (address: string) => `For phones in the same network: ${address}`,
    outside:
      'Friends elsewhere need a public https address: docs/install.md of the project shows how; for one evening, any tunnel to this port and --proxies 1.',
    operator: (command: string, file: string) => `For the operator: ${command} (the token is in the file ${file})`,
    kept: (place: string) => `Games are kept in ${place}.`,
    noPage: (address: string) => `The page is not built, so there is only the API: ${address}`,
    stop: 'Press Ctrl-C to stop. Games in progress continue at the next start.',
    copied: (file: string) => `The games are copied to ${file}.`,
  },
  admin: {
    about:
      'For the operator of a server: who is there, how much is stored, and commands. The token is in the file admin-token beside the games; on this machine --data finds it.',
    examples: [
      { what: 'tables and people now, storage, the last backup', type: 'halfpint admin status' },
      { what: 'before an update: start no new games', type: 'halfpint admin drain on' },
      {
        what: 'a message to everybody, from another machine',
        type: 'HALFPINT_TOKEN=… halfpint admin message "Back in ten minutes" --server https://halfpint.example',
      },
      { what: 'nobody from this address for two hours', type: 'halfpint admin ban 203.0.113.7 --minutes 120' },
      { what: 'the results of a day', type: 'halfpint admin results 2026-11-16/herzlos' },
      { what: 'remove one of them', type: 'halfpint admin strike 2026-11-16/herzlos/k3w9x0f7m2aq8c' },
    ],
    order: 'status, close TABLE, ban ADDRESS, message [TEXT], drain on|off, results LIST, strike RESULT',
    value:
      'the table, the address, the text, on|off, the list (2026-11-16/herzlos or the letters of a challenge) or the result',
    server: 'the address of the server',
    data: 'the folder with the games and the token',
    minutes: 'how long to ban; 0 lets them in again',
    json: 'the answer of the server as JSON',
    status: {
      version: 'Version',
      started: 'Running since',
      memory: 'Memory',
      playing: 'Games in progress',
      kept: 'Tables / records kept',
      backup: 'Last backup',
      message: 'Message to everybody',
      phases,
      stores: { memory: 'memory', sqlite: 'SQLite', postgres: 'PostgreSQL' },
      none: 'none',
      away: 'away',
      draining: 'no new ones begin',
      tables: 'Tables now',
      bans: 'Banned addresses',
      hidden: 'not public',
    },
  },
  privacy: {
    heading: 'What is kept here',
    table: (days: number) =>
      `Of a table: the names and symbols that people chose, what was played and what was said. All of it is deleted ${count(days, { one: 'day', other: 'days' })} after the last thing that happened there.`,
    records: (days: number) =>
      `Of a finished game: the cards, the result and the names at the table, so that it can be watched again, ${days === 0 ? 'for as long as this server keeps its games' : `for ${count(days, { one: 'day', other: 'days' })}`}.`,
    lines: {
      results:
        'Of days and challenges, if you enter a result: your name, your points and your choices, for as many days as a table. “Delete everything” under Your results deletes them.',
      groups:
        'Of a group: the names and symbols of its members and the results that count in it, for as many days as a table after a member last opened it. “Leave and delete my name” on its page deletes yours.',
      copy: 'If you switch on “Keep a copy on this server” under Your results: your results, score pads, settings and the keys of your seats, encrypted on your device. This server has no key for them and knows no name. The copy is deleted when you delete it, or after 400 days without a visit; backups of the operator may keep the encrypted bytes longer.',
      calls:
        'If you are called to a table by push messages: the address that your browser’s push service made for this page, two keys and your language, until you turn it off, leave, or the address is gone. The push service learns when you are called, not the words.',
      device:
        'Your browser keeps your settings, games against bots, score pads and the keys of your seats, on your device alone, unless you keep a copy here; clear the data of this site and they are gone.',
      nothing: 'There are no accounts, no cookies and no advertising, and nothing is loaded from other sites.',
      address:
        'Your network address is used while you are connected, so that nobody can flood the server; it is stored only if the operator of this server bans it, and until that ends. With a table that you open and a result that you enter, the server stores a short code that thousands of addresses share, so that nobody can fill the lists. The server’s log has no names and no chat.',
      host: 'The operator of this server sees the tables, names and addresses of those who are connected now and the results of days and challenges, can close tables and remove results, and may keep backups.',
      forget:
        'Anyone who sat at a table can have their name and words there deleted, in the record too: on the same device under Settings, or with the key of the seat, DELETE /api/tables/TABLE/me. Or ask the operator of this server.',
    },
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
      `Moved and counted: ${count(tables, { one: 'table', other: 'tables' })} with ${count(entries, { one: 'event', other: 'events' })}, ${count(games, { one: 'record', other: 'records' })}.`,
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
    botThreads: 'number of threads in which the bots think',
    keep: 'how many days a table is kept after its last move',
    keepRecords: 'how many days the record of a finished game is kept; default: 0, forever',
    log: 'how much is logged: trace, debug, info, warn, error, fatal or silent',
    backup: 'copy the file with all games here, while a server runs on it or not, then exit',
    backupEvery: 'copy the file into the folder backups beside it every so many hours; default: 0, never',
    backupKeep: 'how many of these copies stay; default: 7',
  },
}

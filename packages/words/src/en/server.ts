import { type Sentence, show } from '../sentence.ts'

/** What can be wrong with a request to the server, and with how the server is started. */
export const server = {
  'bad-request': ({ where, what }) => `The server does not understand the request (${show(where)}: ${show(what)}).`,
  'not-json': 'The body of the request is not valid JSON.',
  'unknown-token': 'This is not your seat, or the table is gone. Open the link again and sit down.',
  'foreign-origin': "Another site's page may not play here. Open this server's own page.",
  'not-found': 'There is nothing at this address.',
  'unknown-table': 'There is no such table. Check the link, or ask for a new one.',
  'unknown-match': 'There is no record of this game here.',
  'too-large': 'That is more than the server reads at once.',
  'wrong-media-type': 'The server reads JSON only; send it as application/json.',
  'too-many-requests': 'That was too much at once. Wait a moment and try again.',
  'too-many-streams': 'Too many windows watch from here. Close some of them.',
  'server-broken': 'Something went wrong on the server. Please try again.',
  'server-stopping': 'The server is being restarted. Try again in a moment.',
  'store-down': 'The server cannot reach its storage. Try again in a moment.',
  'port-taken': ({ port }) => `Port ${show(port)} is taken; choose another one with --port.`,
  'no-such-address': ({ host }) => `This machine has no address "${show(host)}"; choose another one with --host.`,
  'server-not-built': 'The server has not been built yet. Run "npm run build" at the top of the project first.',
} satisfies { readonly [code: string]: Sentence }

/** What the server says when it starts. */
export const serving = {
  serve: {
    ready: (address: string) => `The table is laid: ${address}`,
    phones: (address: string) => `For phones in the same network: ${address}`,
    kept: (place: string) => `Games are kept in ${place}.`,
    noPage: (address: string) => `The page is not built, so there is only the API: ${address}`,
    stop: 'Ctrl-C stops; games under way go on at the next start.',
    copied: (file: string) => `The games are copied to ${file}.`,
  },
  command: {
    about:
      'Lay live tables: friends open a link and play, in the browser or by the API. Everything is kept in one file, or in PostgreSQL; a restart loses nothing.',
    examples: [
      { what: 'for the evening at home', type: 'halfpint serve' },
      {
        what: 'on a server behind a proxy, several processes on one PostgreSQL',
        type: 'halfpint serve --host 127.0.0.1 --port 8081 --proxies 1 --database postgres:///halfpint',
      },
    ],
  },
  flags: {
    port: 'the port; otherwise 8080, or the next one that is free',
    host: 'the address to listen on; otherwise all',
    data: 'the folder for the file with all games; otherwise data',
    database: 'keep everything in this PostgreSQL database instead: postgres://…',
    page: 'the folder of the built page',
    origin: 'another site whose pages may use the API; may be repeated',
    rate: 'how many times the usual number of requests one address may send; 0 for no limit',
    proxies: 'how many proxies stand before the server',
    minds: 'how many threads think for the bots',
    keep: 'how many days a table is kept after its last move; records stay',
    log: 'how much is logged: trace, debug, info, warn, error or silent',
    backup: 'copy the file with all games here, while a server runs on it or not, and end',
  },
}

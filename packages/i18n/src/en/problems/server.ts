import { counter } from '../../plural.ts'
import { type Sentence, show } from '../../sentence.ts'

const count = counter('en')

/** Problems with a request to the server, and with its settings. */
export const server = {
  'bad-request': ({ where, what }) =>
    `The server does not understand the request (${show(where)}: ${show(what)}). What it takes is shown at /api.`,
  'not-json': 'The body of the request is not valid JSON; check its quotes and brackets.',
  'unknown-token': 'This is not your seat, or the table is gone. Open the link again and sit down.',
  'missing-token':
    'Only the player in this seat may do this: send the token of your seat as "Authorization: Bearer TOKEN".',
  'foreign-host':
    'This server is not known under this name. Open it by its address, or start it with --origin and this name.',
  'foreign-origin': 'A page of another site may not play here. Open this server’s own page.',
  'not-found': 'There is nothing at this address. See /api for what there is.',
  'unknown-table': 'There is no such table. Check the link, or ask for a new one.',
  'unknown-match': 'There is no record of this game here; there will be one when the game is over.',
  'too-large': 'The request is too large.',
  'wrong-media-type': 'The server reads JSON only; send it as application/json.',
  'too-many-checks': ({ seconds }) =>
    `The server has checked many results from your network. Try again in ${count(Number(seconds), { one: 'second', other: 'seconds' })}.`,
  'too-many-listed': ({ most }) =>
    `${show(most)} tables of your network are in the list of open tables already. Open this one without showing it there, and send its link.`,
  'unknown-push-service':
    'This browser uses a push service that this server does not know. Its operator can add it with --push-host.',
  'not-subscribed-to-push': 'This browser is not called at this table.',
  'unknown-code': 'No table and no score pad has this code. Ask for it again.',
  'too-many-guesses': 'Too many wrong codes from your network. Wait a few minutes and try again.',
  'too-many-requests': 'That was too much at once. Wait a moment and try again.',
  'stream-behind-answer': 'Open the stream on a connection of its own.',
  'no-such-stream': 'There is no open stream of this name. Open it again.',
  'no-handshake': 'This address is for a WebSocket: open it as one, or follow /events instead.',
  'reload-this-page': 'This page is older than the server. Reload it.',
  'not-subscribed': 'Say first who you are: the first message on a socket is a "join".',
  'already-subscribed': 'You have joined already; open another socket for another seat.',
  'too-many-streams': 'Too many open windows. Close some.',
  'server-broken': 'Something went wrong on the server. Please try again.',
  'server-stopping': 'The server is being restarted. Try again in a moment.',
  'store-damaged': 'Part of what is stored here is damaged. The operator of the server must restore a backup.',
  'store-down': 'The server cannot reach its storage. Try again in a moment.',
  'no-permission-for-port': ({ port }) =>
    `This user may not listen on port ${show(port)}; choose one above 1023 with --port, or let a proxy listen there.`,
  'port-taken': ({ port }) => `Port ${show(port)} is taken; choose another one with --port.`,
  'no-such-address': ({ host }) => `This machine has no address “${show(host)}”; choose another one with --host.`,
  'wrong-admin-token': 'This needs the token of the operator: it is in the file admin-token beside the games.',
  'banned-here': 'The operator of this server has banned your address for a while.',
  'not-an-address': ({ address }) => `“${show(address)}” is not an IP address, such as 203.0.113.7.`,
  'server-draining':
    'The server is about to be updated: games in progress continue, and new ones can start in a few minutes.',
  'no-server-there': ({ server }) =>
    `There is no server at ${show(server)}; start one with halfpint serve, or name another with --server.`,
  'server-not-understood': ({ server }) =>
    `There is a server at ${show(server)}, but halfpint does not understand its answer; check the address in --server, or update halfpint.`,
  'server-timeout': ({ server }) =>
    `The server at ${show(server)} does not answer in time; try again later, or name another with --server.`,
  'short-token': ({ least }) =>
    `The token in ADMIN_TOKEN is too short: at least ${show(least)} characters, or leave it out and one is generated.`,
  'server-not-built': 'The server has not been built yet. Run "npm run build" at the top of the project first.',
} satisfies { readonly [code: string]: Sentence }

// boardgame.io's own server with a trick-taking game, in a separate process.
import { createRequire } from 'node:module'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { evening } from './evening.ts'

// Node's own loader does not find this package's folders; `require` does.
const { Server }: typeof import('boardgame.io/server') = createRequire(import.meta.url)('boardgame.io/server')

const server = Server({ games: [evening], origins: [/127\.0\.0\.1/] })
// Its `port` is passed to `listen` unchanged; an address instead of a number keeps it on this machine.
const place = { port: 0, host: '127.0.0.1' } as unknown as number
// The lobby has a separate port: with the current koa-compose its routes are not found on the port of the sockets.
const { appServer, apiServer } = await server.run({ port: place, lobbyConfig: { apiPort: place } })
const portOf = (listening: NetServer): number => (listening.address() as AddressInfo).port
const ports = { port: portOf(appServer as NetServer), lobby: portOf(apiServer as NetServer) }
process.stderr.write(`${JSON.stringify({ msg: 'listening', ...ports })}\n`)
process.once('SIGTERM', () => process.exit(0))

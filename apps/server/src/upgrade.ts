import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { App } from './app.ts'
import type { Upgrade } from './socketline.ts'

/** A line may break at any moment, and its close is heard elsewhere. */
const ignore = (): void => {}

const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/** The line of a request that asks to become a WebSocket. */
export const upgradeOf = (request: IncomingMessage): Upgrade | undefined => upgrades.get(request)

/** Lets requests for a WebSocket go the way of all others, through the same limits and checks, to their route. */
export const routeUpgrades = (app: App): void => {
  app.server.on('upgrade', (request, line, head) => {
    const socket = line as Socket
    socket.on('error', ignore)
    const response = new ServerResponse(request)
    try {
      if (request.method !== 'GET') throw new Error('no upgrade for this')
      response.assignSocket(socket)
    } catch {
      // Behind an answer that still holds the line, or with a body: nobody who means a WebSocket asks so.
      socket.destroy()
      return
    }
    response.shouldKeepAlive = false
    // Refused: the line has been answered as any other and ends.
    response.once('finish', () => socket.destroySoon())
    upgrades.set(request, { socket, head })
    app.routing(request, response)
  })
}

import type { IncomingHttpHeaders } from 'node:http'
import { HereAnswer } from '@halfpint/table/wire'
import type { App } from './app.ts'
import { PROBLEMS } from './problem.ts'

/** Whether an address is a loopback address. */
export const isLoopback = (address: string | undefined): boolean => /^(::ffff:)?127\.|^::1$/.test(address ?? '')

/** Whether a proxy forwarded the request. A proxy on this machine has a local address although its clients do not. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some(name => headers[name] !== undefined)

/**
 * Returns the addresses at which phones reach this server, to a page that was opened as `localhost`. Other clients get
 * nothing, because the network of a server is private.
 */
export const addHere = (app: App, proxies: number, addresses: () => readonly string[]): void => {
  app.get(
    '/api/here',
    {
      schema: {
        summary: 'The addresses of the server for devices in the same network. Sent only to the machine of the server.',
        tags: ['tables'],
        response: { 200: HereAnswer, ...PROBLEMS },
      },
    },
    request => ({
      addresses:
        proxies === 0 && isLoopback(request.socket.remoteAddress) && !isForwarded(request.headers)
          ? addresses().slice(1)
          : [],
    }),
  )
}

import type { IncomingHttpHeaders } from 'node:http'
import { HereAnswer } from '@halfpint/table/wire'
import type { App } from './app.ts'
import { PROBLEMS } from './problem.ts'

/** Whether an address is this machine's own. */
export const isLoopback = (address: string | undefined): boolean => /^(::ffff:)?127\.|^::1$/.test(address ?? '')

/** Whether a proxy passed the request on. A proxy on this machine has a local address; its clients may not. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some(name => headers[name] !== undefined)

/**
 * Returns the addresses at which phones find this server to a page that was opened as `localhost`. Other clients get
 * nothing: the network of a server is private.
 */
export const addHere = (app: App, proxies: number, addresses: () => readonly string[]): void => {
  app.get(
    '/api/here',
    {
      schema: {
        summary: 'Where devices in the same network reach the server; told only to the machine on which it runs',
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

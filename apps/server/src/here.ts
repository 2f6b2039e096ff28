import { HereAnswer } from '@halfpint/protocol'
import type { App } from './app.ts'
import { PROBLEMS } from './problem.ts'

/** Whether an address is this machine's own. */
export const isLoopback = (address: string | undefined): boolean => /^(::ffff:)?127\.|^::1$/.test(address ?? '')

/**
 * Tells a page that was opened as `localhost` under which addresses phones find the same server. Others
 * are told nothing: how the network behind a server looks is not their business.
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
      addresses: proxies === 0 && isLoopback(request.socket.remoteAddress) ? addresses().slice(1) : [],
    }),
  )
}

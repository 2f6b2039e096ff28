import { createServer } from 'node:net'
import { ok, type Result, refuse } from '@halfpint/core'

/** Maximum number of ports to try. */
const TRIES = 50

const tryPort = (port: number, host: string): Promise<string | undefined> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })

/** Returns the port if it is free, or the next free one if `orNext` allows it. */
export const freePort = async (port: number, host: string, orNext: boolean): Promise<Result<number>> => {
  for (let next = port; next < Math.min(port + (orNext ? TRIES : 1), 65_536); next++) {
    const trouble = await tryPort(next, host)
    if (trouble === undefined) return ok(next)
    if (trouble === 'EACCES') return refuse('no-permission-for-port', { port: next })
    if (trouble === 'EADDRNOTAVAIL' || trouble === 'ENOTFOUND') return refuse('no-such-address', { host })
  }
  return refuse('port-taken', { port })
}

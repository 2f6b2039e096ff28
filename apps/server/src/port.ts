import { createServer } from 'node:net'
import { ok, type Result, refuse } from '@halfpint/core'

/** How many ports are tried before giving up. */
const TRIES = 50

const tryPort = (port: number, host: string): Promise<string | undefined> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })

/** The port itself if it is free; the next free one if it may be another. */
export const freePort = async (port: number, host: string, orNext: boolean): Promise<Result<number>> => {
  for (let next = port; next < Math.min(port + (orNext ? TRIES : 1), 65_536); next++) {
    const trouble = await tryPort(next, host)
    if (trouble === undefined) return ok(next)
    if (trouble === 'EACCES') return refuse('no-permission-for-port', { port: next })
    if (trouble === 'EADDRNOTAVAIL' || trouble === 'ENOTFOUND') return refuse('no-such-address', { host })
  }
  return refuse('port-taken', { port })
}

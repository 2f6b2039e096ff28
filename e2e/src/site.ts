import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { workerChance } from './chance.ts'

/** The folder of the built page; `BUILT_PAGE` selects another build. */
export const BUILT = process.env.BUILT_PAGE ?? join(import.meta.dirname, '../../apps/web/dist')

const KINDS: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** The built worker script, in which bots decide and cards are dealt. */
const WORKER = /\/worker-[^/]*\.js$/

/** A static server for the built page, without an API. */
export interface Site {
  readonly address: string
  close(): Promise<void>
}

/** Content of a static server: the files, the path below which they are, and the headers. */
interface Offer {
  readonly read: (file: string) => Promise<Buffer>
  readonly path: string
  readonly headers: { readonly [name: string]: string }
}

const PAGE: Offer = { read: file => readFile(join(BUILT, file)), path: '/', headers: {} }

/** Serves the built page, or other content, on a free port of this machine. */
export const openSite = async (offer: Partial<Offer> = {}): Promise<Site> => {
  const { read, path, headers } = { ...PAGE, ...offer }
  let workers = 0
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    try {
      if (!file.startsWith(path)) throw new Error('not found')
      const content = await read(file.slice(path.length))
      response.writeHead(200, {
        'content-type': KINDS[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
        ...headers,
      })
      response.end(WORKER.test(file) ? workerChance(++workers) + content.toString() : content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise(done => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

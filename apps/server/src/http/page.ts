import { existsSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The content security policy: a page may load only files of this server. */
const POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
} as const

/** Sets the security headers of pages. They do not force https, because a server at home uses plain http. */
export const guardPages = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { ...POLICY, directives: mutable(POLICY.directives) },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
  })
}

const mutable = (directives: typeof POLICY.directives): Record<string, string[]> =>
  Object.fromEntries(Object.entries(directives).map(([name, sources]) => [name, [...sources]]))

/** A code as people type it, or the short id of a table up to version 0.2.1. No screen of the page has such a name. */
export const CODE = /^[0-9a-hjkmnp-tv-z]{6}([0-9a-hjkmnp-tv-z]{2})?$/
const TYPED_PATH = /^\/[0-9a-z][0-9a-z/_-]{0,99}$/i

/**
 * The redirect for an address that somebody typed without its `#`: `/learn` to that screen, a code to its table or pad.
 * Relative, because the page may be below a path that only a proxy knows. `null` for a request that is not a browser's.
 */
export const redirectOf = (path: string, accept = ''): string | null => {
  if (!accept.includes('text/html') || !TYPED_PATH.test(path) || path.startsWith('/api/')) return null
  const place = path.slice(1).replace(/\/+$/, '')
  const up = path.split('/').length > 2 ? '../'.repeat(path.split('/').length - 2) : './'
  return `${up}#/${CODE.test(place.toLowerCase()) ? `join/${place.toLowerCase()}` : place}`
}

/** Files with a hash of their content in the name may be cached for ever. */
const HASHED = /-[\w-]{8,}\.\w+$/

/** Serves the built page. Returns whether there is one. */
export const servePage = async (app: FastifyInstance, folder: string): Promise<boolean> => {
  if (!existsSync(join(folder, 'index.html'))) return false
  await app.register(async pages => {
    await guardPages(pages)
    await pages.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      schemaHide: true,
      setHeaders(reply, path) {
        const kept = path.includes('/assets/') && HASHED.test(path.replace(/\.(?:br|gz)$/, ''))
        reply.setHeader('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
        // A proxy must not send the compressed file to a browser that cannot decompress it.
        reply.setHeader('vary', 'accept-encoding')
      },
    })
  })
  return true
}

import { lookup as resolve } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './address.ts'

/** Milliseconds for a whole request. */
const REQUEST_TIMEOUT = 10_000

/** Maximum number of bytes read of an answer. Its content is not used. */
const MAX_ANSWER = 64 * 1024

/** A request to a server that a user has named. */
interface OutboundRequest {
  readonly url: URL
  readonly headers: { readonly [name: string]: string | number }
  readonly body: Buffer | string
}

/** The answer to a request; or `forbidden` for a private address, and `failed` if there was no answer in time. */
type OutboundAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly retryAfter: string | undefined }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'failed' }

/** Sends a POST request. Redirects are not followed. */
export type SendOutbound = (request: OutboundRequest) => Promise<OutboundAnswer>

/** How requests are sent; tests replace what they cannot have on loopback. */
export interface OutboundOptions {
  /** Whether a request to this URL may connect to this address; by default the address must be public. */
  readonly mayConnect?: (address: string, url: URL) => boolean
  /** The certificate authority of a test server. */
  readonly ca?: string
  /** Milliseconds for a whole request. */
  readonly timeout?: number
}

class ForbiddenAddress extends Error {}

/** Opens a sender. The address is checked after the name was resolved, and the connection uses that same address. */
export const openOutbound =
  ({ mayConnect = isPublicAddress, ca, timeout = REQUEST_TIMEOUT }: OutboundOptions = {}): SendOutbound =>
  ({ url, headers, body }) =>
    new Promise(done => {
      const host = url.hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) !== 0 && !mayConnect(host, url)) {
        done({ kind: 'forbidden' })
        return
      }
      const lookup: LookupFunction = (name, options, callback) =>
        resolve(name, { ...options, all: true }, (error, found) => {
          const [first] = found ?? []
          const isForbidden =
            error === null && (first === undefined || !found.every(each => mayConnect(each.address, url)))
          const failure = isForbidden ? new ForbiddenAddress(`${name} has a private address`) : error
          if (failure !== null || first === undefined) callback(failure, '', 0)
          else if (options.all === true) callback(null, found)
          else callback(null, first.address, first.family)
        })
      const send = url.protocol === 'https:' ? requestHttps : requestHttp
      const request = send(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        lookup,
        signal: AbortSignal.timeout(timeout),
        ...(ca === undefined ? {} : { ca }),
      })
      const fail = (error: Error): void => done({ kind: error instanceof ForbiddenAddress ? 'forbidden' : 'failed' })
      request.once('error', fail)
      request.once('response', response => {
        const { statusCode = 0, headers: answered } = response
        let read = 0
        response.on('data', (chunk: Buffer) => {
          read += chunk.length
          if (read > MAX_ANSWER) response.destroy()
        })
        response.on('error', fail)
        response.once('close', () => done({ kind: 'answer', status: statusCode, retryAfter: answered['retry-after'] }))
      })
      request.end(body)
    })

import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { isFields } from '@halfpint/core'

const TLS = join(import.meta.dirname, '../../../../packages/store/test/tls')
const tls = (name: string): string => readFileSync(join(TLS, name), 'utf8')

/** The certificate authority of the test push service. */
export const PUSH_CA = tls('root.crt')

/** A message as the browser would read it. */
interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** The claims of the token with which the server signed, `null` if the signature is wrong. */
  readonly claims: { readonly [name: string]: unknown } | null
}

/** A push service on loopback, with a browser that decrypts its messages. */
export interface TestPushService {
  readonly host: string
  readonly received: readonly Received[]
  /** The subscription of a browser. The last part of its path is the status with which the service answers, or `hang`. */
  subscribe(answer: string): {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  close(): Promise<void>
}

/** Decrypts the body of a push request, as RFC 8291 and RFC 8188 describe it. */
const decrypt = (body: Buffer, browser: ECDH, auth: Buffer): string => {
  const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body[20] ?? 0]
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  if (sealed.length > size) throw new Error('more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const input = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32))
  const derive = (what: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with the byte 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

/** The claims of a VAPID header (RFC 8292), if the signature is right. */
const claimsIn = (header: string): Received['claims'] => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const isRight = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const parsed: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return isRight && isFields(parsed) ? parsed : null
}

/** Starts a push service. Its certificate is for `localhost`. */
export const startPushService = async (): Promise<TestPushService> => {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const received: Received[] = []
  let subscribed = 0
  const server = createServer({ cert: tls('server.crt'), key: tls('server.key') }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url: path = '', headers } = request
      const text = decrypt(Buffer.concat(chunks), browser, auth)
      received.push({ path, headers, text, claims: claimsIn(headers.authorization ?? '') })
      const answer = path.split('/').at(-1) ?? ''
      if (answer === 'hang') return
      // The second attempt succeeds.
      const isAgain = received.filter(each => each.path === path).length > 1
      const status = answer.endsWith('-once') && isAgain ? 201 : Number.parseInt(answer, 10)
      const wait = status === 429 ? { 'retry-after': '7' } : {}
      const elsewhere = status === 307 ? { location: '/elsewhere/201' } : {}
      response.writeHead(status, { ...wait, ...elsewhere }).end()
    })
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return {
    host,
    received,
    subscribe: answer => ({
      endpoint: `https://${host}/${++subscribed}/${answer}`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

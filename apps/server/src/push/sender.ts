import { createHash } from 'node:crypto'
import type { Json } from '@halfpint/core'
import webPush from 'web-push'
import type { SendOutbound } from '../outbound/request.ts'
import { endpointUrl } from './hosts.ts'

/** The keys with which this server signs its messages (VAPID, RFC 8292). */
export type PushKeys = {
  readonly publicKey: string
  readonly privateKey: string
}

/** A new pair of keys. */
export const drawPushKeys = (): PushKeys => webPush.generateVAPIDKeys()

/** The place to which a browser wants its messages sent, and the keys that encrypt them. */
export interface PushTarget {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** The address of the page; push services want to know whose messages these are. */
  readonly page: string
}

/** A message for one browser. A message with the same topic replaces one that has not been delivered yet. */
export interface PushMessage {
  readonly target: PushTarget
  readonly content: Json
  readonly topic: string
}

/**
 * The outcome of a message: the push service accepted it; the subscription no longer exists; the push service is busy or
 * does not answer, and may be asked again after `retryAfter` milliseconds; or it refused the message.
 */
export type PushOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'busy'; readonly retryAfter: number; readonly status: number | null }
  | { readonly kind: 'refused'; readonly status: number | null }

export type SendPush = (message: PushMessage) => Promise<PushOutcome>

/** Seconds for which a push service keeps a message for a device that is off. */
const TTL = 12 * 3600

/** Push services allow 32 characters of base64url. */
const topicOf = (topic: string): string => createHash('sha256').update(topic, 'utf8').digest('base64url').slice(0, 32)

/** A contact must be an https or mailto address, also for a page on localhost. */
const subjectOf = (page: string): string => new URL(page).origin.replace(/^http:/, 'https:')

/** Milliseconds of a `Retry-After` header, which is a number of seconds or a date. */
export const retryAfterOf = (header: string | undefined, now: number): number => {
  if (header === undefined) return 0
  const milliseconds = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0
}

/** Dependencies of the sender. */
interface SenderDependencies {
  readonly keys: PushKeys
  /** Hosts of push services besides those of the browsers. */
  readonly hosts: readonly string[]
  readonly outbound: SendOutbound
  readonly now: () => number
}

/** Opens a sender of push messages. */
export const openPushSender =
  ({ keys, hosts, outbound, now }: SenderDependencies): SendPush =>
  async ({ target, content, topic }) => {
    const url = endpointUrl(target.endpoint, hosts)
    if (url === null) return { kind: 'refused', status: null }
    let details: ReturnType<typeof webPush.generateRequestDetails>
    try {
      details = webPush.generateRequestDetails({ endpoint: url.href, keys: target.keys }, JSON.stringify(content), {
        vapidDetails: { subject: subjectOf(target.page), ...keys },
        TTL,
        urgency: 'high',
        topic: topicOf(topic),
        contentEncoding: 'aes128gcm',
      })
    } catch {
      // The keys of the browser are no point of the curve.
      return { kind: 'refused', status: null }
    }
    const headers = details.headers as { readonly [name: string]: string | number }
    const { 'Content-Length': _, ...others } = headers
    const answer = await outbound({ url, headers: others, body: details.body as Buffer })
    if (answer.kind === 'forbidden') return { kind: 'refused', status: null }
    if (answer.kind === 'failed') return { kind: 'busy', retryAfter: 0, status: null }
    const { status } = answer
    if (status >= 200 && status < 300) return { kind: 'accepted' }
    if (status === 404 || status === 410) return { kind: 'gone' }
    if (status === 429 || status >= 500)
      return { kind: 'busy', retryAfter: retryAfterOf(answer.retryAfter, now()), status }
    return { kind: 'refused', status }
  }

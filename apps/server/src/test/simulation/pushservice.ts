import { below, isFields, type Random } from '@halfpint/core'
import type { PushMessage, SendPush } from '../../push/sender.ts'
import type { Owner, Scheduler } from './scheduler.ts'

/** A message that the push service has accepted. */
interface Delivery {
  readonly endpoint: string
  /** The version that caused the call. */
  readonly call: number
  readonly at: number
}

/** The push service of all browsers: sometimes busy, and sometimes a browser has unsubscribed. */
export interface PushService {
  readonly deliveries: readonly Delivery[]
  /** Called for each message that is accepted. */
  readonly accepted: ((delivery: Delivery) => void)[]
  /** How a process reaches it. A process that dies sends nothing more. */
  readonly reachedBy: (client: Owner) => SendPush
  /** The endpoint of a person's browser. */
  subscribe(name: string): string
}

const callOf = ({ content }: PushMessage): number => {
  const notification = isFields(content) && isFields(content.notification) ? content.notification : {}
  return Number(isFields(notification.data) ? notification.data.call : Number.NaN)
}

/** Opens a push service. */
export const openPushService = ({ after, now }: Scheduler, random: Random): PushService => {
  const deliveries: Delivery[] = []
  const accepted: PushService['accepted'] = []
  const gone = new Set<string>()
  const subscribed = new Map<string, number>()
  /** Endpoints whose last message was not accepted. */
  const refused = new Set<string>()

  const answerTo = (message: PushMessage): Awaited<ReturnType<SendPush>> => {
    const { endpoint } = message.target
    const dice = below(random, 12)
    if (gone.has(endpoint) || dice === 0) {
      gone.add(endpoint)
      return { kind: 'gone' }
    }
    // A browser is reached at the second attempt at the latest.
    if (dice < 3 && !refused.has(endpoint)) {
      refused.add(endpoint)
      return { kind: 'busy', retryAfter: below(random, 25_000), status: 429 }
    }
    refused.delete(endpoint)
    const delivery = { endpoint, call: callOf(message), at: now() }
    deliveries.push(delivery)
    for (const hear of accepted) hear(delivery)
    return { kind: 'accepted' }
  }

  return {
    deliveries,
    accepted,
    reachedBy: client => message =>
      new Promise(resolve => {
        const arrive = (): void => {
          const outcome = answerTo(message)
          after(20 + below(random, 300), () => resolve(outcome), client)
        }
        after(20 + below(random, 300), arrive, client)
      }),
    subscribe(name) {
      const number = subscribed.get(name) ?? 0
      const endpoint = `https://web.push.apple.com/${encodeURIComponent(name)}/${number}`
      if (!gone.has(endpoint)) return endpoint
      subscribed.set(name, number + 1)
      return `https://web.push.apple.com/${encodeURIComponent(name)}/${number + 1}`
    },
  }
}

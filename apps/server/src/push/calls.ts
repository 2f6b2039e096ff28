import type { FastifyBaseLogger } from 'fastify'
import type { Cancel, Clock } from '../clock.ts'
import { type MessageReason, pushMessage } from './message.ts'
import type { PushOutcome, SendPush } from './sender.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'

/** Milliseconds before each further attempt to deliver a message. */
const RETRIES = [2_000, 15_000, 60_000]

/** Maximum milliseconds that a push service may ask to wait. After a longer time a call helps nobody. */
const MAX_RETRY_AFTER = 300_000

/** A call to a person. */
interface Call {
  readonly table: string
  readonly game: string
  /** The public id of the person. */
  readonly person: string
  readonly reason: Exclude<MessageReason, 'test'>
  /** The version that caused the call. */
  readonly about: number
  /** Whether the person still has to come. Checked before each attempt. */
  readonly isOpen: () => boolean
  /** Called when the person has no subscription any more. */
  readonly onNobody: () => void
}

/** Delivers calls to the browsers of people. */
export interface Caller {
  /** Sends a call once to each browser of the person, and repeats what a push service could not accept. */
  call(call: Call): void
  /** Sends a message that tests one browser. */
  test(table: string, game: string, subscription: Subscription): Promise<PushOutcome>
  /** Whether no call is in progress. */
  isIdle(): boolean
  /** Stops all attempts. */
  close(): Promise<void>
}

/** Dependencies of the caller. */
interface CallerDependencies {
  readonly subscriptions: Subscriptions
  readonly send: SendPush
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

/** Opens a caller. */
export const openCaller = ({ subscriptions, send, clock, log }: CallerDependencies): Caller => {
  const inProgress = new Set<Promise<void>>()
  const waits = new Map<Cancel, () => void>()
  let closed = false

  const wait = (milliseconds: number): Promise<void> =>
    new Promise(resolve => {
      const end = (): void => {
        waits.delete(cancel)
        resolve()
      }
      const cancel = clock.after(milliseconds, end)
      waits.set(cancel, end)
    })

  const deliver = async (call: Call, subscription: Subscription): Promise<void> => {
    const { table, game, person, reason, about } = call
    const { language, page } = subscription
    const content = pushMessage({ reason, table, game, language, page, call: about })
    const message = { target: subscription, content, topic: table }
    for (let attempt = 0; ; attempt++) {
      if (closed || !call.isOpen()) return
      const outcome = await send(message)
      if (outcome.kind === 'gone') {
        if ((await subscriptions.remove(table, person, subscription.endpoint)) === 0) call.onNobody()
        return
      }
      if (outcome.kind === 'accepted') return
      const host = new URL(subscription.endpoint).host
      const delay = RETRIES[attempt]
      if (outcome.kind === 'refused' || delay === undefined || outcome.retryAfter > MAX_RETRY_AFTER) {
        log.warn({ host, status: outcome.status }, 'push message not accepted')
        return
      }
      await wait(Math.max(delay, outcome.retryAfter))
    }
  }

  const callAll = async (call: Call): Promise<void> => {
    const subscribed = await subscriptions.of(call.table, call.person)
    // A process may have died after it removed the last one.
    if (subscribed.length === 0) call.onNobody()
    await Promise.all(subscribed.map(each => deliver(call, each)))
  }

  return {
    call(call) {
      const done: Promise<void> = callAll(call)
        .catch(error => log.error({ err: error }, 'call failed'))
        .finally(() => inProgress.delete(done))
      inProgress.add(done)
    },
    test(table, game, subscription) {
      const { language, page } = subscription
      const content = pushMessage({ reason: 'test', table, game, language, page, call: 0 })
      return send({ target: subscription, content, topic: `test ${table}` })
    },
    isIdle: () => inProgress.size === 0,
    async close() {
      closed = true
      for (const [cancel, end] of [...waits]) {
        cancel()
        end()
      }
      await Promise.all(inProgress)
    },
  }
}

import type { Viewer } from '@halfpint/core'
import type { LiveTable, Subscriber } from '../tables/livetable.ts'
import { seatAt } from '../tables/seat.ts'
import { COME_BACK, COME_BACK_NOW, type EncodedMessage, encode } from './message.ts'
import type { Stream } from './stream.ts'

/** A subscriber: its viewer, token, address and last known version. */
interface Audience {
  readonly who: Viewer
  readonly token: string | undefined
  readonly address: string
  /** The last version that the client knows; `null` for a new view. */
  readonly after: number | null
  readonly isVisitor: boolean
  /** Sends the last message and ends. */
  readonly part?: (last: EncodedMessage) => void
}

/** Sends the last message of a stream. */
export const sayLast = (stream: Stream, last: EncodedMessage): void => {
  stream.say(last)
  stream.end()
}

/** Subscribes a stream to a table. Returns an unsubscribe function. */
export const listenAt = (live: LiveTable, stream: Stream, audience: Audience): (() => void) => {
  const { host } = live
  const { who, token, address, after, isVisitor, part: end = last => sayLast(stream, last) } = audience
  if (who !== 'spectator') live.addresses.set(who, address)
  const dismiss = (): void => end(COME_BACK)
  const subscriber: Subscriber = {
    hear: update => {
      // A spectator who waited for this deal, and a player who was moved, get the view of the new seat.
      const isAsked = (who === 'spectator' || update.kind === 'cut') && token !== undefined
      const seat = isAsked ? seatAt(host, token) : undefined
      // The viewer keeps the seat, so the table is gone.
      if (seat !== undefined && seat !== who) {
        end(COME_BACK_NOW)
        return
      }
      const message = encode(update)
      if (update.kind === 'cut') end(message)
      else stream.say(message)
    },
    dismiss,
    isVisitor,
  }
  return live.join(who, after, subscriber)
}

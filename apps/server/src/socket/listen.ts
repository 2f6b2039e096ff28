import type { Viewer } from '@halfpint/core'
import type { LiveTable, Subscriber } from '../tables/livetable.ts'
import { seatAt } from '../tables/seat.ts'
import { type EncodedMessage, encode, RECONNECT, RECONNECT_NOW } from './message.ts'
import type { Stream } from './stream.ts'

/** A subscriber: its viewer, token, address and last known version. */
interface Subscription {
  readonly viewer: Viewer
  readonly token: string | undefined
  readonly address: string
  /** The last version that the client knows; `null` for a new view. */
  readonly after: number | null
  readonly isVisitor: boolean
  readonly isVisible: boolean
  /** Sends the last message and ends. */
  readonly part?: (last: EncodedMessage) => void
}

/** Sends the last message of a stream. */
export const sendLast = (stream: Stream, last: EncodedMessage): void => {
  stream.send(last)
  stream.end()
}

/** Subscribes a stream to a table. Returns an unsubscribe function. */
export const subscribe = (live: LiveTable, stream: Stream, audience: Subscription): (() => void) => {
  const { host } = live
  const { viewer, token, address, after, isVisitor, isVisible, part: end = last => sendLast(stream, last) } = audience
  if (viewer !== 'spectator') live.addresses.set(viewer, address)
  const dismiss = (): void => end(RECONNECT)
  const subscriber: Subscriber = {
    onUpdate: update => {
      // A spectator who waited for this deal, and a player who was moved, get the view of the new seat.
      const isAsked = (viewer === 'spectator' || update.kind === 'cut') && token !== undefined
      const seat = isAsked ? seatAt(host, token) : undefined
      // The viewer keeps the seat, so the table is gone.
      if (seat !== undefined && seat !== viewer) {
        end(RECONNECT_NOW)
        return
      }
      const message = encode(update)
      if (update.kind === 'cut') end(message)
      else stream.send(message)
    },
    dismiss,
    isVisitor,
    isVisible,
  }
  return live.join(viewer, after, subscriber)
}

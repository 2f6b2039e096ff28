import type { Viewer } from '@halfpint/core'
import type { Edition } from '@halfpint/table'
import type { LiveTable, Subscriber } from './livetable.ts'
import { COME_BACK, EDITION, type EncodedMessage, encode } from './message.ts'
import { seatAt } from './seat.ts'
import type { Stream } from './stream.ts'

/** Who listens, from when on, and what they can understand. */
interface Audience {
  readonly who: Viewer
  readonly token: string | undefined
  readonly address: string
  /** The last version that is known already; `null` for a fresh view. */
  readonly after: number | null
  readonly edition: Edition
  /** Says the last thing and ends. */
  readonly part?: (last: EncodedMessage) => void
}

/** Says the last thing on a stream. */
export const sayLast = (stream: Stream, last: EncodedMessage): void => {
  stream.say(last)
  stream.end()
}

/** Lets a stream hear all that happens at a table; gives the way to stop. */
export const listenAt = (live: LiveTable, stream: Stream, audience: Audience): (() => void) => {
  const { host } = live
  const { who, token, address, after, edition, part: end = last => sayLast(stream, last) } = audience
  if (who !== 'rail') live.addresses.set(who, address)
  const dismiss = (): void => end(COME_BACK)
  const subscriber: Subscriber = {
    hear: update => {
      // Who waited for this deal, or sits on another chair now, comes back with the eyes of the seat.
      const isAsked = (who === 'rail' || update.kind === 'cut') && token !== undefined
      const seat = isAsked ? seatAt(host, token) : undefined
      // Who is still on the same chair has lost the table.
      if (seat !== undefined && seat !== who) {
        dismiss()
        return
      }
      const message = encode(update, edition, host)
      if (update.kind === 'cut') end(message)
      else stream.say(message)
    },
    dismiss,
  }
  // What a client of another edition folded so far may look different from what is told today: it begins anew.
  return live.join(who, edition === EDITION ? after : null, subscriber)
}

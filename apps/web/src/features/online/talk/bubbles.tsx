import './talk.css'
import { REACTIONS, type Reaction } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { isHeard } from '../../../base/mute.ts'
import { settings } from '../../../base/settings.ts'
import { words } from '../../../base/speech.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SeatFace, seatName } from '../../../ui/seatface.tsx'
import type { Session } from '../session.ts'
import { ReactionMark } from './reaction.tsx'

interface Bubble {
  readonly version: number
  readonly face: ComponentChildren
  readonly name: string
  readonly text: string
  readonly reaction: Reaction | null
}

/** How long a bubble is shown, in milliseconds, and the maximum number at a time. */
const LIFE = 4_500
const MOST = 3

/** Chat lines and reactions, shown over the table for a moment. */
export const Bubbles = ({ session }: { session: Session }) => {
  const bubbles = useSignal<readonly Bubble[]>([])
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = session.hear(({ event, version }, _, after) => {
      if (event.type !== 'said' && event.type !== 'reacted' && event.type !== 'spectator-reacted') return
      const seat = event.type === 'spectator-reacted' ? null : event.seat
      if (seat === null ? settings.peek().chatMuted : !isHeard(after, seat)) return
      const { chat, reactions } = words('online')
      const seatState = seat === null ? undefined : after.seats[seat]
      const reaction = event.type === 'said' ? null : (REACTIONS.find(each => each === event.reaction) ?? null)
      const text = event.type === 'said' ? event.text : reaction === null ? '' : reactions[reaction]
      const name = seat === null ? chat.spectator : seatName(seatState)
      const face = seat === null ? <Icon name="eye" /> : <SeatFace seatState={seatState} />
      bubbles.value = [...bubbles.value, { version, face, name, text, reaction }].slice(-MOST)
      if (seat !== after.viewer) announce(chat.said(name, text))
      const timer = setTimeout(() => {
        timers.delete(timer)
        bubbles.value = bubbles.value.filter(each => each.version !== version)
      }, LIFE)
      timers.add(timer)
    })
    return () => {
      stop()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [session])
  return (
    <div class="bubbles" aria-hidden="true">
      {bubbles.value.map(bubble => (
        <p key={bubble.version} class="bubble paper">
          {bubble.face}
          <b>{bubble.name}</b>
          {bubble.reaction !== null && <ReactionMark reaction={bubble.reaction} />}
          <span>{bubble.text}</span>
        </p>
      ))}
    </div>
  )
}

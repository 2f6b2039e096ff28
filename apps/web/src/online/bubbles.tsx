import './talk.css'
import { REACTIONS, type Reaction } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { ChairFace, chairName } from '../game/chair.tsx'
import { Icon } from '../parts/icon.tsx'
import { announce } from '../shell/announcer.tsx'
import { settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'
import { isHeard } from './mute.ts'
import { ReactionMark } from './reaction.tsx'
import type { Session } from './session.ts'

interface Bubble {
  readonly version: number
  readonly face: ComponentChildren
  readonly name: string
  readonly text: string
  readonly reaction: Reaction | null
}

/** How long a bubble floats, and how many do so at once. */
const LIFE = 4_500
const MOST = 3

/** What people say and show, floating over the table for a moment. */
export const Bubbles = ({ session }: { session: Session }) => {
  const bubbles = useSignal<readonly Bubble[]>([])
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = session.hear(({ fact, version }, _, after) => {
      if (fact.type !== 'said' && fact.type !== 'reacted' && fact.type !== 'cheered') return
      const seat = fact.type === 'cheered' ? null : fact.seat
      if (seat === null ? settings.peek().chatMuted : !isHeard(after, seat)) return
      const { chat, reactions } = words('online')
      const chair = seat === null ? undefined : after.chairs[seat]
      const reaction = fact.type === 'said' ? null : (REACTIONS.find(each => each === fact.reaction) ?? null)
      const text = fact.type === 'said' ? fact.text : reaction === null ? '' : reactions[reaction]
      const name = seat === null ? chat.spectator : chairName(chair)
      const face = seat === null ? <Icon name="eye" /> : <ChairFace chair={chair} />
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

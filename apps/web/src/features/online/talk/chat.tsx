import './talk.css'
import type { Problem, Result } from '@halfpint/core'
import { type PlayerCommand, REACTIONS, type Reaction } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { isHeard } from '../../../base/mute.ts'
import { set, settings } from '../../../base/settings.ts'
import { words } from '../../../base/speech.ts'
import { cheer } from '../../../session/server/api.ts'
import { SeatFace } from '../../../ui/seatface.tsx'
import { Alert } from '../alert.tsx'
import type { Session } from '../session.ts'
import { ReactionMark } from './reaction.tsx'

/** The last chat lines. */
const Lines = ({ session }: { session: Session }) => {
  const { chat } = words('online')
  const view = session.live.value
  const end = useRef<HTMLOListElement>(null)
  const lines = view?.chat.filter(line => isHeard(view, line.seat)) ?? []
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight
  }, [lines.length])
  if (lines.length === 0) return <p class="quiet-text">{chat.none}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must scroll by keyboard too
    <ol class="lines" ref={end} tabIndex={0} aria-label={chat.heading}>
      {lines.map((line, at) => (
        <li key={`${line.at} ${at}`} class={line.seat === view?.viewer ? 'own' : ''}>
          <SeatFace seatState={view?.seats[line.seat]} />
          <p>
            <b>{line.name}</b> {line.text}
          </p>
        </li>
      ))}
    </ol>
  )
}

interface ChatProps {
  readonly session: Session
  /** Called after a reaction was sent. A chat that covers the table closes then, so that the reaction is visible. */
  readonly onReacted?: () => void
}

/** One button for each reaction. */
const Reactions = ({ onReact }: { onReact: (reaction: Reaction) => void }) => {
  const { chat, reactions } = words('online')
  return (
    <fieldset class="reactions">
      <legend class="unseen">{chat.reactions}</legend>
      {REACTIONS.map(reaction => (
        <button
          key={reaction}
          type="button"
          aria-label={reactions[reaction]}
          title={reactions[reaction]}
          onClick={() => onReact(reaction)}
        >
          <ReactionMark reaction={reaction} />
        </button>
      ))}
    </fieldset>
  )
}

/** Reactions with one tap, and a line of text. */
const Speak = ({ session, onReacted }: ChatProps) => {
  const { chat } = words('online')
  const text = useSignal('')
  const problem = useSignal<Problem | null>(null)
  const noted = (done: Result<unknown>): boolean => {
    problem.value = done.ok ? null : done.problem
    return done.ok
  }
  const reacted = (done: Result<unknown>): void => {
    if (noted(done)) onReacted?.()
  }
  const view = session.live.value
  if (view?.viewer === 'spectator') {
    return (
      <>
        <Reactions onReact={reaction => void cheer(session.table, reaction).then(reacted)} />
        <p class="quiet-text">{chat.spectators}</p>
        <Alert problem={problem.value} />
      </>
    )
  }
  const own = view === null ? undefined : view.seats[view.viewer]
  if (own?.kind !== 'person') return null
  if (own.muted) return <p class="quiet-text">{chat.muted}</p>
  const send = async (what: PlayerCommand): Promise<boolean> => noted(await session.send(what))
  return (
    <>
      <Reactions onReact={reaction => void session.send({ type: 'react', reaction }).then(reacted)} />
      <form
        class="speak"
        onSubmit={async event => {
          event.preventDefault()
          const line = text.value.trim()
          if (line === '') return
          text.value = ''
          // A refused line returns to the field, unless something new was typed there.
          if (!(await send({ type: 'say', text: line })) && text.value === '') text.value = line
        }}
      >
        <input
          type="text"
          aria-label={chat.write}
          placeholder={chat.write}
          maxLength={200}
          autocomplete="off"
          enterkeyhint="send"
          value={text}
          onInput={event => {
            text.value = event.currentTarget.value
          }}
        />
        <button type="submit" class="button">
          {chat.send}
        </button>
      </form>
      <Alert problem={problem.value} />
    </>
  )
}

/** The chat of the table. */
export const Chat = ({ session, onReacted }: ChatProps) => {
  const { chat } = words('online')
  if (settings.value.chatMuted) {
    return (
      <div class="chat">
        <p class="quiet-text">{chat.hidden}</p>
        <button type="button" class="button quiet" onClick={() => set({ chatMuted: false })}>
          {chat.show}
        </button>
      </div>
    )
  }
  return (
    <div class="chat">
      <Lines session={session} />
      <Speak session={session} {...(onReacted === undefined ? {} : { onReacted })} />
    </div>
  )
}

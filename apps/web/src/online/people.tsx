import './talk.css'
import type { Seat } from '@halfpint/core'
import { type Chair, type TableView, type Wish, watchingAt } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { ChairFace, chairName } from '../game/chair.tsx'
import { Icon } from '../parts/icon.tsx'
import { botName } from '../play/tablesetup.ts'
import { makeRoute } from '../shell/route.ts'
import { words } from '../shell/speech.ts'
import { hidden, hide } from './mute.ts'
import type { Session } from './session.ts'
import { RenameSheet } from './you.tsx'

/** How somebody's chair is doing, in words. */
export const standingOf = (chair: Chair, view: TableView, seat: Seat): string => {
  const { lobby, people } = words('online')
  const parts: string[] = []
  if (seat === view.viewer) parts.push(lobby.you)
  if (seat === view.host) parts.push(lobby.host)
  if (chair.kind === 'bot') parts.push(lobby.bot)
  if (chair.kind === 'person' && chair.standIn !== null) parts.push(people.standIn(botName(chair.standIn)))
  else if (chair.kind === 'person' && chair.absentSince !== null) parts.push(lobby.away)
  return parts.join(' · ')
}

/** Whether somebody who comes may take this chair: an open one between matches, or one that a bot keeps warm. */
export const isFree = (chair: Chair, { phase }: TableView): boolean =>
  chair.kind === 'bot' ? chair.free : chair.kind === 'open' && phase !== 'playing'

/** Whether somebody who comes finds a chair. */
export const hasFreeChair = (view: TableView): boolean => view.chairs.some(chair => isFree(chair, view))

interface RowProps {
  readonly view: TableView
  readonly seat: Seat
  readonly wish: (wish: Wish) => void
}

/** What one can do about somebody else at the table. */
const Deeds = ({ view, seat, wish }: RowProps) => {
  const { people } = words('online')
  const chair = view.chairs[seat]
  if (chair?.kind !== 'person' || seat === view.viewer || view.viewer === 'rail') return null
  const name = chairName(chair)
  const isHidden = hidden.value.includes(chair.person.id)
  const isHost = view.host === view.viewer
  const mayTake = seat === view.host && chair.absentSince !== null
  return (
    <details class="deeds">
      <summary>{people.options}</summary>
      <div>
        <button type="button" class="button quiet" onClick={() => hide(chair.person.id, !isHidden)}>
          {isHidden ? people.unhide(name) : people.hide(name)}
        </button>
        {isHost && (
          <>
            <button type="button" class="button quiet" onClick={() => wish({ type: 'mute', seat, on: !chair.muted })}>
              {chair.muted ? people.unmute(name) : people.mute(name)}
            </button>
            <button type="button" class="button quiet" onClick={() => wish({ type: 'pass-host', seat })}>
              {people.makeHost(name)}
            </button>
            <button type="button" class="button quiet" onClick={() => wish({ type: 'empty', seat })}>
              {people.showOut(name)}
            </button>
          </>
        )}
        {mayTake && (
          <button
            type="button"
            class="button quiet"
            onClick={() => wish({ type: 'pass-host', seat: view.viewer as Seat })}
          >
            {people.takeHost}
          </button>
        )}
      </div>
    </details>
  )
}

/** How many watch from the rail; nothing where nobody does. */
export const Rail = ({ view }: { view: TableView }) => {
  const watching = watchingAt(view)
  if (watching === 0) return null
  return (
    <p class="rail-count">
      <Icon name="eye" />
      {words('online').people.watching(watching)}
    </p>
  )
}

/** Leaves for good, after a question. */
const Leave = ({ onLeave }: { onLeave: () => void }) => {
  const { people } = words('online')
  const asking = useSignal(false)
  if (!asking.value) {
    return (
      <button type="button" class="button quiet" onClick={() => (asking.value = true)}>
        {people.leave}
      </button>
    )
  }
  return (
    <div class="asking">
      <p>{people.leaveAsk}</p>
      <button type="button" class="button danger" onClick={onLeave}>
        {people.leaveYes}
      </button>
      <button type="button" class="button quiet" onClick={() => (asking.value = false)}>
        {people.stay}
      </button>
    </div>
  )
}

interface PeopleProps {
  readonly session: Session
  readonly wish: (wish: Wish) => void
  readonly onLeave: () => void
  /** From the rail: the way to a chair. */
  readonly onDoor: () => void
}

/** Everybody at the table, and what one can do about them. */
export const People = ({ session, wish, onLeave, onDoor }: PeopleProps) => {
  const { people, door, lobby } = words('online')
  const renaming = useSignal(false)
  const view = session.live.value
  if (view === null) return null
  return (
    <section class="company-list" aria-label={people.heading}>
      <ul>
        {view.chairs.map((chair, seat) => (
          <li key={seat}>
            <ChairFace chair={chair} />
            <span class="name">
              <b>{chairName(chair)}</b> <span class="quiet-text">{standingOf(chair, view, seat)}</span>
            </span>
            <Deeds view={view} seat={seat} wish={wish} />
          </li>
        ))}
      </ul>
      <Rail view={view} />
      <div class="acts">
        <a class="button quiet" href={makeRoute('screen', [view.id])} title={people.screenHint}>
          {people.screen}
        </a>
        {view.viewer !== 'rail' && view.phase !== 'playing' && (
          <button type="button" class="button quiet" onClick={() => (renaming.value = true)}>
            {lobby.rename}
          </button>
        )}
        {view.viewer !== 'rail' ? (
          <Leave onLeave={onLeave} />
        ) : hasFreeChair(view) ? (
          <button type="button" class="button" onClick={onDoor}>
            {door.sitDown}
          </button>
        ) : null}
      </div>
      {renaming.value && <RenameSheet view={view} wish={wish} onClose={() => (renaming.value = false)} />}
    </section>
  )
}

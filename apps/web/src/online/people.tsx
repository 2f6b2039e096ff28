import './talk.css'
import type { Seat } from '@halfpint/core'
import { type Chair, freeChairs, type TableView, type Wish, watchingAt } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { botName } from '../faces/regulars.ts'
import { ChairFace, chairName } from '../game/chair.tsx'
import { Icon } from '../parts/icon.tsx'
import { makeRoute } from '../shell/route.ts'
import { words } from '../shell/speech.ts'
import { Asking } from './asking.tsx'
import { Deeds, HostDeeds } from './deeds.tsx'
import { MoveSeat } from './moveseat.tsx'
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
  const waiting = view.reserved[seat] ?? null
  if (waiting !== null) parts.push(people.reserved(waiting.person.name))
  return parts.join(' · ')
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
        {view.chairs.map((chair, seat) =>
          chair.kind === 'open' ? null : (
            <li key={seat}>
              <ChairFace chair={chair} />
              <span class="name">
                <b>{chairName(chair)}</b> <span class="quiet-text">{standingOf(chair, view, seat)}</span>
              </span>
              <Deeds view={view} seat={seat} wish={wish} />
            </li>
          ),
        )}
      </ul>
      <Rail view={view} />
      <HostDeeds view={view} wish={wish} />
      <div class="acts">
        <a class="button quiet" href={makeRoute('screen', [view.id])} title={people.screenHint}>
          {people.screen}
        </a>
        {view.viewer !== 'rail' && view.phase !== 'playing' && (
          <button type="button" class="button quiet" onClick={() => (renaming.value = true)}>
            {lobby.rename}
          </button>
        )}
        {session.key !== null && <MoveSeat table={view.id} seatKey={session.key} />}
        {session.key !== null ? (
          <Asking label={people.leave} ask={people.leaveAsk} yes={people.leaveYes} onYes={onLeave} />
        ) : freeChairs(view) > 0 ? (
          <button type="button" class="button" onClick={onDoor}>
            {door.sitDown}
          </button>
        ) : null}
      </div>
      {renaming.value && <RenameSheet view={view} wish={wish} onClose={() => (renaming.value = false)} />}
    </section>
  )
}

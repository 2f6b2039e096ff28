import './talk.css'
import type { Seat } from '@halfpint/core'
import { countFreeSeats, type PlayerCommand, type SeatState, spectatorCount, type TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { linkTo } from '../../../base/routes.ts'
import { words } from '../../../base/speech.ts'
import { botName } from '../../../ui/faces/regulars.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SeatFace, seatName } from '../../../ui/seatface.tsx'
import { CallSwitch } from '../calls/calls.tsx'
import { QueueList } from '../lobby/queue.tsx'
import { RenameSheet } from '../lobby/you.tsx'
import type { Session } from '../session.ts'
import { ConfirmButton } from './confirmbutton.tsx'
import { MoveSeat } from './moveseat.tsx'
import { HostActions, PersonActions } from './personactions.tsx'

/** The state of a seat in words. */
export const standingOf = (seatState: SeatState, view: TableView, seat: Seat): string => {
  const { lobby, people } = words('online')
  const parts: string[] = []
  if (seat === view.viewer) parts.push(lobby.you)
  if (seat === view.host) parts.push(lobby.host)
  if (seatState.kind === 'bot') parts.push(lobby.bot)
  if (seatState.kind === 'person' && seatState.substitute !== null)
    parts.push(people.substitute(botName(seatState.substitute)))
  else if (seatState.kind === 'person' && seatState.absentSince !== null) parts.push(lobby.away)
  const waiting = view.reserved[seat] ?? null
  if (waiting !== null) parts.push(people.reserved(waiting.person.name))
  return parts.join(' · ')
}

/** The number of spectators; nothing if there are none. */
export const Spectators = ({ view }: { view: TableView }) => {
  const watching = spectatorCount(view)
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
  readonly send: (command: PlayerCommand) => void
  readonly onLeave: () => void
  /** Asks for a seat; for spectators. */
  readonly onDoor: () => void
}

/** Everybody at the table, with actions for each person. */
export const People = ({ session, send, onLeave, onDoor }: PeopleProps) => {
  const { people, door, lobby } = words('online')
  const renaming = useSignal(false)
  const view = session.live.value
  if (view === null) return null
  return (
    <section class="company-list" aria-label={people.heading}>
      <ul>
        {view.seats.map((seatState, seat) =>
          seatState.kind === 'open' ? null : (
            <li key={seat}>
              <SeatFace seatState={seatState} />
              <span class="name">
                <b>{seatName(seatState)}</b> <span class="quiet-text">{standingOf(seatState, view, seat)}</span>
              </span>
              <PersonActions view={view} seat={seat} send={send} />
            </li>
          ),
        )}
      </ul>
      <QueueList view={view} send={send} />
      <Spectators view={view} />
      <HostActions view={view} send={send} />
      {view.viewer !== 'spectator' && <CallSwitch session={session} />}
      <div class="acts">
        <a class="button quiet" href={linkTo('/screen/:table', { table: view.id })} title={people.screenHint}>
          {people.screen}
        </a>
        {view.viewer !== 'spectator' && view.phase !== 'playing' && (
          <button type="button" class="button quiet" onClick={() => (renaming.value = true)}>
            {lobby.rename}
          </button>
        )}
        {session.key !== null && session.key.seat !== null && <MoveSeat table={view.id} seatKey={session.key} />}
        {session.key !== null ? (
          <ConfirmButton
            label={session.key.seat === null ? door.noLonger : people.leave}
            ask={session.key.seat === null ? door.queued : people.leaveAsk}
            yes={session.key.seat === null ? door.noLonger : people.leaveYes}
            onYes={onLeave}
          />
        ) : countFreeSeats(view) > 0 ? (
          <button type="button" class="button" onClick={onDoor}>
            {door.sitDown}
          </button>
        ) : null}
      </div>
      {renaming.value && <RenameSheet view={view} send={send} onClose={() => (renaming.value = false)} />}
    </section>
  )
}

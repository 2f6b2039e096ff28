import './talk.css'
import type { Seat } from '@halfpint/core'
import type { PlayerCommand, TableView } from '@halfpint/table'
import { hidden, hide } from '../../../base/mute.ts'
import { words } from '../../../base/speech.ts'
import { Switch } from '../../../ui/field.tsx'
import { seatName } from '../../../ui/seatface.tsx'
import { ConfirmButton } from './confirmbutton.tsx'

/** Whether a bot may replace the absent player on this seat at once. */
const canSubstitute = ({ phase, seats: seatStates }: TableView, seat: Seat): boolean => {
  const seatState = seatStates[seat]
  return (
    phase === 'playing' &&
    seatState?.kind === 'person' &&
    seatState.absentSince !== null &&
    seatState.substitute === null
  )
}

interface RowProps {
  readonly view: TableView
  readonly seat: Seat
  readonly send: (command: PlayerCommand) => void
}

/** Actions about another person at the table. */
export const PersonActions = ({ view, seat, send }: RowProps) => {
  const { people } = words('online')
  const seatState = view.seats[seat]
  const waiting = view.reserved[seat] ?? null
  if (waiting !== null && view.viewer !== 'spectator' && view.viewer === view.host) {
    const { name } = waiting.person
    return (
      <ConfirmButton
        label={people.showOut(name)}
        ask={people.showOutAsk(name)}
        yes={people.showOutYes}
        onYes={() => send({ type: 'clear-seat', seat })}
      />
    )
  }
  if (seatState?.kind !== 'person' || seat === view.viewer || view.viewer === 'spectator') return null
  const name = seatName(seatState)
  const isHidden = hidden.value.includes(seatState.person.id)
  const isHost = view.host === view.viewer
  const mayTake = seat === view.host && seatState.absentSince !== null
  return (
    <details class="deeds">
      <summary>{people.options}</summary>
      <div>
        <button type="button" class="button quiet" onClick={() => hide(seatState.person.id, !isHidden)}>
          {isHidden ? people.unhide(name) : people.hide(name)}
        </button>
        {isHost && (
          <>
            <button
              type="button"
              class="button quiet"
              onClick={() => send({ type: 'mute', seat, on: !seatState.muted })}
            >
              {seatState.muted ? people.unmute(name) : people.mute(name)}
            </button>
            <button type="button" class="button quiet" onClick={() => send({ type: 'pass-host', seat })}>
              {people.makeHost(name)}
            </button>
            {canSubstitute(view, seat) && (
              <button type="button" class="button quiet" onClick={() => send({ type: 'substitute', seat })}>
                {people.playNow(name)}
              </button>
            )}
            <ConfirmButton
              label={people.showOut(name)}
              ask={people.showOutAsk(name)}
              yes={people.showOutYes}
              onYes={() => send({ type: 'clear-seat', seat })}
            />
            <ConfirmButton
              label={people.ban(name)}
              ask={people.banAsk(name)}
              yes={people.showOutYes}
              onYes={() => send({ type: 'clear-seat', seat, ban: true })}
            />
          </>
        )}
        {mayTake && (
          <button
            type="button"
            class="button quiet"
            onClick={() => send({ type: 'pass-host', seat: view.viewer as Seat })}
          >
            {people.takeHost}
          </button>
        )}
      </div>
    </details>
  )
}

/** Actions of the host about the whole table. */
export const HostActions = ({ view, send }: Omit<RowProps, 'seat'>) => {
  const { people } = words('online')
  if (view.viewer === 'spectator' || view.viewer !== view.host) return null
  return (
    <>
      <Switch caption={people.lock} on={view.locked} onTurn={on => send({ type: 'lock', on })} />
      {view.phase === 'playing' && (
        <ConfirmButton
          label={people.end}
          ask={people.endAsk}
          yes={people.endYes}
          onYes={() => send({ type: 'end-match' })}
        />
      )}
    </>
  )
}

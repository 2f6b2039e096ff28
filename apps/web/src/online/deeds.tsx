import './talk.css'
import type { Seat } from '@halfpint/core'
import type { TableView, Wish } from '@halfpint/table'
import { chairName } from '../game/chair.tsx'
import { Switch } from '../parts/field.tsx'
import { words } from '../shell/speech.ts'
import { Asking } from './asking.tsx'
import { hidden, hide } from './mute.ts'

/** Whether a bot could play at once for somebody on this seat who is away. */
const canStandIn = ({ phase, chairs }: TableView, seat: Seat): boolean => {
  const chair = chairs[seat]
  return phase === 'playing' && chair?.kind === 'person' && chair.absentSince !== null && chair.standIn === null
}

interface RowProps {
  readonly view: TableView
  readonly seat: Seat
  readonly wish: (wish: Wish) => void
}

/** What one can do about somebody else at the table. */
export const Deeds = ({ view, seat, wish }: RowProps) => {
  const { people } = words('online')
  const chair = view.chairs[seat]
  const waiting = view.reserved[seat] ?? null
  if (waiting !== null && view.viewer !== 'rail' && view.viewer === view.host) {
    const { name } = waiting.person
    return (
      <Asking
        label={people.showOut(name)}
        ask={people.showOutAsk(name)}
        yes={people.showOutYes}
        onYes={() => wish({ type: 'empty', seat })}
      />
    )
  }
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
            {canStandIn(view, seat) && (
              <button type="button" class="button quiet" onClick={() => wish({ type: 'stand-in', seat })}>
                {people.playNow(name)}
              </button>
            )}
            <Asking
              label={people.showOut(name)}
              ask={people.showOutAsk(name)}
              yes={people.showOutYes}
              onYes={() => wish({ type: 'empty', seat })}
            />
            <Asking
              label={people.ban(name)}
              ask={people.banAsk(name)}
              yes={people.showOutYes}
              onYes={() => wish({ type: 'empty', seat, ban: true })}
            />
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

/** What the host can do about the table as a whole. */
export const HostDeeds = ({ view, wish }: Omit<RowProps, 'seat'>) => {
  const { people } = words('online')
  if (view.viewer === 'rail' || view.viewer !== view.host) return null
  return (
    <>
      <Switch caption={people.lock} on={view.locked} onTurn={on => wish({ type: 'lock', on })} />
      {view.phase === 'playing' && (
        <Asking label={people.end} ask={people.endAsk} yes={people.endYes} onYes={() => wish({ type: 'end-match' })} />
      )}
    </>
  )
}

import type { Seen } from '@halfpint/core'
import { stateOf } from '@halfpint/table'
import { type ThimbleAction, type ThimbleState, thimble } from '@halfpint/testkit'
import { useRef } from 'preact/hooks'
import { words } from '../../base/speech.ts'
import { BoardFrame, type FrameParts } from '../../board/frame/frame.tsx'
import { placesAround } from '../../board/table/layout.ts'
import type { Board } from '../../session/board.ts'
import { AT_ONCE, paced } from '../../session/pace.ts'
import { calledIn } from '../../ui/seatface.tsx'

/** The texts of Thimble. They exist only in the build that has the game, so the types do not know them. */
const say = () => words('thimble' as 'core') as unknown as { name: string; about: string; end: string }

/** The points of every round. */
const Rounds = ({ state }: { state: Seen<ThimbleState> | null }) => (
  <ol>
    {state?.results.map(({ points }, round) => (
      <li key={round}>{points.join(' ')}</li>
    ))}
  </ol>
)

const PARTS: FrameParts<Seen<ThimbleState>> = {
  Pad:
    async () =>
    ({ view }) => <Rounds state={stateOf(thimble, view)} />,
  Final:
    async () =>
    ({ place }) => (
      <main>
        <h1>{say().end}</h1>
        <Rounds state={place.view.value && stateOf(thimble, place.view.value)} />
      </main>
    ),
  RoundEnd: async () => () => null,
}

/** The board of Thimble: possible actions as buttons. */
export const thimbleBoard: Board = {
  timing: paced(() => AT_ONCE),
  tell: ({ event }) => (event.type === 'game' ? JSON.stringify(event.event) : undefined),
  View: ({ place, around }) => {
    const table = useRef<HTMLElement>(null)
    const view = place.view.value
    const state = view === null ? null : stateOf(thimble, view)
    if (view === null || state === null) return null
    const me = state.viewer === 'spectator' ? null : state.viewer
    const legal = me === null ? [] : thimble.legal(state)
    return (
      <BoardFrame<Seen<ThimbleState>, ThimbleAction>
        name="thimble"
        place={place}
        around={around}
        view={view}
        state={state}
        current={state}
        task={legal.length > 0 ? state.phase : null}
        parts={PARTS}
        labels={words('half-pint-heroes').labels}
        table={table}
      >
        <ul class="seats">
          {placesAround(state.seats, me).map(({ seat, attributes }) => (
            <li key={seat} class="seat" {...attributes}>
              <b class="name">{calledIn(view, seat)}</b>
            </li>
          ))}
        </ul>
        <section class="bar">
          {legal.map(action => (
            <button
              key={thimble.actions.make(action)}
              type="button"
              disabled={place.busy.value}
              onClick={() => void place.send({ type: 'act', action })}
            >
              {thimble.actions.make(action)}
            </button>
          ))}
        </section>
      </BoardFrame>
    )
  },
}

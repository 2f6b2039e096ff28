import { stateOf } from '@halfpint/table'
import { thimble } from '@halfpint/testkit'
import type { Board } from '../../game/board.ts'
import { AT_ONCE, paced } from '../../game/pace.ts'
import { words } from '../../shell/speech.ts'

/** What is said of Thimble: its words are in the build that has it, and the types know of none. */
const say = () => words('thimble' as 'core') as unknown as { name: string; about: string; end: string }

/** The board of Thimble: what may be done as buttons, and the points. */
export const thimbleBoard: Board = {
  timing: paced(() => AT_ONCE),
  tell: ({ fact }) => (fact.type === 'game' ? JSON.stringify(fact.event) : undefined),
  View: ({ place }) => {
    const view = place.view.value
    const state = view === null ? null : stateOf(thimble, view)
    if (state === null) return null
    const legal = state.viewer === 'rail' ? [] : thimble.legal(state)
    return (
      <main>
        <h1>{say().name}</h1>
        <ol>
          {state.results.map(({ points }, round) => (
            <li key={round}>{points.join(' ')}</li>
          ))}
        </ol>
        {state.phase === 'over' && <p>{say().end}</p>}
        {legal.map(action => (
          <button
            key={thimble.actions.make(action)}
            type="button"
            disabled={place.busy.value}
            onClick={() => void place.wish({ type: 'act', action })}
          >
            {thimble.actions.make(action)}
          </button>
        ))}
      </main>
    )
  },
}

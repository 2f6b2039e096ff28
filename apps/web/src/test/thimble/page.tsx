import { stateOf } from '@halfpint/table'
import { thimble } from '@halfpint/testkit'
import type { Board } from '../../game/board.ts'
import { AT_ONCE, paced } from '../../game/pace.ts'
import type { PageGame } from '../../games/pagegame.ts'

/** The board of Thimble: what may be done as buttons, and the points. */
const thimbleBoard: Board = {
  timing: paced(() => AT_ONCE),
  tell: ({ fact }) => (fact.type === 'game' ? JSON.stringify(fact.event) : undefined),
  View: ({ place }) => {
    const view = place.view.value
    const state = view === null ? null : stateOf(thimble, view)
    if (state === null) return null
    const legal = state.viewer === 'rail' ? [] : thimble.legal(state)
    return (
      <main>
        <h1>Thimble</h1>
        <ol>
          {state.results.map(({ points }, round) => (
            <li key={round}>{points.join(' ')}</li>
          ))}
        </ol>
        {state.phase === 'over' && <p>The end</p>}
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

/** Thimble in the page. */
export const thimblePage: PageGame = {
  id: 'thimble',
  name: () => 'Thimble',
  about: () => 'The best card takes all stakes.',
  welcome: () => ['Stake, guess, play.'],
  company: ['novice', 'regular'],
  Fan: () => <b>c1</b>,
  Emblem: () => <b>c1</b>,
  words: ['table'],
  board: async () => thimbleBoard,
  options: () => ({}),
  replay: async () => ({
    Card: ({ card }) => <b>{card}</b>,
    Action: ({ action }) => <b>{JSON.stringify(action)}</b>,
    wishOf: () => undefined,
    movedDeck: deck => deck,
    movedAction: action => action,
  }),
  pad: async () => (await import('./face.tsx')).thimbleFace,
}

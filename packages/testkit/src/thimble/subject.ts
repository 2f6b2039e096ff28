import { everySeat, type Seat } from '@halfpint/core'
import { anyOptions } from '../draw.ts'
import type { LawSubject } from '../subject.ts'
import { thimble } from './game.ts'
import { type Action, deckFor, type Event, OPTION_RULES, type Options, type State } from './state.ts'

/** Thimble as a subject of the laws. */
export const thimbleSubject: LawSubject<State, Action, Event, Options> = {
  game: thimble,
  options: anyOptions(OPTION_RULES),
  deck: deckFor,
  cardsIn: state => [...state.hands.flat(), ...state.stock, ...state.plays.map(play => play.card)],
  hiddenFrom: (state, viewer) => [...state.hands.filter((_, seat) => seat !== viewer).flat(), ...state.stock],
  pointsWrong: state =>
    state.results.flatMap(({ winner, points }, round) => {
      const prize = state.options.prizes[round === 0 ? 0 : 1]!
      const pot = points[winner]!
      const others = points.filter((point, seat) => seat !== winner && point !== 0 && point !== prize)
      const fair = others.length === 0 && pot >= state.seats && pot <= 3 * state.seats
      return fair ? [] : [`round ${round}: ${points} points`]
    }),
  temptations: (state, _seat: Seat) => [
    ...[-1, 0, 0.5, 1, 3, 4].map(stake => ({ type: 'stake', stake }) as const),
    ...[-1, ...everySeat(state.seats + 1)].map(guess => ({ type: 'guess', guess }) as const),
    ...[...deckFor(state.seats), '?', 'c0', ''].map(card => ({ type: 'play', card }) as const),
  ],
}

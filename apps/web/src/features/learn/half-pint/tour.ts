import { type Action, CARDS, type Card, type Event, halfPint, type Options, type State } from '@halfpint/half-pint'
import type { Tour } from '../tour.ts'

// b8 opens a row of four and hands of four (H2).
const ROW: readonly Card[] = ['b8', 'g3', 'r11', 'k6']
const HANDS: readonly (readonly Card[])[] = [
  ['y8', 'r3', 'g13', 'k2'],
  ['y6', 'r10', 'g12', 'b5'],
  ['g11', 'y4', 'k9', 'k3'],
]

/** Gustl: he leads first, so that the learner sees a play before making one. */
const STARTER = 2

// H8: the opening card, then the hands one card at a time from the starter, then the rest of the row.
const dealt = HANDS[0]?.flatMap((_, at) => [0, 1, 2].map(turn => HANDS[(STARTER + turn) % 3]?.[at] as Card)) ?? []
const laid = [ROW[0] as Card, ...dealt, ...ROW.slice(1)]

const play = (...hand: readonly Card[]): Action => ({ type: 'play', hand })

/** A first round of Half-Pint Heroes with Tilde and Gustl. */
export const HEROES_TOUR: Tour<State, Action, Event, Options> = {
  game: halfPint,
  options: { rounds: 1, startSeat: STARTER },
  seats: 3,
  deal: { type: 'dealt', deck: [...laid, ...CARDS.filter(card => !laid.includes(card))] },
  steps: [
    { kind: 'tell', hint: 'welcome' },
    { kind: 'do', hint: 'predict', action: { type: 'predict', prediction: 1 } },
    {
      kind: 'others',
      moves: [
        [1, { type: 'predict', prediction: 1 }],
        [2, { type: 'predict', prediction: 3 }],
      ],
    },
    { kind: 'do', hint: 'bet', action: { type: 'bet', on: 2 } },
    {
      kind: 'others',
      moves: [
        [1, { type: 'bet', on: 0 }],
        [2, { type: 'bet', on: 1 }],
        [2, play('g11')],
      ],
    },
    { kind: 'tell', hint: 'watch' },
    { kind: 'do', hint: 'twopair', action: play('r3', 'y8'), beside: ['g3', 'b8'] },
    { kind: 'others', moves: [[1, play('b5')]] },
    { kind: 'tell', hint: 'won' },
    { kind: 'do', hint: 'lose', action: play('g13') },
    {
      kind: 'others',
      moves: [
        [1, play('y6')],
        [2, play('y4')],
      ],
    },
    { kind: 'tell', hint: 'lost' },
    {
      kind: 'others',
      moves: [
        [1, play('r10')],
        [2, play('k3')],
      ],
    },
    { kind: 'do', hint: 'two', action: play('k2') },
    { kind: 'tell', hint: 'out' },
    {
      kind: 'others',
      moves: [
        [2, play('k9')],
        [1, play('g12')],
      ],
    },
    { kind: 'tell', hint: 'scored' },
  ],
}

import { type Action, type Card, type Event, herzlos, type Options, type State } from '@halfpint/herzlos'
import type { Tour, TourStep } from '../tour.ts'

const HANDS: readonly (readonly Card[])[] = [
  ['h10', 'f3', 'f5', 'f6', 'f10', 'fJ', 'd4', 'd8', 'dK', 'dA'],
  ['hJ', 'hK', 'f8', 'fQ', 'fA', 'c3', 'c4', 'c5', 'c7', 'd5'],
  ['h2', 'h8', 'h9', 'f2', 'f4', 'cK', 'd3', 'd6', 'd9', 'd10'],
  ['h3', 'h5', 'h7', 'hQ', 'fK', 'c6', 'c10', 'cQ', 'cA', 'dJ'],
  ['h4', 'h6', 'hA', 'f7', 'f9', 'c8', 'c9', 'cJ', 'd7', 'dQ'],
]

const play = (card: Card): Action => ({ type: 'play', card })

/** The cards that the others play, one seat after another. */
const others = (first: number, ...cards: readonly Card[]): TourStep<Action> => ({
  kind: 'others',
  moves: cards.map((card, at) => [(first + at) % 5, play(card)] as const),
})

/** A first round of Herzlos with Tilde, Gustl, Wanda and Jasper. */
export const HERZLOS_TOUR: Tour<State, Action, Event, Options> = {
  game: herzlos,
  options: { rounds: 1 },
  seats: 5,
  // Z2: card k goes to seat k mod players.
  deal: { type: 'dealt', deck: HANDS[0]?.flatMap((_, at) => HANDS.map(hand => hand[at]!)) ?? [] },
  steps: [
    { kind: 'tell', hint: 'welcome' },
    { kind: 'do', hint: 'pass', action: { type: 'pass', cards: ['h10'] } },
    {
      kind: 'others',
      moves: [
        [1, { type: 'pass', cards: ['fQ'] }],
        [2, { type: 'pass', cards: ['cK'] }],
        [3, { type: 'pass', cards: ['fK'] }],
        [4, { type: 'pass', cards: ['hA'] }],
      ],
    },
    { kind: 'tell', hint: 'got' },
    others(2, 'f2', 'hQ', 'f7'),
    { kind: 'do', hint: 'first', action: play('f3') },
    others(1, 'fA'),
    others(1, 'f8', 'f4', 'h7', 'f9'),
    { kind: 'do', hint: 'second', action: play('f5') },
    others(4, 'd7'),
    { kind: 'do', hint: 'third', action: play('dK') },
    others(1, 'd5', 'd10', 'dJ'),
    { kind: 'do', hint: 'fourth', action: play('d8') },
    others(1, 'hK', 'd6', 'hA', 'dQ'),
    others(4, 'c8'),
    { kind: 'do', hint: 'fifth', action: play('fQ') },
    others(1, 'c7', 'h9', 'c6'),
    others(4, 'c9'),
    { kind: 'do', hint: 'sixth', action: play('dA') },
    others(1, 'c5', 'h8', 'cA'),
    others(3, 'c10', 'cJ'),
    { kind: 'do', hint: 'rest', action: play('fJ') },
    others(1, 'c4', 'fK'),
    others(4, 'h4'),
    { kind: 'do', hint: 'rest', action: play('f10') },
    others(1, 'hJ', 'h2', 'h5'),
    others(1, 'c3', 'd3', 'cQ', 'h10'),
    { kind: 'do', hint: 'rest', action: play('f6') },
    others(3, 'h3', 'h6'),
    { kind: 'do', hint: 'rest', action: play('d4') },
    others(1, 'cK', 'd9'),
    { kind: 'tell', hint: 'scored' },
  ],
}

import { must, type Seen } from '@halfpint/core'
import { type Card, halfPint, type Options, type State } from '@halfpint/half-pint'

/** Cards as people write them. */
export const cards = (text: string): Card[] => text.split(' ').filter(word => word !== '') as Card[]

/** The view of seat 0 at a table with these changes. */
export const seen = (seats: number, change: Partial<State>, options: Partial<Options> = {}): Seen<State> => {
  const opened = must(halfPint.open(must(halfPint.options.read(options)), seats))
  return halfPint.view({ ...opened, ...change }, 0)
}

/** A trick in progress among three players: Ann leads with a pair, and the player is next but one. */
export const underWay = (options: Partial<Options> = {}): Seen<State> =>
  seen(
    3,
    {
      phase: 'play',
      row: cards('r12 y7 b3'),
      hands: [cards('r7 g9 b9'), cards('k1 k2'), cards('k3 k4')],
      predictions: [2, 0, 1],
      bets: [1, 2, 0],
      trick: [
        { seat: 1, hand: cards('g7'), row: cards('y7'), set: 'pair' },
        { seat: 2, hand: cards('k8'), row: [], set: 'high-card' },
      ],
      tricks: [
        { plays: [], winner: 1 },
        { plays: [], winner: 1 },
      ],
      results: [
        {
          predictions: [1, 1, 3],
          bets: [1, 0, 0],
          tricks: [1, 0, 3],
          brawl: null,
          scores: [20, 10, 30],
          marks: ['X', '', 'X'],
        },
        {
          predictions: [0, 2, 1],
          bets: [1, 0, 0],
          tricks: [0, 3, 0],
          brawl: 1,
          scores: [0, 60, 0],
          marks: ['', 'B', ''],
        },
      ],
      round: 2,
      toPlay: 0,
    },
    options,
  )

import { must, type Seen } from '@halfpint/core'
import { type Card, herzlos, type Options, type Play, type State } from '@halfpint/herzlos'

/** Cards as people write them. */
export const cards = (text: string): Card[] => text.split(' ').filter(word => word !== '') as Card[]

/** The plays of a trick, clockwise from this seat. */
export const trickFrom = (seat: number, seats: number, text: string): Play[] =>
  cards(text).map((card, step) => ({ seat: (seat + step) % seats, card }))

/** The view of seat 0 at a table with these changes. */
export const seen = (seats: number, change: Partial<State>, options: Partial<Options> = {}): Seen<State> => {
  const opened = must(herzlos.open(must(herzlos.options.read(options)), seats))
  return herzlos.view({ ...opened, ...change }, 0)
}

/** A trick of cups in progress among three players. Ann has taken a heart and the queen of flowers. */
export const underWay = (change: Partial<State> = {}): Seen<State> =>
  seen(3, {
    phase: 'play',
    hands: [cards('h3 hA c4 cK d9'), cards('h4 h5 h6 h7'), cards('d2 d3 d4 d5')],
    trick: trickFrom(1, 3, 'c9 c5'),
    tricks: [
      { plays: trickFrom(0, 3, 'f2 fA fQ'), winner: 1 },
      { plays: trickFrom(1, 3, 'c3 h2 c2'), winner: 1 },
    ],
    heartsOpen: true,
    results: [{ points: [-20, -99, 5], march: null, tricks: [4, 11, 2], taken: [[], [], []] }],
    round: 1,
    toPlay: 0,
    ...change,
  })

import { createRequire } from 'node:module'
import { below, type Random } from '@halfpint/core'
import type { Game, State } from 'boardgame.io'
import type { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import type { BenchContender } from '../contest.ts'

// A plain game of hearts on boardgame.io, as light as the engine allows, so that the comparison measures the engine:
// the bare reducer without client or store, one turn that never ends (ending one for each card halves the speed), no
// checks inside the move, the deal made once and not timed.

/** State of the table. */
export interface HeartsTable {
  hands: number[][]
  trick: number[]
  toPlay: number
  heartsOpen: boolean
  points: number[]
}

// Cards 0 to 51: suit by suit, hearts first, low to high; 13 is the card that leads the first trick.
/** The cards of a suit. */
export const SUIT = 13
const HEARTS = 0
/** The card that leads the first trick of a round. */
export const OPENER = 13

const suitOf = (card: number): number => Math.floor(card / SUIT)

/** The table after a deal. */
export const deal = (deck: readonly number[]): HeartsTable => {
  const hands = [0, 1, 2, 3].map(seat => deck.slice(seat * SUIT, (seat + 1) * SUIT))
  const toPlay = hands.findIndex(hand => hand.includes(OPENER))
  return { hands, trick: [], toPlay, heartsOpen: false, points: [0, 0, 0, 0] }
}

const hearts: Game<HeartsTable> = {
  name: 'hearts',
  setup: ({ random }) => deal(random.Shuffle(Array.from({ length: 4 * SUIT }, (_, card) => card))),
  moves: {
    lay: ({ G }, card: number) => {
      const hand = G.hands[G.toPlay]!
      hand.splice(hand.indexOf(card), 1)
      G.trick.push(card)
      G.toPlay = (G.toPlay + 1) % 4
      if (G.trick.length === 4) sweep(G)
    },
  },
  endIf: ({ G }) => (G.trick.length === 0 && G.hands.every(hand => hand.length === 0) ? G.points : undefined),
}

/** Ends the trick after the fourth card: the winner takes it and leads the next one. */
export const sweep = (G: HeartsTable): void => {
  const led = suitOf(G.trick[0]!)
  let best = 0
  let cost = 0
  for (const [at, card] of G.trick.entries()) {
    if (suitOf(card) === HEARTS) cost += (card % SUIT) + 2
    if (suitOf(card) === led && card > G.trick[best]!) best = at
  }
  const winner = (G.toPlay + best) % 4
  if (cost > 0 && led !== HEARTS) G.heartsOpen = true
  G.points[winner] = G.points[winner]! - cost
  G.trick = []
  G.toPlay = winner
}

/** The legal cards of the seat to play. */
export const playable = ({ hands, trick, toPlay, heartsOpen }: HeartsTable): readonly number[] => {
  const hand = hands[toPlay]!
  if (hand.length === SUIT && trick.length === 0) return [OPENER]
  const wanted =
    trick.length > 0
      ? hand.filter(card => suitOf(card) === suitOf(trick[0]!))
      : heartsOpen
        ? hand
        : hand.filter(card => suitOf(card) !== HEARTS)
  return wanted.length > 0 ? wanted : hand
}

/** Random hearts on boardgame.io from a dealt table to the last trick. */
export const boardgameHearts = (random: Random): BenchContender => {
  // Set before the engine loads: otherwise its parts check every state, as in development. Node's own loader does not
  // find this package's folders; `require` does.
  process.env.NODE_ENV = 'production'
  const require = createRequire(import.meta.url)
  const engine: { CreateGameReducer: typeof CreateGameReducer; InitializeGame: typeof InitializeGame } =
    require('boardgame.io/internal')
  const opened: State<HeartsTable> = engine.InitializeGame({ game: hearts, numPlayers: 4 })
  const reduce = engine.CreateGameReducer({ game: hearts })
  const playOut = (): number => {
    let state = opened
    while (state.ctx.gameover === undefined) {
      const cards = playable(state.G)
      const card = cards[below(random, cards.length)]!
      const payload = { type: 'lay', args: [card], playerID: state.ctx.currentPlayer }
      state = reduce(state, { type: 'MAKE_MOVE', payload }) as State<HeartsTable>
    }
    return state.G.points.reduce((sum, points) => sum + points, 0)
  }
  return {
    name: 'boardgame.io 0.50 (reducer)',
    run: count => {
      let sum = 0
      for (let game = 0; game < count; game++) sum += playOut()
      return sum
    },
  }
}

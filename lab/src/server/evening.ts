import type { Game } from 'boardgame.io'
import { deal, type HeartsTable, OPENER, playable, SUIT, sweep } from '../engine/peers/hearts.ts'

// The same game as on our server, for boardgame.io: cards are passed to the right and then thirteen tricks are played,
// round after round, with checked moves and hidden hands. As light as the engine allows: one turn that never ends with
// all players active, no undo, no end.

/** The name of the game on the peer's server. */
export const EVENING = 'evening'

const SEATS = 4
const INVALID = 'INVALID_MOVE'

/** State of the peer's table. */
export interface PeerTable extends HeartsTable {
  round: number
  /** The cards that each seat passes to its right; `null` until chosen. */
  passes: (number[] | null)[]
}

const freshRound = (deck: number[], round: number, points: number[]): PeerTable => ({
  ...deal(deck),
  points,
  round,
  passes: [null, null, null, null],
})

const passSize = ({ round }: PeerTable): number => (round % 5) + 1

const arePassing = ({ passes }: PeerTable): boolean => passes.includes(null)

const exchange = (G: PeerTable): void => {
  for (const [seat, hand] of G.hands.entries()) hand.push(...G.passes[(seat + 1) % SEATS]!)
  G.toPlay = G.hands.findIndex(hand => hand.includes(OPENER))
}

const DECK = Array.from({ length: SEATS * SUIT }, (_, card) => card)

const moves: NonNullable<Game<PeerTable>['moves']> = {
  pass: ({ G, playerID }, cards: number[]) => {
    const seat = Number(playerID)
    const hand = G.hands[seat]!
    const fits = cards.length === passSize(G) && cards.every(card => hand.includes(card))
    if (!arePassing(G) || G.passes[seat] !== null || !fits) return INVALID
    G.hands[seat] = hand.filter(card => !cards.includes(card))
    G.passes[seat] = cards
    if (!arePassing(G)) exchange(G)
    return undefined
  },
  lay: ({ G, playerID, random }, card: number) => {
    if (arePassing(G) || Number(playerID) !== G.toPlay || !playable(G).includes(card)) return INVALID
    const hand = G.hands[G.toPlay]!
    hand.splice(hand.indexOf(card), 1)
    G.trick.push(card)
    G.toPlay = (G.toPlay + 1) % SEATS
    if (G.trick.length < SEATS) return undefined
    sweep(G)
    if (hand.length === 0) Object.assign(G, freshRound(random.Shuffle(DECK), G.round + 1, G.points))
    return undefined
  },
}

/** The game for boardgame.io. */
export const evening: Game<PeerTable> = {
  name: EVENING,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => freshRound(random.Shuffle(DECK), 0, [0, 0, 0, 0]),
  // No separate stage per player, as the engine's ActivePlayers.ALL has it.
  turn: { activePlayers: { all: null as unknown as string } },
  moves,
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => -1))),
    passes: G.passes.map((pass, seat) => (String(seat) === playerID ? pass : (pass?.map(() => -1) ?? null))),
  }),
}

/** The seats that may move and their moves, from the view of each player. */
export const choiceOf = (
  seen: readonly PeerTable[],
): { readonly seat: number; readonly moves: readonly { readonly type: string; readonly arg: number | number[] }[] } => {
  const [first] = seen as readonly [PeerTable]
  if (!arePassing(first)) {
    const moves = playable(seen[first.toPlay] as PeerTable).map(card => ({ type: 'lay', arg: card }))
    return { seat: first.toPlay, moves }
  }
  const seat = first.passes.indexOf(null)
  const hand = seen[seat]?.hands[seat] ?? []
  return { seat, moves: [{ type: 'pass', arg: hand.slice(0, passSize(first)) }] }
}

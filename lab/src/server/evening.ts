import type { Game } from 'boardgame.io'
import { deal, OPENER, playable, SUIT, sweep, type Table } from '../engine/peers/hearts.ts'

// The same kind of evening as on our server, for boardgame.io's: cards passed to the right and then thirteen tricks,
// round after round, moves checked, hands hidden from the others. Kept as light as the engine allows: one turn that
// never ends with everybody active, no undo, no end.

/** The name of the game on the peer's server. */
export const EVENING = 'evening'

const SEATS = 4
const INVALID = 'INVALID_MOVE'

/** What lies on the peer's table. */
export interface Evening extends Table {
  round: number
  /** What each seat gives to its right; `null` until chosen. */
  passes: (number[] | null)[]
}

const freshRound = (deck: number[], round: number, points: number[]): Evening => ({
  ...deal(deck),
  points,
  round,
  passes: [null, null, null, null],
})

const passSize = ({ round }: Evening): number => (round % 5) + 1

const arePassing = ({ passes }: Evening): boolean => passes.includes(null)

const exchange = (G: Evening): void => {
  for (const [seat, hand] of G.hands.entries()) hand.push(...G.passes[(seat + 1) % SEATS]!)
  G.toPlay = G.hands.findIndex(hand => hand.includes(OPENER))
}

const DECK = Array.from({ length: SEATS * SUIT }, (_, card) => card)

const moves: NonNullable<Game<Evening>['moves']> = {
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

/** The game as boardgame.io runs it. */
export const evening: Game<Evening> = {
  name: EVENING,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => freshRound(random.Shuffle(DECK), 0, [0, 0, 0, 0]),
  // No stage of its own for anybody, as the engine's ActivePlayers.ALL has it.
  turn: { activePlayers: { all: null as unknown as string } },
  moves,
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => -1))),
    passes: G.passes.map((pass, seat) => (String(seat) === playerID ? pass : (pass?.map(() => -1) ?? null))),
  }),
}

/** Who may move, and how, by what each player sees. */
export const choiceOf = (
  seen: readonly Evening[],
): { readonly seat: number; readonly moves: readonly { readonly type: string; readonly arg: number | number[] }[] } => {
  const [first] = seen as readonly [Evening]
  if (!arePassing(first)) {
    const moves = playable(seen[first.toPlay] as Evening).map(card => ({ type: 'lay', arg: card }))
    return { seat: first.toPlay, moves }
  }
  const seat = first.passes.indexOf(null)
  const hand = seen[seat]?.hands[seat] ?? []
  return { seat, moves: [{ type: 'pass', arg: hand.slice(0, passSize(first)) }] }
}

import { type Board, COUNT, count, FLOWERS, HEARTS, low, QUEEN, type Slot, type Table, top } from './board.ts'

/*
 * How a brawler of a regular goes for a march: with a hand that is good enough for its taste it takes
 * what it can, as long as nobody else has taken a heart.
 */

/** What part of its cards must be high for who has no liking for marches at all, and for who likes nothing more. */
const SOBER = 0.95
const DARING = 0.45
/** So many points of liking and there is no holding back. */
const WILD = 250

/** The part of a hand, 0 to 1, that at most one card of the others beats, long suits counting whole. */
const strength = (board: Board, seat: number): number => {
  let high = 0
  let all = 0
  for (let suit = 0; suit < 4; suit++) {
    const mine = board.hands[(suit << 3) | seat] as number
    const out = (board.live[suit] as number) & ~mine
    const size = count(mine)
    let sure = 0
    for (let ranks = mine; ranks !== 0; ranks &= ranks - 1) if ((COUNT[out >> (low(ranks) + 1)] as number) <= 1) sure++
    // Once the others have no more of a suit, small cards win too.
    high += sure >= 3 || sure >= count(out) ? size : sure
    all += size
  }
  return all === 0 ? 0 : high / all
}

/** Whether a player with this liking goes for a march now. */
export const ambitious = (board: Board, seat: number, brawl: number): boolean => {
  if (brawl <= 0 || (board.alone !== -1 && board.alone !== seat)) return false
  const liking = Math.min(1, brawl / WILD)
  return strength(board, seat) >= SOBER + (DARING - SOBER) * liking
}

const lead = (board: Board, seat: number): Slot => {
  const closed = board.open === 0 && [1, 2, 3].some(suit => board.hands[(suit << 3) | seat] !== 0)
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let suit = closed ? 1 : 0; suit < 4; suit++) {
    const mine = board.hands[(suit << 3) | seat] as number
    if (mine === 0) continue
    const out = (board.live[suit] as number) & ~mine
    const rank = top(mine)
    const score = rank + count(out) - 20 * count(out >> (rank + 1))
    if (score > most) {
      most = score
      best = (suit << 4) | rank
    }
  }
  return best
}

/** The smallest card that gives nothing of a march away. */
const discard = (board: Board, seat: number): Slot => {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let suit = 0; suit < 4; suit++) {
    for (let ranks = board.hands[(suit << 3) | seat] as number; ranks !== 0; ranks &= ranks - 1) {
      const slot = (suit << 4) | low(ranks)
      const score = (slot & 15) + (suit === HEARTS || slot === QUEEN ? 40 : 0)
      if (score < least) {
        least = score
        best = slot
      }
    }
  }
  return best
}

/** The card of one who goes for a march. */
export const boldCard = (table: Table, board: Board): Slot => {
  const { led, toPlay: seat } = board
  if (led < 0) return (board.hands[8 | seat] as number) & 1 ? FLOWERS << 4 : lead(board, seat)
  const mine = board.hands[(led << 3) | seat] as number
  if (mine === 0) return discard(board, seat)
  const above = mine & ~((1 << board.best) - 1)
  if (above === 0) return (led << 4) | low(mine)
  return (led << 4) | (board.inTrick === table.seats - 1 ? low(above) : top(above))
}

/** What one passes on who wants to march: the smallest cards, hearts first, for a small heart ends it. */
export const boldPass = (hand: Int32Array, size: number): Slot[] => {
  const slots: Slot[] = []
  for (let suit = 0; suit < 4; suit++) {
    for (let ranks = hand[suit] as number; ranks !== 0; ranks &= ranks - 1) slots.push((suit << 4) | low(ranks))
  }
  const worth = (slot: Slot): number => (slot & 15) - (slot >> 4 === HEARTS ? 3 : 0)
  return slots.sort((a, b) => worth(a) - worth(b)).slice(0, size)
}

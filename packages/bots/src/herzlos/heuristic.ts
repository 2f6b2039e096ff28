import {
  countRanks,
  DIAMONDS,
  FLOWERS,
  HEARTS,
  highestRank,
  JACK,
  lowestRank,
  type Playout,
  QUEEN,
  RANK_COUNT,
  type Slot,
} from '@halfpint/herzlos'

/*
 * Heuristics of a sound player, on integers. They decide for the regular, and for the opponents in the expert's
 * playouts. They use only the seat's own hand, the table and the cards already played.
 */

const QUEEN_RANK = QUEEN & 15
const QUEEN_BIT = 1 << QUEEN_RANK
const JACK_RANK = JACK & 15
const JACK_BIT = 1 << JACK_RANK

/** If one seat alone has taken this many hearts and queens, the heuristic expects a march. */
const ALARM = 4

const queenLives = (round: Playout): boolean => (round.live[FLOWERS]! & QUEEN_BIT) !== 0

const jackLives = (round: Playout): boolean => (round.live[DIAMONDS]! & JACK_BIT) !== 0

/**
 * Bonus for a heart discard that ends a march, and penalty for one of the highest hearts, which could end one later.
 */
const SPLIT = 20
const KEEP = 20

/** Whether the hand can take all remaining tricks: enough high cards in each suit to draw the rest. */
const allWinners = (round: Playout, seat: number): boolean => {
  for (let suit = 0; suit < 4; suit++) {
    const mine = round.hands[(suit << 3) | seat]!
    const out = round.live[suit]! & ~mine
    if (mine === 0 || out === 0) continue
    const sure = countRanks(mine & ~((2 << highestRank(out)) - 1))
    if (sure < countRanks(mine) && sure < countRanks(out)) return false
  }
  return true
}

/** Whether this seat took everything so far and holds only winners, so that it can finish a march. */
const marching = (round: Playout, seat: number): boolean => {
  const alone = round.alone
  return (alone === seat || alone === -1) && allWinners(round, seat)
}

/** Whether another seat may be marching. */
const alarmed = (round: Playout, seat: number, alarm: number): boolean => {
  const alone = round.alone
  if (alone < 0 || alone === seat) return false
  return round.march[alone]! >= alarm
}

/** Estimated cost of leading a card. */
const lead = (round: Playout, seat: number, alarmAt: number): Slot => {
  const flowers = round.hands[8 | seat]!
  if (flowers & 1) return FLOWERS << 4
  const first = round.open === 0 && (flowers | round.hands[16 | seat]! | round.hands[24 | seat]!) !== 0 ? 1 : 0
  const strong = marching(round, seat)
  const alarm = alarmed(round, seat, alarmAt)
  const others = round.seats - 1
  const queen = queenLives(round)
  const heartsOut = round.live[0]! & ~round.hands[seat]!
  // Points that the others still hold, mostly above 0.
  const dread = (queen && (flowers & QUEEN_BIT) === 0 ? 25 : 0) - round.worths.hearts[heartsOut]!
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let suit = first; suit < 4; suit++) {
    const mine = round.hands[(suit << 3) | seat]!
    if (mine === 0) continue
    const out = round.live[suit]! & ~mine
    const size = RANK_COUNT[out]!
    // Players who cannot follow discard their worst card. This is more likely when few cards of the suit are left.
    const lack = size >= 2 * others ? 0 : (2 * others - size) / (2 * others)
    let taken = dread * 0.35 * lack * lack + 1
    if (suit === HEARTS && size > 0) taken -= (round.worths.hearts[out]! / size) * (size < others ? size : others)
    for (let ranks = mine; ranks !== 0; ranks &= ranks - 1) {
      const rank = lowestRank(ranks)
      const higher = RANK_COUNT[out >> (rank + 1)]!
      const lower = size - higher
      let cost: number
      if (strong) cost = (higher === 0 ? 0 : 50) - rank - size
      else if (size === 0) cost = dread * 0.5
      else {
        const part = higher === 0 ? 1 : lower / size
        cost = part * part * taken
        // Opponents discard a heart on a trick against a march, which ends it.
        if (alarm && higher === 0) cost -= 40
        if (suit === HEARTS) {
          cost -= part * part * round.worths.points[rank]!
          // Taking a heart ends another seat's march.
          if (alarm && higher === 0) cost -= 40
        } else if (suit === FLOWERS) {
          if (queen) {
            // Keep the own queen protected by small flowers.
            if (mine & QUEEN_BIT) cost += rank === QUEEN_RANK ? (higher === 0 ? 30 : 12) : 4
            else if (rank > QUEEN_RANK) cost += 14
            else cost += mine >> QUEEN_RANK === 0 ? -3 : 3
          }
        } else if (suit === DIAMONDS && jackLives(round)) {
          if (rank === JACK_RANK) cost += higher === 0 ? -15 : 12
          else if (mine & JACK_BIT) cost += 1
          else if (rank > JACK_RANK && higher === 0) cost -= 5
        }
      }
      if ((mine & (mine - 1)) === 0) cost -= 1
      if (cost < least) {
        least = cost
        best = (suit << 4) | rank
      }
    }
  }
  return best
}

/** The highest of these ranks, avoiding queen and jack if possible. */
const highest = (suit: number, ranks: number): number => {
  const plain = suit === FLOWERS ? ranks & ~QUEEN_BIT : suit === DIAMONDS ? ranks & ~JACK_BIT : ranks
  return highestRank(plain === 0 ? ranks : plain)
}

const follow = (round: Playout, seat: number, suit: number, mine: number, alarmAt: number): Slot => {
  const base = suit << 4
  if ((mine & (mine - 1)) === 0) return base | highestRank(mine)
  const best = round.best
  const below = mine & ((1 << best) - 1)
  const above = mine & ~below
  if (above === 0) {
    // Another seat wins the trick: give the queen, keep the jack, otherwise play the highest.
    if (suit === FLOWERS && below & QUEEN_BIT && !alarmed(round, seat, alarmAt)) return QUEEN
    return base | highest(suit, below)
  }
  const after = round.seats - 1 - round.inTrick
  const out = round.live[suit]! & ~mine
  if (round.march[seat] !== 0 && marching(round, seat)) return base | highestRank(above)
  // Any seat stops a march by taking a single heart from it.
  if ((round.trickMarch > 0 || suit === HEARTS) && alarmed(round, seat, alarmAt)) return base | highest(suit, above)
  let gain = round.trickLoss + 15 * round.trickJack
  if (after > 0) {
    if (suit === HEARTS) gain += after * round.worths.points[highestRank(mine)]! * 0.7
    else if (suit === FLOWERS && queenLives(round) && (mine & QUEEN_BIT) === 0) gain -= 8
    else if (countRanks(out) < 2 * after + 1) gain -= 8
    else gain -= 0.5
  }
  if (suit === DIAMONDS && above & JACK_BIT && (after === 0 || out >> (JACK_RANK + 1) === 0) && gain > -14) return JACK
  if (after === 0 ? gain >= 0 : gain > -1) {
    // No danger: play the highest card while it costs nothing.
    const taking = suit === FLOWERS ? above & ~QUEEN_BIT : above
    if (taking !== 0) return base | highest(suit, taking)
  }
  if (below !== 0) {
    if (suit === FLOWERS && below & QUEEN_BIT) return QUEEN
    const plain = suit === DIAMONDS ? below & ~JACK_BIT : below
    if (plain !== 0) return base | highestRank(plain)
  }
  const plain = suit === FLOWERS ? above & ~QUEEN_BIT : suit === DIAMONDS ? above & ~JACK_BIT : above
  if (plain === 0) return base | lowestRank(above)
  // A seat that must win plays high if it is last; before that it plays low because another seat may play higher.
  return base | (after === 0 || out >> lowestRank(plain) === 0 ? highestRank(plain) : lowestRank(plain))
}

/** Chooses the worst card as a discard. */
const discard = (round: Playout, seat: number, alarmAt: number): Slot => {
  const { alone, bestSeat } = round
  const alarm = bestSeat === alone && alarmed(round, seat, alarmAt)
  // The seat that took everything so far may march; a heart for another seat prevents that.
  const split = alone >= 0 && alone !== seat && alone !== bestSeat ? SPLIT : 0
  const keep = alone !== -2 && alone !== seat && split === 0 ? KEEP : 0
  const queen = queenLives(round)
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let suit = 0; suit < 4; suit++) {
    const mine = round.hands[(suit << 3) | seat]!
    const out = round.live[suit]! & ~mine
    const size = RANK_COUNT[out]!
    const short = RANK_COUNT[mine]! <= 2 ? 4 : 0
    for (let ranks = mine; ranks !== 0; ranks &= ranks - 1) {
      const rank = lowestRank(ranks)
      const lower = RANK_COUNT[out & ((1 << rank) - 1)]!
      let score = size === 0 ? -2 : (lower / size) * 10 + short + rank * 0.3
      if (suit === HEARTS) {
        score = score * 0.8 - 1.5 * round.worths.points[rank]! + split
        if (out >> rank === 0) score -= keep
        // Against a march keep hearts, above all the high ones.
        if (alarm) score = -60 - rank
      } else if (suit === FLOWERS) {
        if (rank === QUEEN_RANK) score = alarm ? -60 : 100
        else if (rank > QUEEN_RANK && queen && (mine & QUEEN_BIT) === 0) score = 35 + rank - 3 * RANK_COUNT[mine]!
      } else if (suit === DIAMONDS && rank === JACK_RANK) score = -40
      if (score > most) {
        most = score
        best = (suit << 4) | rank
      }
    }
  }
  return best
}

/**
 * The heuristic's card for the seat to play. It expects a march when one seat alone has taken `alarmAt` hearts and
 * queens.
 */
export const heuristicCard = (round: Playout, alarmAt: number = ALARM): Slot => {
  const seat = round.toPlay
  const led = round.led
  if (led < 0) return lead(round, seat, alarmAt)
  const mine = round.hands[(led << 3) | seat]!
  return mine !== 0 ? follow(round, seat, led, mine, alarmAt) : discard(round, seat, alarmAt)
}

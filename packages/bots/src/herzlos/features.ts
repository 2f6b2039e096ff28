import { legalRanks, type Playout, RANK_COUNT } from '@halfpint/herzlos'

/*
 * What a player looks at when choosing a card, as places in one table of weights: a card's score is the
 * sum of the weights at its places. Nothing here depends on who holds the hidden cards.
 */

/** How many places every card has. */
export const PLACES = 8

// Where each kind of look begins.
const LEAD_RANKS = 0 // suit state 8 × lower out 6 × higher out 6
const LEAD_SUIT = LEAD_RANKS + 288 // suit state 8 × own 6 × out 4
const LEAD_CARD = LEAD_SUIT + 192 // card 64
const LEAD_DREAD = LEAD_CARD + 64 // points out 4 × sureness 3
const LEAD_MARCH = LEAD_DREAD + 12 // march state 4 × sureness 3 × hearts 2
const FOLLOW_TRICK = LEAD_MARCH + 24 // suit state 8 × place 3 × after 3 × trick 4
const FOLLOW_RANKS = FOLLOW_TRICK + 288 // suit state 8 × place 3 × higher out 6 × out 4
const FOLLOW_CARD = FOLLOW_RANKS + 576 // card 64 × over 2
const FOLLOW_MARCH = FOLLOW_CARD + 128 // march state 4 × place 3 × hearts in it 2 × last 2
const FOLLOW_END = FOLLOW_MARCH + 48 // suit state 8 × place 3 × end of the run 4
const THROW_RANKS = FOLLOW_END + 96 // suit state 8 × lower out 6 × higher out 6
const THROW_SUIT = THROW_RANKS + 288 // suit state 8 × own 6 × out 4
const THROW_CARD = THROW_SUIT + 192 // card 64
const THROW_MARCH = THROW_CARD + 64 // march state 4 × taker alone 2 × kind 3 × highest 2
const THROW_TRICK = THROW_MARCH + 48 // trick 4 × kind 4

const LEAD_VOID = THROW_TRICK + 16 // suit state 8 × others void 4 × out 4 × stage 3
const LEAD_END = LEAD_VOID + 384 // sureness 3 × own 6 × end of the suit 4 × stage 3
const LEAD_TAKEN = LEAD_END + 216 // who took points 4 × points out 4 × sureness 3 × hearts 2
const FOLLOW_VOID = LEAD_TAKEN + 96 // void behind 3 × after 3 × place 3 × points out 4 × trick 4
const FOLLOW_STAGE = FOLLOW_VOID + 432 // stage 3 × place 3 × trick 4 × a way out 2 × suit state 8
const FOLLOW_SUIT = FOLLOW_STAGE + 576 // own 6 × end of the run 4 × place 3 × suit state 8
const THROW_STAGE = FOLLOW_SUIT + 576 // stage 3 × suit state 8 × own 6 × highest 2
const THROW_SURE = THROW_STAGE + 288 // sureness 3 × out 4 × points out 4 × kind 4
const THROW_TAKEN = THROW_SURE + 192 // who took points 4 × kind 4 × after 3 × trick 4

/** How many weights there are. */
export const WEIGHTS = THROW_TAKEN + 192

const masks = new Int32Array(4)

/** How a seat stands to a march: 0 nothing, 1 on the way, 2 far on the way, 3 another is on the way. */
const marchState = (round: Playout, seat: number): number => {
  const { alone } = round
  if (alone < 0) return 0
  const taken = round.march[alone] as number
  if (alone !== seat) return taken >= 4 ? 3 : 0
  return taken >= 8 ? 2 : taken >= 3 ? 1 : 0
}

/** Who took hearts and queens so far: 0 nobody, 1 several, 2 this seat alone, 3 another alone. */
const takenState = (alone: number, seat: number): number => (alone < 0 ? -1 - alone : alone === seat ? 2 : 3)

/** How many of the others, from so many seats after this one on, have shown to be void in a suit. */
const voidBehind = ({ voids, seats, toPlay }: Playout, seatsAfter: number, suit: number): number => {
  let count = 0
  for (let after = 1; after <= seatsAfter; after++) {
    const seat = toPlay + after
    count += ((voids[seat < seats ? seat : seat - seats] as number) >> suit) & 1
  }
  return count
}

/** Whether a seat holds a card below all others of its suit, with which it can give the lead away. */
const hasWayOut = ({ hands, live }: Playout, seat: number): number => {
  for (let suit = 0; suit < 4; suit++) {
    const mine = hands[(suit << 3) | seat] as number
    const out = (live[suit] as number) & ~mine
    if (mine !== 0 && (mine & -mine) < (out & -out)) return 1
  }
  return 0
}

/** Writes the cards that the seat to play may play and the places of each; answers how many cards. */
export const look = (round: Playout, slots: Uint8Array, places: Int32Array): number => {
  const { hands, live, toPlay: seat, led, best } = round
  const bits = RANK_COUNT
  legalRanks(round, masks)
  const march = marchState(round, seat)
  const after = Math.min(2, round.seats - 1 - round.inTrick)
  const { trickLoss } = round
  const trick = round.trickJack === 1 && trickLoss > -15 ? 3 : trickLoss <= -20 ? 2 : trickLoss < 0 ? 1 : 0
  const flowers = hands[8 | seat] as number
  const diamonds = hands[24 | seat] as number
  const heartsOut = (live[0] as number) & ~(hands[seat] as number)
  const queenOut = (live[1] as number) & ~flowers & 1024
  const out25 = (queenOut === 0 ? 0 : 25) - (round.worths.hearts[heartsOut] as number)
  const dread = out25 <= 0 ? 0 : out25 < 25 ? 1 : out25 < 60 ? 2 : 3
  const taken = takenState(round.alone, seat)
  const stage = round.left <= 4 * round.seats ? 2 : round.left <= 8 * round.seats ? 1 : 0
  const wayOut = led < 0 ? 0 : hasWayOut(round, seat)
  const behind = led < 0 ? 0 : Math.min(2, voidBehind(round, round.seats - 1 - round.inTrick, led))
  let cards = 0
  for (let suit = 0; suit < 4; suit++) {
    const legal = masks[suit] as number
    if (legal === 0) continue
    const mine = hands[(suit << 3) | seat] as number
    const out = (live[suit] as number) & ~mine
    const size = bits[out] as number
    const some = size === 0 ? 0 : size <= 2 ? 1 : size <= 5 ? 2 : 3
    const own = Math.min(6, bits[mine] as number) - 1
    // The queen or the jack: among the others, in one's own hand, or gone.
    let state = 0
    if (suit === 1) state = queenOut !== 0 ? 1 : flowers & 1024 ? 2 : 3
    else if (suit === 2) state = 4
    else if (suit === 3) state = diamonds & 512 ? 6 : out & 512 ? 5 : 7
    const below = led === suit ? mine & ((1 << best) - 1) : 0
    const above = mine & ~below
    const voids = led < 0 ? Math.min(3, voidBehind(round, round.seats - 1, suit)) : 0
    for (let ranks = legal; ranks !== 0; ranks &= ranks - 1) {
      const bit = ranks & -ranks
      const rank = 31 - Math.clz32(bit)
      const slot = (suit << 4) | rank
      const over = bits[out >> (rank + 1)] as number
      const higher = over > 5 ? 5 : over
      const under = size - over
      const lower = under > 5 ? 5 : under
      const at = cards * PLACES
      slots[cards++] = slot
      if (led < 0) {
        const sure = over === 0 ? 0 : under === 0 ? 1 : 2
        places[at] = LEAD_RANKS + (state * 6 + lower) * 6 + higher
        places[at + 1] = LEAD_SUIT + (state * 6 + own) * 4 + some
        places[at + 2] = LEAD_CARD + slot
        places[at + 3] = LEAD_DREAD + dread * 3 + sure
        places[at + 4] = LEAD_MARCH + (march * 3 + sure) * 2 + (suit === 0 ? 1 : 0)
        const end = (mine >> (rank + 1) === 0 ? 1 : 0) | ((mine & (bit - 1)) === 0 ? 2 : 0)
        places[at + 5] = LEAD_VOID + ((state * 4 + voids) * 4 + some) * 3 + stage
        places[at + 6] = LEAD_END + ((sure * 6 + own) * 4 + end) * 3 + stage
        places[at + 7] = LEAD_TAKEN + ((taken * 4 + dread) * 3 + sure) * 2 + (suit === 0 ? 1 : 0)
      } else if (suit === led) {
        const place = rank < best ? 0 : over === 0 ? 1 : 2
        // Bit 0: the highest of those below or above; bit 1: the lowest of them.
        const peers = rank < best ? below : above
        const end = (peers >> (rank + 1) === 0 ? 1 : 0) | ((peers & (bit - 1)) === 0 ? 2 : 0)
        places[at] = FOLLOW_TRICK + ((state * 3 + place) * 3 + after) * 4 + trick
        places[at + 1] = FOLLOW_RANKS + ((state * 3 + place) * 6 + higher) * 4 + some
        places[at + 2] = FOLLOW_CARD + slot * 2 + (rank < best ? 0 : 1)
        const hearts = suit === 0 || round.trickMarch > 0 ? 2 : 0
        places[at + 3] = FOLLOW_MARCH + (march * 3 + place) * 4 + hearts + (after === 0 ? 1 : 0)
        places[at + 4] = FOLLOW_END + (state * 3 + place) * 4 + end
        places[at + 5] = FOLLOW_VOID + (((behind * 3 + after) * 3 + place) * 4 + dread) * 4 + trick
        places[at + 6] = FOLLOW_STAGE + (((stage * 3 + place) * 4 + trick) * 2 + wayOut) * 8 + state
        places[at + 7] = FOLLOW_SUIT + ((own * 4 + end) * 3 + place) * 8 + state
      } else {
        const kind = suit === 0 ? 0 : slot === 26 ? 1 : slot === 57 ? 3 : 2
        places[at] = THROW_RANKS + (state * 6 + lower) * 6 + higher
        places[at + 1] = THROW_SUIT + (state * 6 + own) * 4 + some
        places[at + 2] = THROW_CARD + slot
        const alone = round.bestSeat === round.alone ? 1 : 0
        places[at + 3] = THROW_MARCH + ((march * 2 + alone) * 3 + Math.min(kind, 2)) * 2 + (over === 0 ? 1 : 0)
        places[at + 4] = THROW_TRICK + trick * 4 + kind
        const sure = over === 0 ? 0 : under === 0 ? 1 : 2
        places[at + 5] = THROW_STAGE + ((stage * 8 + state) * 6 + own) * 2 + (mine >> (rank + 1) === 0 ? 1 : 0)
        places[at + 6] = THROW_SURE + ((sure * 4 + some) * 4 + dread) * 4 + kind
        places[at + 7] = THROW_TAKEN + ((taken * 4 + kind) * 3 + after) * 4 + trick
      }
    }
  }
  return cards
}

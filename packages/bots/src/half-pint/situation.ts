import { BRAWL_TRICKS, type Playout } from '@halfpint/half-pint'

/*
 * The public situation of the seat to play: for each feature group, the offset of its weights in this situation.
 * Nothing here depends on the hidden cards.
 */

/** Number of feature groups of a play. */
export const FEATURE_GROUPS = 8

/** Eight strength bins each for plays that win and plays that do not. */
export const RANKS = 16

// Offset of each feature group: number of situations times number of values.
const OWN = 0 // tricks wanted 5 × place 3 × brawl 3; × 41
/** Width of the first group: strength 16, cards laid 5, extremes 16, cards left 4. */
const OWN_WIDTH = RANKS + 5 + 16 + 4
const BEHIND = OWN + 45 * OWN_WIDTH // wanted 5 × seats to come 4 × of them in need 3; × strength 16
const HAND = BEHIND + 60 * RANKS // wanted 5 × cards 7; × cards laid 5 × wins 2
const WINNER = HAND + 35 * 10 // wanted 5 × whose the trick is so far 7; × wins 2 × extreme 4
const CONTEST = WINNER + 35 * 8 // wanted 5 × tricks the others want 5 × cards 3; × strength 16
const STREAK = CONTEST + 75 * RANKS // wanted 5 × streak 7; × strength 16
const BREAK = STREAK + 35 * RANKS // wanted 5; × cards left 5 × breaks the strongest 2 × strength 8
const TARGET = BREAK + 5 * 80 // wanted 5 × how the one bet against stands 4 × still to play 2; × wins 2 × strength 8

/** Number of weights. */
export const WEIGHTS = TARGET + 40 * 16

/** Tricks still wanted: 0 too many already, 1 none, 2 one, 3 two, 4 more. */
const wantOf = (need: number): number => (need < 0 ? 0 : need > 3 ? 4 : need + 1)

const sign = (need: number): number => (need < 0 ? 0 : need === 0 ? 1 : 2)

/**
 * H21: state of the streak. 0 none. After one trick: 1 of this seat, 2 of the current winner of the trick, 3 of another
 * seat. One trick short of a brawl: 4 to 6 in the same order.
 */
const streakOf = ({ streak, streakSeat, toPlay, best, bestSeat }: Playout): number => {
  if (streak === 0) return 0
  const whose = streakSeat === toPlay ? 1 : best !== 0 && bestSeat === streakSeat ? 2 : 3
  return whose + (streak === BRAWL_TRICKS - 1 ? 3 : 0)
}

/** Writes the offset of each feature group for the seat to play. */
export const writeSituation = (round: Playout, groups: Int32Array): void => {
  const { counts, cards, seats, leader, toPlay: seat, best, bestSeat, predictions, tricks } = round
  const want = wantOf(predictions[seat]! - tricks[seat]!)
  const target = round.bets[seat]!
  let behind = 0
  let needy = 0
  let toCome = 0
  for (let next = seat + 1 === seats ? 0 : seat + 1; next !== leader; next = next + 1 === seats ? 0 : next + 1) {
    if (counts[next] === 0) continue
    behind++
    if (predictions[next]! > tricks[next]!) needy++
    if (next === target) toCome = 1
  }
  let wanted = 0
  let most = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const need = predictions[other]! - tricks[other]!
    if (need > 0) wanted += need
    if (cards[other]! > most) most = cards[other]!
  }
  const place = best === 0 ? 0 : behind > 0 ? 1 : 2
  const brawl = round.streak !== BRAWL_TRICKS - 1 ? 0 : round.streakSeat === seat ? 1 : 2
  const held = cards[seat]!
  const whose =
    best === 0 ? 0 : 1 + 2 * sign(predictions[bestSeat]! - tricks[bestSeat]!) + (bestSeat === target ? 1 : 0)
  const stands = target < 0 ? 3 : sign(predictions[target]! - tricks[target]!)
  groups[0] = OWN + ((want * 3 + place) * 3 + brawl) * OWN_WIDTH
  groups[1] = BEHIND + ((want * 4 + (behind > 3 ? 3 : behind)) * 3 + (needy > 2 ? 2 : needy)) * RANKS
  groups[2] = HAND + (want * 7 + (held > 7 ? 6 : held - 1)) * 10
  groups[3] = WINNER + (want * 7 + whose) * 8
  groups[4] = CONTEST + ((want * 5 + (wanted > 4 ? 4 : wanted)) * 3 + (most > 4 ? 2 : most > 2 ? 1 : 0)) * RANKS
  groups[5] = STREAK + (want * 7 + streakOf(round)) * RANKS
  groups[6] = BREAK + want * 80
  groups[7] = TARGET + ((want * 4 + stands) * 2 + toCome) * 16
}

/** The same in a new array. */
export const situationOf = (round: Playout): Int32Array => {
  const groups = new Int32Array(FEATURE_GROUPS)
  writeSituation(round, groups)
  return groups
}

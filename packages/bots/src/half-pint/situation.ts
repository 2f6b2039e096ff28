import { BRAWL_TRICKS, type Playout } from '@halfpint/half-pint'

/*
 * Where the seat to play stands, as far as everybody sees it: for each look at a play, where the weights for such a
 * situation begin in the table. Nothing here depends on who holds the hidden cards.
 */

/** How many looks there are at every play. */
export const LOOKS = 8

/** Strength in eight steps, of plays that win and of plays that do not. */
export const RANKS = 16

// Where the weights of each look begin: the situations times what is looked at of a play.
const OWN = 0 // tricks wanted 5 × place 3 × brawl 3; × 41
/** Of the first look: strength 16, cards laid 5, extremes 16, cards left 4. */
const OWN_WIDTH = RANKS + 5 + 16 + 4
const BEHIND = OWN + 45 * OWN_WIDTH // wanted 5 × seats to come 4 × of them in need 3; × strength 16
const HAND = BEHIND + 60 * RANKS // wanted 5 × cards 7; × cards laid 5 × wins 2
const WINNER = HAND + 35 * 10 // wanted 5 × whose the trick is so far 7; × wins 2 × extreme 4
const CONTEST = WINNER + 35 * 8 // wanted 5 × tricks the others want 5 × cards 3; × strength 16
const STREAK = CONTEST + 75 * RANKS // wanted 5 × streak 7; × strength 16
const BREAK = STREAK + 35 * RANKS // wanted 5; × cards left 5 × breaks the strongest 2 × strength 8
const TARGET = BREAK + 5 * 80 // wanted 5 × how the one bet against stands 4 × still to play 2; × wins 2 × strength 8

/** How many weights there are. */
export const WEIGHTS = TARGET + 40 * 16

/** How much a number of tricks is: too many already 0, none 1, one 2, two 3, more 4. */
const wantOf = (need: number): number => (need < 0 ? 0 : need > 3 ? 4 : need + 1)

const sign = (need: number): number => (need < 0 ? 0 : need === 0 ? 1 : 2)

/** H21: 0 nothing; one trick: 1 one's own, 2 of whom wins now, 3 of another; one short of a brawl: 4 to 6 likewise. */
const streakOf = ({ streak, streakSeat, toPlay, best, bestSeat }: Playout): number => {
  if (streak === 0) return 0
  const whose = streakSeat === toPlay ? 1 : best !== 0 && bestSeat === streakSeat ? 2 : 3
  return whose + (streak === BRAWL_TRICKS - 1 ? 3 : 0)
}

/** Writes where the weights of each look begin for the seat to play. */
export const writeSituation = (round: Playout, looks: Int32Array): void => {
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
  looks[0] = OWN + ((want * 3 + place) * 3 + brawl) * OWN_WIDTH
  looks[1] = BEHIND + ((want * 4 + (behind > 3 ? 3 : behind)) * 3 + (needy > 2 ? 2 : needy)) * RANKS
  looks[2] = HAND + (want * 7 + (held > 7 ? 6 : held - 1)) * 10
  looks[3] = WINNER + (want * 7 + whose) * 8
  looks[4] = CONTEST + ((want * 5 + (wanted > 4 ? 4 : wanted)) * 3 + (most > 4 ? 2 : most > 2 ? 1 : 0)) * RANKS
  looks[5] = STREAK + (want * 7 + streakOf(round)) * RANKS
  looks[6] = BREAK + want * 80
  looks[7] = TARGET + ((want * 4 + stands) * 2 + toCome) * 16
}

/** Where the seat to play stands, to be kept. */
export const situationOf = (round: Playout): Int32Array => {
  const looks = new Int32Array(LOOKS)
  writeSituation(round, looks)
  return looks
}

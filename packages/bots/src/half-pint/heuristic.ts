import { BRAWL_TRICKS, type Playout, roll, STRIDE } from '@halfpint/half-pint'

/** Number of random plays in 128. Playouts without mistakes mislead. */
const CARELESS = 10

/** Number of seats that play to this trick after the seat to play. */
const behind = (round: Playout): number => {
  const { counts, seats, leader } = round
  let count = 0
  for (let seat = (round.toPlay + 1) % seats; seat !== leader; seat = (seat + 1) % seats) {
    if (counts[seat] !== 0) count++
  }
  return count
}

/**
 * A fast heuristic play for the seat to play, given its prediction. A player who needs tricks takes them as cheaply as
 * is safe. A player with enough tricks discards the best cards that do not win. A player who cannot meet the prediction
 * any more takes every trick.
 */
export const heuristicPlay = (round: Playout, careless = CARELESS): number => {
  const { plays, counts, toPlay: seat, best } = round
  const count = counts[seat]!
  if (count === 1) return 0
  if (roll(round, 128) < careless) return roll(round, count)
  const base = STRIDE * seat
  const need = round.predictions[seat]! - round.tricks[seat]!
  let weakest = 0
  let weakestPlay = 0x7fffffff
  let strongest = 0
  let strongestPlay = 0
  let cheapest = -1
  let cheapestPlay = 0x7fffffff
  let ducking = -1
  let duckingPlay = 0
  const bar = ((best + 1) << 7) >>> 0
  for (let at = 0; at < count; at++) {
    const play = plays[base + at]!
    if (play < weakestPlay) {
      weakestPlay = play
      weakest = at
    }
    if (play > strongestPlay) {
      strongestPlay = play
      strongest = at
    }
    if (play >= bar) {
      if (play < cheapestPlay) {
        cheapestPlay = play
        cheapest = at
      }
    } else if (play > duckingPlay) {
      duckingPlay = play
      ducking = at
    }
  }
  // H21: a seat with two tricks in a row takes the third for a brawl; the others must prevent it.
  const brawling = round.streak === BRAWL_TRICKS - 1
  const ownBrawl = brawling && round.streakSeat === seat
  const threat = brawling && round.streakSeat !== seat && best !== 0 && round.bestSeat === round.streakSeat
  if (need !== 0 || ownBrawl || threat) {
    if (cheapest < 0) return weakest
    return behind(round) === 0 ? cheapest : strongest
  }
  if (ducking >= 0) return ducking
  return behind(round) === 0 ? strongest : weakest
}

import { copyPlayout, makePlay, type Playout, playout, roundPoints } from '@halfpint/half-pint'

/** What a mark is worth in points to whoever plays for themselves. */
const MARK_WORTH = 12

/** The most plays that an endgame may be long. */
const MOST_PLAYS = 10

/** Room to play an endgame through: one round for each play under way, and one for the best end below it. */
export interface Endgame {
  readonly rounds: readonly Playout[]
  readonly ends: readonly Playout[]
}

/** Room for endgames like those of this round. */
export const endgameFor = ({ seats, options }: Playout): Endgame => ({
  rounds: Array.from({ length: MOST_PLAYS + 1 }, () => playout(seats, options)),
  ends: Array.from({ length: MOST_PLAYS + 1 }, () => playout(seats, options)),
})

/** How many cards are still in the hands. */
export const cardsLeft = (round: Playout): number => {
  let left = 0
  for (let seat = 0; seat < round.seats; seat++) left += round.cards[seat] as number
  return left
}

/** What a seat has of a round that is over, if it plays for its own points and marks. */
const ownWorth = (round: Playout, seat: number): number => {
  const met = round.brawl >= 0 ? round.brawl === seat : round.tricks[seat] === round.predictions[seat]
  return roundPoints(round, seat) + (met ? MARK_WORTH : 0)
}

/** Copies how a round ended. */
const copyEnd = (from: Playout, to: Playout): void => {
  for (let seat = 0; seat < from.seats; seat++) {
    to.tricks[seat] = from.tricks[seat] as number
    to.predictions[seat] = from.predictions[seat] as number
    to.bets[seat] = from.bets[seat] as number
  }
  to.brawl = from.brawl
  to.over = true
}

const solveFrom = (room: Endgame, depth: number): Playout => {
  const round = room.rounds[depth] as Playout
  // Who has one play makes it: there is nothing to compare.
  while (!round.over && round.counts[round.toPlay] === 1) makePlay(round, 0)
  if (round.over) return round
  const seat = round.toPlay
  const next = room.rounds[depth + 1] as Playout
  const best = room.ends[depth] as Playout
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < (round.counts[seat] as number); at++) {
    copyPlayout(round, next)
    makePlay(next, at)
    const end = solveFrom(room, depth + 1)
    const worth = ownWorth(end, seat)
    if (worth > most) {
      most = worth
      copyEnd(end, best)
    }
  }
  return best
}

/** Ends a round with few cards left as it goes if everybody sees all hands and plays for themselves (max^n). */
export const playExactly = (room: Endgame, round: Playout): void => {
  copyPlayout(round, room.rounds[0] as Playout)
  copyEnd(solveFrom(room, 0), round)
}

import { bySeat, clockwise, type Random } from '@halfpint/core'
import { CARDS } from './card.ts'
import { dealRandomly, type Playout, playRandomly } from './playout.ts'
import { aftermath, type RoundPlayed, scoreRound } from './score.ts'
import type { GameResult, RoundScore, ScoringOptions } from './state.ts'

/** A whole game played by the playout. */
export interface PlayedMatch {
  /** Predictions, bets and tricks of each round. */
  readonly rounds: readonly RoundPlayed[]
  /** The result of each round. */
  readonly results: readonly RoundScore[]
  readonly result: GameResult
}

/** Converts a finished playout for scoring. */
export const playedIn = ({ seats, predictions, bets, tricks, brawl }: Playout): RoundPlayed => ({
  predictions: bySeat(seats, seat => predictions[seat]!),
  bets: bySeat(seats, seat => {
    const on = bets[seat]!
    return on < 0 ? 'none' : on
  }),
  tricks: bySeat(seats, seat => tricks[seat]!),
  brawl: brawl < 0 ? null : brawl,
})

const DECK = Uint8Array.from(CARDS, (_, code) => code)

/**
 * Plays a whole game with playouts, for statistics. Each round is dealt with random predictions and bets, and `play`
 * plays it to its end (by default at random).
 */
export const playMatch = (
  round: Playout,
  options: ScoringOptions,
  random: Random,
  play: (round: Playout) => void = playRandomly,
): PlayedMatch => {
  const rounds: RoundPlayed[] = []
  const results: RoundScore[] = []
  const deck = DECK.slice()
  let start = options.startSeat
  let duelists: readonly number[] = []
  for (;;) {
    // The generator of the playout has a short period, so each round gets a new seed.
    round.chance = random.next() | 0 || 1
    dealRandomly(round, deck, start)
    play(round)
    const played = playedIn(round)
    rounds.push(played)
    results.push(scoreRound(options, played))
    const { result, gunFight } = aftermath(options, results, duelists, played)
    if (result !== null) return { rounds, results, result }
    duelists = gunFight
    // H7: the start moves one seat on.
    start = clockwise(start, round.seats)
  }
}

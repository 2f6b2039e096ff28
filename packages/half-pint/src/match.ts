import { bySeat, clockwise, type Random } from '@halfpint/core'
import { CARDS } from './card.ts'
import { dealRandomly, type Playout, playRandomly } from './playout.ts'
import { aftermath, type RoundPlayed, scoreRound } from './score.ts'
import type { GameResult, Options, RoundScore } from './state.ts'

/** A whole game as the fast path played it. */
export interface Match {
  /** What was predicted, bet and won in each round. */
  readonly rounds: readonly RoundPlayed[]
  /** What each round came to. */
  readonly results: readonly RoundScore[]
  readonly result: GameResult
}

/** A round that is over, as scoring reads it. */
export const playedIn = ({ seats, predictions, bets, tricks, brawl }: Playout): RoundPlayed => ({
  predictions: bySeat(seats, seat => predictions[seat] as number),
  bets: bySeat(seats, seat => {
    const on = bets[seat] as number
    return on < 0 ? 'none' : on
  }),
  tricks: bySeat(seats, seat => tricks[seat] as number),
  brawl: brawl < 0 ? null : brawl,
})

const DECK = Uint8Array.from(CARDS, (_, code) => code)

/**
 * Plays a whole game on the fast path, for statistics over very many: each round is dealt with random predictions
 * and bets, `play` plays it to its end (at random, if nothing is said), and the rules of scoring say what follows.
 */
export const playMatch = (
  round: Playout,
  options: Pick<Options, 'rounds' | 'startSeat'>,
  random: Random,
  play: (round: Playout) => void = playRandomly,
): Match => {
  const rounds: RoundPlayed[] = []
  const results: RoundScore[] = []
  const deck = DECK.slice()
  let start = options.startSeat
  let duelists: readonly number[] = []
  for (;;) {
    // The generator of the fast path is small: over millions of games it would come round. Each round gets a new one.
    round.chance = random.next() | 0 || 1
    dealRandomly(round, deck, start)
    play(round)
    const played = playedIn(round)
    rounds.push(played)
    results.push(scoreRound(played))
    const { result, gunFight } = aftermath(options, results, duelists, played)
    if (result !== null) return { rounds, results, result }
    duelists = gunFight
    // H7: the start moves one seat on.
    start = clockwise(start, round.seats)
  }
}

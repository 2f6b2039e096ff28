import { type BySeat, bySeat, everySeat, type Seat } from '@halfpint/core'
import type { Bet, GameResult, Mark, Options, RoundScore, State } from './state.ts'

/** H30: this many marks in a row start a gun fight. */
export const GUN_FIGHT_RUN = 5

/** What a round comes down to; all that scoring needs, with real cards as with ours. */
export interface RoundPlayed {
  readonly predictions: BySeat<number>
  readonly bets: BySeat<Bet>
  readonly tricks: BySeat<number>
  readonly brawl: Seat | null
}

/** One reason for points: the rule that gives them, and how many. */
export interface ScoreItem {
  readonly rule: 'H24' | 'H25' | 'H26' | 'H27' | 'H28'
  readonly points: number
}

/** H24: the points of a trick. */
export const TRICK_POINTS = 10

/** H26, H27: the points of a bet. */
export const BET_POINTS = 20

/** H28: the points of a brawl, besides its tricks. */
const BRAWL_POINTS = 30

/** H25: what a met prediction is worth. */
export const predictionPoints = (prediction: number, seats: number): number => {
  if (prediction > 0) return TRICK_POINTS * prediction
  return seats <= 4 ? 30 : 20
}

/** The points of one seat, each with its rule. */
export const scoreItems = (round: RoundPlayed, seat: Seat): readonly ScoreItem[] => {
  const { predictions, bets, tricks, brawl } = round
  const seats = predictions.length
  const won = tricks[seat] as number
  if (brawl !== null) {
    if (seat !== brawl) return []
    return [
      { rule: 'H24', points: TRICK_POINTS * won },
      { rule: 'H28', points: BRAWL_POINTS },
    ]
  }
  const met = (of: Seat): boolean => predictions[of] === tricks[of]
  const items: ScoreItem[] = []
  if (won > 0) items.push({ rule: 'H24', points: TRICK_POINTS * won })
  if (met(seat)) items.push({ rule: 'H25', points: predictionPoints(predictions[seat] as number, seats) })
  const bet = bets[seat] as Bet
  if (bet !== 'none' && !met(bet)) items.push({ rule: 'H26', points: BET_POINTS })
  if (seats === 2 && bets[1 - seat] === seat && met(seat)) items.push({ rule: 'H27', points: BET_POINTS })
  return items
}

const markOf = (round: RoundPlayed, seat: Seat): Mark => {
  if (round.brawl !== null) return round.brawl === seat ? 'B' : ''
  return round.predictions[seat] === round.tricks[seat] ? 'X' : ''
}

/** H24 to H28: points and marks of a finished round. */
export const scoreRound = (round: RoundPlayed): RoundScore => {
  const seats = round.predictions.length
  return {
    tricks: round.tricks,
    brawl: round.brawl,
    scores: bySeat(seats, seat => scoreItems(round, seat).reduce((sum, item) => sum + item.points, 0)),
    marks: bySeat(seats, seat => markOf(round, seat)),
  }
}

type Marks = readonly { readonly marks: BySeat<Mark> }[]

/** How many marks in a row this seat has, counted back from the latest round. */
export const markRun = (rounds: Marks, seat: Seat): number => {
  let run = 0
  while (rounds.at(-1 - run)?.marks[seat]) run++
  return run
}

/** H32: the longest unbroken run of marks. */
export const longestRun = (rounds: Marks, seat: Seat): number => {
  let longest = 0
  let run = 0
  for (const round of rounds) {
    run = round.marks[seat] ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** H32, H33: adds the bonus for the longest run and finds the winners. */
export const finalScoring = (results: readonly RoundScore[], seats: number): GameResult => {
  const bonus = bySeat(seats, seat => 10 * longestRun(results, seat))
  const totals = bySeat(seats, seat =>
    results.reduce((sum, result) => sum + (result.scores[seat] as number), bonus[seat] as number),
  )
  const count = (mark: Mark) => bySeat(seats, seat => results.filter(result => result.marks[seat] === mark).length)
  let winners: readonly Seat[] = everySeat(seats)
  for (const measure of [totals, count('B'), count('X')]) {
    const most = Math.max(...winners.map(seat => measure[seat] as number))
    winners = winners.filter(seat => measure[seat] === most)
  }
  return { ending: 'final-scoring', bonus, totals, winners }
}

/** What follows a finished round: the game's end, or the seats for whom the next is a gun fight. */
export type Aftermath =
  | { readonly result: GameResult; readonly gunFight: readonly [] }
  | { readonly result: null; readonly gunFight: readonly Seat[] }

/** H30: the duelists of a gun fight who earned their mark; of several, those with the higher prediction. */
const gunFightWinners = (duelists: readonly Seat[], round: RoundPlayed, result: RoundScore): readonly Seat[] => {
  const standing = duelists.filter(seat => result.marks[seat] !== '')
  const highest = Math.max(...standing.map(seat => round.predictions[seat] as number))
  return standing.filter(seat => round.predictions[seat] === highest)
}

/** H30, H31: the seats whose marks in a row make the next round a gun fight. */
const duelistsAfter = (results: Marks, seats: number): readonly Seat[] =>
  everySeat(seats).filter(seat => markRun(results, seat) >= GUN_FIGHT_RUN)

/**
 * H30 to H33: what a round means for the game. `results` are all rounds, this one last; `duelists`
 * those for whom it was a gun fight.
 */
export const aftermath = (
  options: Pick<Options, 'rounds'>,
  results: readonly RoundScore[],
  duelists: readonly Seat[],
  round: RoundPlayed,
): Aftermath => {
  const seats = round.predictions.length
  const winners = gunFightWinners(duelists, round, results.at(-1) as RoundScore)
  if (winners.length > 0) return { result: { ending: 'gun-fight', winners }, gunFight: [] }
  const gunFight = duelistsAfter(results, seats)
  // H31: a gun fight that starts in the last round gets one extra round, and never a second.
  const playsOn = results.length < options.rounds || (results.length === options.rounds && gunFight.length > 0)
  if (playsOn) return { result: null, gunFight }
  return { result: finalScoring(results, seats), gunFight: [] }
}

/** H30, H31: whether the rounds played so far end the game, whether or not that was said already. */
export const isDecided = ({ options, results, seats }: Pick<State, 'options' | 'results' | 'seats'>): boolean => {
  const last = results.at(-1)
  return (
    last !== undefined && aftermath(options, results, duelistsAfter(results.slice(0, -1), seats), last).result !== null
  )
}

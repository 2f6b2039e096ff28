import { type BySeat, bySeat, everySeat, type Seat } from '@halfpint/core'
import type { Bet, GameResult, Mark, RoundScore, ScoringOptions, State } from './state.ts'

/** H30: number of marks in a row that start a gun fight. */
export const GUN_FIGHT_RUN = 5

/** A played round: everything that scoring needs. */
export interface RoundPlayed {
  readonly predictions: BySeat<number>
  readonly bets: BySeat<Bet>
  readonly tricks: BySeat<number>
  readonly brawl: Seat | null
}

/** Points with the rule that gives them. */
export interface ScoreItem {
  readonly rule: 'H24' | 'H25' | 'H26' | 'H27' | 'H28'
  readonly points: number
}

/** The points that the rules give. Rules, playouts, bots, score pad and texts take them from here. */
export interface Scoring {
  /** H24: each trick. H25: also each trick of an exact prediction. */
  readonly trick: number
  /** H25: an exact prediction of 0 with up to four players. */
  readonly zero: number
  /** H25: an exact prediction of 0 with five or more players. */
  readonly zeroOfMany: number
  /** H26, H27 */
  readonly bet: number
  /** H28: in addition to its tricks. */
  readonly brawl: number
  /** H32: each round of the longest run of marks. */
  readonly mark: number
}

/** The points of the printed rules. */
export const SCORING: Scoring = { trick: 10, zero: 30, zeroOfMany: 20, bet: 20, brawl: 30, mark: 10 }

/** The points under these options. So far no option changes them. */
export const scoringOf = (_options: ScoringOptions): Scoring => SCORING

/** H25: the points of an exact prediction. */
export const predictionPoints = (scoring: Scoring, prediction: number, seats: number): number => {
  if (prediction > 0) return scoring.trick * prediction
  return seats <= 4 ? scoring.zero : scoring.zeroOfMany
}

/** H24, H28: the points of a brawl with its tricks. */
export const brawlPoints = (scoring: Scoring, tricks: number): number => scoring.trick * tricks + scoring.brawl

/** The points of one seat, each with its rule. */
export const scoreItems = (options: ScoringOptions, round: RoundPlayed, seat: Seat): readonly ScoreItem[] => {
  const scoring = scoringOf(options)
  const { predictions, bets, tricks, brawl } = round
  const seats = predictions.length
  const won = tricks[seat]!
  if (brawl !== null) {
    if (seat !== brawl) return []
    return [
      { rule: 'H24', points: scoring.trick * won },
      { rule: 'H28', points: scoring.brawl },
    ]
  }
  const met = (of: Seat): boolean => predictions[of] === tricks[of]
  const items: ScoreItem[] = []
  if (won > 0) items.push({ rule: 'H24', points: scoring.trick * won })
  if (met(seat)) items.push({ rule: 'H25', points: predictionPoints(scoring, predictions[seat]!, seats) })
  const bet = bets[seat]!
  if (bet !== 'none' && !met(bet)) items.push({ rule: 'H26', points: scoring.bet })
  if (seats === 2 && bets[1 - seat] === seat && met(seat)) items.push({ rule: 'H27', points: scoring.bet })
  return items
}

const markOf = (round: RoundPlayed, seat: Seat): Mark => {
  if (round.brawl !== null) return round.brawl === seat ? 'B' : ''
  return round.predictions[seat] === round.tricks[seat] ? 'X' : ''
}

/** H24 to H28: points and marks of a finished round. */
export const scoreRound = (options: ScoringOptions, round: RoundPlayed): RoundScore => {
  const seats = round.predictions.length
  return {
    tricks: round.tricks,
    brawl: round.brawl,
    scores: bySeat(seats, seat => scoreItems(options, round, seat).reduce((sum, item) => sum + item.points, 0)),
    marks: bySeat(seats, seat => markOf(round, seat)),
  }
}

type Marks = readonly { readonly marks: BySeat<Mark> }[]

/** Number of marks in a row of a seat, counted back from the latest round. */
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
export const finalScoring = (options: ScoringOptions, results: readonly RoundScore[], seats: number): GameResult => {
  const bonus = bySeat(seats, seat => scoringOf(options).mark * longestRun(results, seat))
  const totals = bySeat(seats, seat => results.reduce((sum, result) => sum + result.scores[seat]!, bonus[seat]!))
  const count = (mark: Mark) => bySeat(seats, seat => results.filter(result => result.marks[seat] === mark).length)
  let winners: readonly Seat[] = everySeat(seats)
  for (const measure of [totals, count('B'), count('X')]) {
    const most = Math.max(...winners.map(seat => measure[seat]!))
    winners = winners.filter(seat => measure[seat] === most)
  }
  return { ending: 'final-scoring', bonus, totals, winners }
}

/** The consequence of a finished round: the end of the game, or the seats for whom the next round is a gun fight. */
export type Aftermath =
  | { readonly result: GameResult; readonly gunFight: readonly [] }
  | { readonly result: null; readonly gunFight: readonly Seat[] }

/** H30: the duelists who earned their mark; of several, those with the highest prediction. */
const gunFightWinners = (duelists: readonly Seat[], round: RoundPlayed, result: RoundScore): readonly Seat[] => {
  const standing = duelists.filter(seat => result.marks[seat] !== '')
  const highest = Math.max(...standing.map(seat => round.predictions[seat]!))
  return standing.filter(seat => round.predictions[seat] === highest)
}

/** H30, H31: the seats whose marks in a row make the next round a gun fight. */
const duelistsAfter = (results: Marks, seats: number): readonly Seat[] =>
  everySeat(seats).filter(seat => markRun(results, seat) >= GUN_FIGHT_RUN)

/**
 * H30 to H33: the consequence of a round. `results` are all rounds, this one last; `duelists` the seats
 * for whom it was a gun fight.
 */
export const aftermath = (
  options: ScoringOptions,
  results: readonly RoundScore[],
  duelists: readonly Seat[],
  round: RoundPlayed,
): Aftermath => {
  const seats = round.predictions.length
  const winners = gunFightWinners(duelists, round, results.at(-1)!)
  if (winners.length > 0) return { result: { ending: 'gun-fight', winners }, gunFight: [] }
  const gunFight = duelistsAfter(results, seats)
  // H31: a gun fight that starts in the last round gets one extra round, and never a second.
  const playsOn = results.length < options.rounds || (results.length === options.rounds && gunFight.length > 0)
  if (playsOn) return { result: null, gunFight }
  return { result: finalScoring(options, results, seats), gunFight: [] }
}

/** H30, H31: whether the finished rounds end the game, even if the event of the end is still to come. */
export const isDecided = ({ options, results, seats }: Pick<State, 'options' | 'results' | 'seats'>): boolean => {
  const last = results.at(-1)
  return (
    last !== undefined && aftermath(options, results, duelistsAfter(results.slice(0, -1), seats), last).result !== null
  )
}

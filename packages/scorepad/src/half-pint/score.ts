import { type BySeat, bySeat, clockwise, type Problem, refuse, type Seat } from '@halfpint/core'
import {
  aftermath,
  type Bet,
  type Drink,
  type DrinkingRound,
  drinksAfter,
  drinksAtReveal,
  finalScoring,
  type GameResult,
  type Mark,
  type RoundPlayed,
  type RoundScore,
  type ScoreItem,
  scoreItems,
  scoreRound,
} from '@halfpint/half-pint'
import type { Override, Scored, ScoredRound } from '../pad.ts'
import type { HalfPintPad, HalfPintRound } from './pad.ts'
import { impossibleBrawl, impossibleTricks } from './tricks.ts'

/** An override of a score or a mark. */
type HalfPintOverride = Override & { readonly rules: number | Mark | null; readonly stands: number | Mark }

/** The result of a finished row. */
export interface HalfPintDone {
  readonly played: RoundPlayed
  /** H24 to H28: the points that the rules give each seat. */
  readonly items: BySeat<readonly ScoreItem[]>
  readonly scores: BySeat<number>
  readonly marks: BySeat<Mark>
  /** H30: the seats for whom the next round is a gun fight. */
  readonly gunFight: readonly Seat[]
  readonly drinks: readonly Drink[]
  readonly overrides: readonly HalfPintOverride[]
}

/** A scored row. `done` is `null` while an entry is missing, or after the end of the game. */
export interface ScoredHalfPintRound extends ScoredRound {
  /** H6 */
  readonly start: Seat
  /** H30: the seats for whom this round is a gun fight. */
  readonly duelists: readonly Seat[]
  /** D8: known as soon as all predictions are in. */
  readonly drinksAtReveal: readonly Seat[] | null
  readonly done: HalfPintDone | null
}

/** A scored pad. */
export interface ScoredHalfPint extends Scored {
  readonly pad: HalfPintPad['pad']
  readonly rounds: readonly ScoredHalfPintRound[]
  readonly result: GameResult | null
  /** All points so far, with the bonus once the game is over. */
  readonly totals: BySeat<number>
  /** Overrides of the final scoring. */
  readonly overrides: readonly HalfPintOverride[]
}

const known = <T>(list: BySeat<T | null>): list is BySeat<T> => list.every(entry => entry !== null)

/** The round for scoring, or `null` if entries are missing. */
const playedOf = (round: HalfPintRound): RoundPlayed | null => {
  const { predictions, bets, tricks, brawl, overrides } = round
  const seats = predictions.length
  const { scores, marks } = overrides
  // H28: in a brawl only the tricks of the brawler count. H10: a bet on oneself does not count.
  const counting = bySeat(seats, (seat): Bet => (bets[seat] === seat ? 'none' : (bets[seat] ?? 'none')))
  if (brawl !== null && tricks[brawl] !== null) {
    const zero = <T>(list: BySeat<T | null>) => list.map(entry => entry ?? 0) as number[]
    return { predictions: zero(predictions), bets: counting, tricks: zero(tricks), brawl }
  }
  if (brawl === null && known(predictions) && known(tricks)) return { predictions, bets: counting, tricks, brawl }
  // A row copied from paper: points and marks only. A mark means an exact prediction.
  if (!known(scores) || !known(marks)) return null
  const brawler = marks.indexOf('B')
  return {
    predictions: bySeat(seats, seat => predictions[seat] ?? 0),
    bets: bySeat(seats, () => 'none'),
    tricks: bySeat(seats, seat => (predictions[seat] ?? 0) + (marks[seat] === '' ? 1 : 0)),
    brawl: brawler < 0 ? null : brawler,
  }
}

/** Whether a row is complete. */
export const isFinished = (round: HalfPintRound): boolean => playedOf(round) !== null

/** Whether a row was copied from paper, so that the rules cannot compute its scores. */
const isCopied = ({ predictions, tricks, brawl }: HalfPintRound): boolean =>
  brawl === null ? !(known(predictions) && known(tricks)) : tricks[brawl] === null

/** Applies the overrides of a row to the result of the rules. */
const applyOverrides = (
  round: HalfPintRound,
  ruled: RoundScore,
): { result: RoundScore; overrides: HalfPintOverride[] } => {
  const copied = isCopied(round)
  const overrides: HalfPintOverride[] = []
  const pick = <T extends number | Mark>(what: 'scores' | 'marks', list: BySeat<T>, entered: BySeat<T | null>): T[] =>
    list.map((given, seat) => {
      const stands = entered[seat] ?? given
      if (copied || stands !== given) overrides.push({ seat, what, rules: copied ? null : given, stands })
      return stands
    })
  const scores = pick('scores', ruled.scores, round.overrides.scores)
  const marks = pick('marks', ruled.marks, round.overrides.marks)
  return { result: { ...ruled, scores, marks }, overrides }
}

/** The reason why the tricks of a row are impossible; `undefined` if they are possible or incomplete. */
const impossibleIn = ({ tricks, brawl, handSize }: HalfPintRound): Problem | undefined => {
  if (brawl === null) return known(tricks) ? impossibleTricks(tricks, handSize) : undefined
  const won = tricks[brawl] ?? null
  return won === null ? undefined : impossibleBrawl(brawl, won, handSize)
}

/** Warnings about the entries of a row. */
const warningsOf = (round: HalfPintRound, played: RoundPlayed | null, pad: HalfPintPad): Problem[] => {
  const warnings: Problem[] = []
  const { bets, brawl, handSize, predictions } = round
  if (isCopied(round) && played !== null) return warnings
  for (const [seat, bet] of bets.entries()) {
    if (bet === seat) warnings.push(refuse('bet-on-oneself', { seat }).problem)
    // H10. H28: in a brawl no bet counts, so a missing bet is no problem.
    else if (bet === null && bets.length > 2 && brawl === null && played !== null) {
      warnings.push(refuse('bet-needed', { seat }).problem)
    }
  }
  const impossible = impossibleIn(round)
  if (impossible !== undefined) warnings.push(impossible)
  if (pad.options.drinking.includes('D8') && handSize === null && known(predictions)) {
    warnings.push(refuse('hand-size-unknown').problem)
  }
  return warnings
}

/** H32, H33: applies the overrides of the bonus. */
const applyBonusOverrides = (pad: HalfPintPad, result: GameResult, results: readonly RoundScore[]) => {
  const overrides: HalfPintOverride[] = []
  if (result.ending !== 'final-scoring') return { result, overrides }
  const bonus = result.bonus.map((given, seat) => {
    const stands = pad.overrides.bonus[seat] ?? given
    if (stands !== given) overrides.push({ seat, what: 'bonus', rules: given, stands })
    return stands
  })
  if (overrides.length === 0) return { result, overrides }
  // Add the difference to the points of the last round, so that totals and tie-breaks follow.
  const last = results.at(-1)!
  const shifted = last.scores.map((score, seat) => score + bonus[seat]! - result.bonus[seat]!)
  const final = finalScoring(pad.options, [...results.slice(0, -1), { ...last, scores: shifted }], pad.players.length)
  return { result: { ...final, bonus } as GameResult, overrides }
}

/** H24 to H33, D1 to D8: scores the whole pad by the rules of the game. */
export const scoreHalfPint = (pad: HalfPintPad): ScoredHalfPint => {
  const seats = pad.players.length
  const { options } = pad
  const results: RoundScore[] = []
  const drinking: DrinkingRound[] = []
  let duelists: readonly Seat[] = []
  let result: GameResult | null = null
  let stopped = false

  const score = (round: HalfPintRound, number: number): ScoredHalfPintRound => {
    const start = clockwise(options.startSeat, seats, number)
    const fight = duelists
    const { predictions, handSize } = round
    const drinksFirst =
      handSize !== null && known(predictions) ? drinksAtReveal(predictions, handSize, options.drinking) : null
    const open = { start, duelists: fight, drinksAtReveal: drinksFirst }
    if (result !== null) return { ...open, done: null, warnings: [refuse('round-after-end').problem] }
    const played = playedOf(round)
    const warnings = warningsOf(round, played, pad)
    stopped ||= played === null
    if (played === null || stopped) return { ...open, done: null, warnings }
    const scored = applyOverrides(round, scoreRound(options, played))
    results.push(scored.result)
    drinking.push({ ...played, marks: scored.result.marks })
    const after = aftermath(options, results, fight, played)
    duelists = after.gunFight
    result = after.result
    const { scores, marks } = scored.result
    const drinks = drinksAfter(drinking, options.drinking)
    const items = bySeat(seats, seat => scoreItems(options, played, seat))
    const done = { played, items, scores, marks, gunFight: after.gunFight, drinks, overrides: scored.overrides }
    return { ...open, done, warnings }
  }

  const rounds = pad.rounds.map(score)
  const sums = bySeat(seats, seat => results.reduce((sum, { scores }) => sum + scores[seat]!, 0))
  if (result === null) return { pad: pad.pad, rounds, result, totals: sums, overrides: [] }
  const final = applyBonusOverrides(pad, result, results)
  const totals = final.result.ending === 'final-scoring' ? final.result.totals : sums
  return { pad: pad.pad, rounds, result: final.result, totals, overrides: final.overrides }
}

/** The seats for whom the next round, or the round in progress, is a gun fight. */
export const comingGunFight = (scored: ScoredHalfPint): readonly Seat[] => {
  if (scored.result !== null) return []
  const last = scored.rounds.at(-1)
  return last === undefined ? [] : (last.done?.gunFight ?? last.duelists)
}

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
  scoreRound,
} from '@halfpint/half-pint'
import type { Overrule as AnyOverrule, Scored, ScoredRound } from '../pad.ts'
import type { HeroesPad, HeroesRound } from './pad.ts'
import { impossibleBrawl, impossibleTricks } from './tricks.ts'

/** A number or a mark that the table settled otherwise. */
type Overrule = AnyOverrule & { readonly rules: number | Mark | null; readonly stands: number | Mark }

/** What a finished row comes to. */
export interface HeroesDone {
  readonly played: RoundPlayed
  readonly scores: BySeat<number>
  readonly marks: BySeat<Mark>
  /** H30: the seats that start a gun fight with this round, to be fought in the next. */
  readonly gunFight: readonly Seat[]
  readonly drinks: readonly Drink[]
  readonly overruled: readonly Overrule[]
}

/** A row of the pad with its sums; `done` is `null` while something is missing, or after the game's end. */
export interface ScoredHeroesRound extends ScoredRound {
  /** H6 */
  readonly start: Seat
  /** H30: the seats for whom this round is a gun fight. */
  readonly duelists: readonly Seat[]
  /** D8: known as soon as all predictions are in. */
  readonly drinksAtReveal: readonly Seat[] | null
  readonly done: HeroesDone | null
}

/** A whole pad with its sums. */
export interface ScoredHeroes extends Scored {
  readonly pad: HeroesPad['pad']
  readonly rounds: readonly ScoredHeroesRound[]
  readonly result: GameResult | null
  /** All points so far; with the bonus once the game is over. */
  readonly totals: BySeat<number>
  /** What the table settled otherwise about the final scoring. */
  readonly overruled: readonly Overrule[]
}

const known = <T>(list: BySeat<T | null>): list is BySeat<T> => list.every(entry => entry !== null)

/** What the table told of a round, if that is enough to score it. */
const playedOf = (round: HeroesRound): RoundPlayed | null => {
  const { predictions, bets, tricks, brawl, overruled } = round
  const seats = predictions.length
  const { scores, marks } = overruled
  // H28: in a brawl only the brawler's tricks count; H10: a bet on oneself is none.
  const counting = bySeat(seats, (seat): Bet => (bets[seat] === seat ? 'none' : (bets[seat] ?? 'none')))
  if (brawl !== null && tricks[brawl] !== null) {
    const zero = <T>(list: BySeat<T | null>) => list.map(entry => entry ?? 0) as number[]
    return { predictions: zero(predictions), bets: counting, tricks: zero(tricks), brawl }
  }
  if (brawl === null && known(predictions) && known(tricks)) return { predictions, bets: counting, tricks, brawl }
  // A row copied from paper: points and marks alone. Who has a mark met the prediction, whatever it was.
  if (!known(scores) || !known(marks)) return null
  const brawler = marks.indexOf('B')
  return {
    predictions: bySeat(seats, seat => predictions[seat] ?? 0),
    bets: bySeat(seats, () => 'none'),
    tricks: bySeat(seats, seat => (predictions[seat] ?? 0) + (marks[seat] === '' ? 1 : 0)),
    brawl: brawler < 0 ? null : brawler,
  }
}

/** Whether a row has all that scoring needs. */
export const isFinished = (round: HeroesRound): boolean => playedOf(round) !== null

/** Whether the numbers of a row are the table's own, so that the rules have nothing to say about them. */
const isCopied = ({ predictions, tricks, brawl }: HeroesRound): boolean =>
  brawl === null ? !(known(predictions) && known(tricks)) : tricks[brawl] === null

/** The result that stands, and every place where it is not what the rules give. */
const settle = (round: HeroesRound, ruled: RoundScore): { result: RoundScore; overruled: Overrule[] } => {
  const copied = isCopied(round)
  const overruled: Overrule[] = []
  const pick = <T extends number | Mark>(what: 'scores' | 'marks', list: BySeat<T>, wished: BySeat<T | null>): T[] =>
    list.map((given, seat) => {
      const stands = wished[seat] ?? given
      if (copied || stands !== given) overruled.push({ seat, what, rules: copied ? null : given, stands })
      return stands
    })
  const scores = pick('scores', ruled.scores, round.overruled.scores)
  const marks = pick('marks', ruled.marks, round.overruled.marks)
  return { result: { ...ruled, scores, marks }, overruled }
}

/** What is wrong with a row as far as it is entered. */
const warningsOf = (round: HeroesRound, played: RoundPlayed | null, pad: HeroesPad): Problem[] => {
  const warnings: Problem[] = []
  const { bets, tricks, brawl, handSize, predictions } = round
  if (isCopied(round) && played !== null) return warnings
  for (const [seat, bet] of bets.entries()) {
    if (bet === seat) warnings.push(refuse('bet-on-oneself', { seat }).problem)
    // H10, and H28: in a brawl round no bet counts, so none is missed.
    else if (bet === null && bets.length > 2 && brawl === null && played !== null) {
      warnings.push(refuse('bet-needed', { seat }).problem)
    }
  }
  const impossible = known(tricks)
    ? impossibleTricks(tricks, brawl, handSize)
    : brawl !== null && played !== null
      ? impossibleBrawl(brawl, played.tricks[brawl] as number, handSize)
      : undefined
  if (impossible !== undefined) warnings.push(impossible)
  if (pad.options.drinking.includes('D8') && handSize === null && known(predictions)) {
    warnings.push(refuse('hand-size-unknown').problem)
  }
  return warnings
}

/** H32, H33 with the bonus as the table settled it. */
const settleFinal = (pad: HeroesPad, result: GameResult, results: readonly RoundScore[]) => {
  const overruled: Overrule[] = []
  if (result.ending !== 'final-scoring') return { result, overruled }
  const bonus = result.bonus.map((given, seat) => {
    const stands = pad.overruled.bonus[seat] ?? given
    if (stands !== given) overruled.push({ seat, what: 'bonus', rules: given, stands })
    return stands
  })
  if (overruled.length === 0) return { result, overruled }
  // The difference, laid to the points of the last round, goes through totals and tie-breaks by itself.
  const last = results.at(-1) as RoundScore
  const shifted = last.scores.map((score, seat) => score + (bonus[seat] as number) - (result.bonus[seat] as number))
  const final = finalScoring([...results.slice(0, -1), { ...last, scores: shifted }], pad.players.length)
  return { result: { ...final, bonus } as GameResult, overruled }
}

/** H24 to H33, D1 to D8: the whole pad, scored row by row by the rules of the game. */
export const scoreHeroes = (pad: HeroesPad): ScoredHeroes => {
  const seats = pad.players.length
  const { options } = pad
  const results: RoundScore[] = []
  const drinking: DrinkingRound[] = []
  let duelists: readonly Seat[] = []
  let result: GameResult | null = null
  let stopped = false

  const score = (round: HeroesRound, number: number): ScoredHeroesRound => {
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
    const settled = settle(round, scoreRound(played))
    results.push(settled.result)
    drinking.push({ ...played, marks: settled.result.marks })
    const after = aftermath(options, results, fight, played)
    duelists = after.gunFight
    result = after.result
    const { scores, marks } = settled.result
    const drinks = drinksAfter(drinking, options.drinking)
    const done = { played, scores, marks, gunFight: after.gunFight, drinks, overruled: settled.overruled }
    return { ...open, done, warnings }
  }

  const rounds = pad.rounds.map(score)
  const sums = bySeat(seats, seat => results.reduce((sum, { scores }) => sum + (scores[seat] as number), 0))
  if (result === null) return { pad: pad.pad, rounds, result, totals: sums, overruled: [] }
  const final = settleFinal(pad, result, results)
  const totals = final.result.ending === 'final-scoring' ? final.result.totals : sums
  return { pad: pad.pad, rounds, result: final.result, totals, overruled: final.overruled }
}

/** The seats for whom the next round, or the one under way, is a gun fight. */
export const comingGunFight = (scored: ScoredHeroes): readonly Seat[] => {
  if (scored.result !== null) return []
  const last = scored.rounds.at(-1)
  return last === undefined ? [] : (last.done?.gunFight ?? last.duelists)
}

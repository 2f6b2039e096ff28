import {
  type ActionEstimate,
  exactOf,
  type Review,
  type ReviewedDecision,
  reasonFor,
  rosterOf,
  type SeatReview,
} from '@halfpint/bots'
import { type BySeat, type Json, must } from '@halfpint/core'
import { printable, reasonText } from '@halfpint/i18n'
import { columnsOf, figuresIn } from '../arena/chart.ts'
import type { AnyFace } from '../games/face.ts'
import { titleOf } from '../games/registry.ts'
import { jsonLine } from '../output.ts'
import type { Terminal } from '../terminal.ts'

type AnyReview = Review<Json>
type Decision = ReviewedDecision<Json>

const round = (value: number, digits = 4): number => Number(value.toFixed(digits))

/** One line of JSON: actions as people type them, chances and points rounded. */
export const reviewJson = (review: AnyReview): string => {
  const { game } = must(rosterOf(review.game))
  const outlook = ({ action, win, points, exact, miss }: ActionEstimate<Json>) => ({
    action: game.actions.make(action),
    win: round(win),
    points: round(points, 2),
    ...(exact === undefined ? {} : { exact: round(exact) }),
    ...(miss === undefined ? {} : { miss: round(miss) }),
  })
  const decision = ({ at: _, ranked: __, chosen, best, loss, stake, ...rest }: Decision) => ({
    ...rest,
    loss: round(loss),
    stake: round(stake),
    chosen: outlook(chosen),
    best: outlook(best),
  })
  const seat = ({ accuracy, loss, luck, worst, ...rest }: SeatReview<Json>) => ({
    ...rest,
    accuracy: accuracy === null ? null : round(accuracy, 1),
    loss: round(loss),
    luck: round(luck, 2),
    worst: worst.map(decision),
  })
  return jsonLine({
    game: review.game,
    players: review.players,
    seats: review.seats.map(seat),
    deals: review.deals.map(({ round: number, points }) => ({ round: number, points: points.map(p => round(p, 2)) })),
    decisions: review.decisions.map(decision),
  })
}

/** The expected result of an action in figures. */
const figuresText = (outlook: ActionEstimate<Json>, { words, language }: Terminal): string => {
  const { reasons } = words.bots
  const { percent, number } = figuresIn(language)
  const exact = exactOf(outlook)
  return [
    reasons.win(percent(outlook.win)),
    reasons.points(number(outlook.points)),
    ...(exact === undefined ? [] : [reasons.exact(percent(exact, 0))]),
    ...(outlook.miss === undefined ? [] : [reasons.miss(percent(outlook.miss, 0))]),
  ].join(', ')
}

/** Why the best choice was better, in a sentence. */
const becauseText = (
  { best, chosen }: Decision,
  face: AnyFace,
  players: BySeat<string>,
  { words, language }: Terminal,
): string => {
  const clause = (action: Json, other: Json): string => face.clauseText(action, other, players, words, language)
  const clauses = [clause(best.action, chosen.action), clause(chosen.action, best.action)] as const
  return reasonText(words.bots.because, reasonFor(best, chosen), clauses, figuresIn(language).number)
}

/** People count from one. */
const placeOf = ({ round: number, trick }: Decision) => ({
  round: number + 1,
  trick: trick === null ? undefined : trick + 1,
})

const worstLines = (review: AnyReview, seat: SeatReview<Json>, face: AnyFace, terminal: Terminal): string[] => {
  const { words, language, paint } = terminal
  const { bots } = words
  if (seat.worst.length === 0) return []
  const { number } = figuresIn(language)
  const players = review.players.map(printable)
  const lines = seat.worst.flatMap((decision, at) => {
    const names = [decision.chosen, decision.best].map(({ action }) => face.actionText(action, players, words))
    const width = Math.max(...names.map(name => name.length))
    const [chosen = '', best = ''] = names.map(name => name.padEnd(width))
    return [
      `  ${at + 1}. ${bots.cost({ ...placeOf(decision), loss: number(100 * decision.loss) })}`,
      `       ${chosen}  ${figuresText(decision.chosen, terminal)}`,
      `     ${paint('green', '→')} ${best}  ${figuresText(decision.best, terminal)}`,
      `       ${becauseText(decision, face, players, terminal)}`,
    ]
  })
  return ['', paint('bold', bots.costliest(printable(seat.name))), ...lines]
}

/** A review for people: a table of the players, then the costliest decisions of each. */
export const reviewText = (review: AnyReview, face: AnyFace, terminal: Terminal): string => {
  const { words, language, paint } = terminal
  const { bots } = words
  const { percent, number } = figuresIn(language)
  const heading = Object.values(bots.reviewColumns)
  const rows = review.seats.map(seat => [
    printable(seat.name),
    seat.accuracy === null ? '–' : number(seat.accuracy, 0),
    String(seat.decisions),
    String(seat.agreed),
    percent(seat.loss),
    `${seat.luck >= 0 ? '+' : ''}${number(seat.luck)}`,
  ])
  const [head = '', ...lines] = columnsOf([heading, ...rows], 1)
  const title = `${titleOf(review.game, words)}: ${review.players.map(printable).join(', ')}`
  const worlds = review.decisions.reduce((sum, decision) => sum + decision.worlds, 0)
  const mean = review.decisions.length === 0 ? 0 : Math.round(worlds / review.decisions.length)
  return `${[
    paint('bold', title),
    '',
    paint('bold', head),
    ...lines,
    ...review.seats.flatMap(seat => worstLines(review, seat, face, terminal)),
    '',
    paint('dim', bots.reviewNote(mean)),
    '',
  ].join('\n')}\n`
}

import { bySeat, everySeat, type Seat, type Seen } from '@halfpint/core'
import type { RoundResult, State } from '@halfpint/half-pint'
import { drawGrid, type PadRow } from '../../play/grid.ts'
import { keyLine, padHints } from '../../play/keyline.ts'
import { compose, usable } from '../../play/layout.ts'
import { apart } from '../../play/text.ts'
import type { Frame } from '../face.ts'

/** Points and mark of a cell, the mark in a separate column. */
const cellText = (result: RoundResult, seat: Seat, { words }: Frame): string => {
  const mark = result.marks[seat]!
  return `${result.scores[seat]} ${mark === '' ? ' ' : words.games['half-pint-heroes'].marks[mark]}`
}

const sums = (view: Seen<State>): number[] =>
  bySeat(view.seats, seat => view.results.reduce((sum, result) => sum + result.scores[seat]!, 0))

/** H4: the score pad: points and marks of each player, and the totals. */
export const padLines = (view: Seen<State>, frame: Frame): string[] => {
  const { words, names, paint, size } = frame
  // Points are aligned with points: names and totals leave the column of the marks empty.
  const sum = (label: string, points: readonly number[], strong: boolean): PadRow => ({
    label,
    cells: points.map(each => `${each}  `),
    strong,
  })
  const rounds = view.results.map((result, round) => ({
    label: String(round + 1).padStart(3),
    cells: everySeat(view.seats).map(seat => cellText(result, seat, frame)),
  }))
  const final = view.result?.ending === 'final-scoring' ? view.result : undefined
  const below = [sum(words.table.soFar, sums(view), final === undefined)]
  if (final !== undefined) {
    below.push(
      sum(words.games['half-pint-heroes'].labels.bonus, final.bonus, false),
      sum(words.table.total, final.totals, true),
    )
  }
  return drawGrid({ names, rounds, sums: below }, paint, usable(size))
}

/** The pad as a whole screen, with the sentences about the round. */
export const drawPad = (view: Seen<State>, frame: Frame): string[] => {
  const { words, paint, size } = frame
  const columns = usable(size)
  const { rounds } = view.options
  const round = view.round <= rounds ? words.table.round(Math.max(1, view.round), rounds) : words.table.extraRound
  const keys = paint('strong', keyLine(padHints(words, view.result !== null), columns))
  return compose(size, frame.log, [
    () => ({
      top: [
        apart(paint('heading', 'Half-Pint Heroes'), paint('quiet', round), columns),
        '',
        ...padLines(view, frame),
        paint('quiet', words.games['half-pint-heroes'].labels.marks),
        '',
      ],
      log: { least: frame.log.length, most: frame.log.length },
      bottom: ['', keys],
    }),
    () => ({
      top: padLines(view, frame),
      log: { least: 0, most: frame.log.length },
      bottom: [keys],
    }),
  ])
}

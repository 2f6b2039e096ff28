import type { Seen } from '@halfpint/core'
import { type State, totalsOf } from '@halfpint/herzlos'
import { drawGrid } from '../../play/grid.ts'
import { keyLine, padHints } from '../../play/keyline.ts'
import { compose, usable } from '../../play/layout.ts'
import { apart } from '../../play/text.ts'
import type { Frame } from '../face.ts'

/** The score pad: the points of every round and the totals. */
export const padLines = (view: Seen<State>, { words, names, paint, size }: Frame): string[] => {
  const rounds = view.results.map(({ points }, round) => ({
    label: String(round + 1).padStart(3),
    cells: points.map(String),
  }))
  const label = view.result === null ? words.table.soFar : words.table.total
  const sums = [{ label, cells: totalsOf(view.results, view.seats).map(String), strong: true }]
  return drawGrid({ names, rounds, sums }, paint, usable(size))
}

/** The pad as a whole screen, with the sentences about the round. */
export const drawPad = (view: Seen<State>, frame: Frame): string[] => {
  const { words, paint, size } = frame
  const columns = usable(size)
  const round = words.table.round(Math.max(1, view.round), view.options.rounds)
  const keys = paint('strong', keyLine(padHints(words, view.result !== null), columns))
  return compose(size, frame.log, [
    () => ({
      top: [
        apart(paint('heading', words.games.herzlos.name), paint('quiet', round), columns),
        '',
        ...padLines(view, frame),
        '',
      ],
      log: { least: 0, most: frame.log.length },
      bottom: ['', keys],
    }),
  ])
}

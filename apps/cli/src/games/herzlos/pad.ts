import type { Seen } from '@halfpint/core'
import { type State, totalsOf } from '@halfpint/herzlos'
import { drawGrid } from '../../play/grid.ts'
import { keyLine } from '../../play/keyline.ts'
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

/** The pad as a whole screen, with what was said about the round. */
export const drawPad = (view: Seen<State>, frame: Frame): string[] => {
  const { words, paint, size } = frame
  const { terminal } = words
  const columns = usable(size)
  const round = words.table.roundOf(Math.max(1, view.round), view.options.rounds)
  const hints =
    view.result === null
      ? [terminal.goOn, terminal.help, terminal.leave]
      : [terminal.finish, terminal.again, terminal.help]
  return compose(size, frame.log, [
    () => ({
      top: [
        apart(paint('heading', words.games.herzlos.name), paint('quiet', round), columns),
        '',
        ...padLines(view, frame),
        '',
      ],
      log: { least: 0, most: frame.log.length },
      bottom: ['', paint('strong', keyLine(hints, columns))],
    }),
  ])
}

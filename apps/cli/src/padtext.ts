import type { BySeat, Problem } from '@halfpint/core'
import { printable, problemText } from '@halfpint/i18n'
import type { Pad, Scored } from '@halfpint/scorepad'
import type { AnyFace } from './games/face.ts'
import { titleOf } from './games/registry.ts'
import { drawGrid } from './play/grid.ts'
import type { Paint } from './play/paint.ts'
import type { Terminal } from './terminal.ts'

/** The place of a problem on a pad: rounds counted from one, players by name. */
export const placeText = (problem: Problem, players: BySeat<string> | undefined, terminal: Terminal): string => {
  const { round, seat } = problem
  const named = typeof seat === 'number' ? (players?.[seat] ?? `#${seat + 1}`) : undefined
  return terminal.words.pad.place({
    round: typeof round === 'number' ? round + 1 : undefined,
    name: named === undefined ? undefined : printable(named),
  })
}

const warningLines = (scored: Scored, players: BySeat<string>, terminal: Terminal): string[] =>
  scored.rounds.flatMap(({ warnings }, round) =>
    warnings.map(warning => {
      const place = placeText({ ...warning, round }, players, terminal)
      return `! ${place}: ${problemText(warning, terminal.language)}`
    }),
  )

/** A scored pad as text for people. */
export const padText = (pad: Pad, scored: Scored, face: AnyFace, terminal: Terminal): string => {
  const players = pad.players.map(printable)
  const paint: Paint = (style, text) =>
    style === 'strong' ? terminal.paint('bold', text) : style === 'quiet' ? terminal.paint('dim', text) : text
  const { rounds, sums, notes } = face.sheet(scored, players, terminal.words)
  // Names leave the columns of star and mark empty, as the totals do.
  const heads = players.map(name => `${name}  `)
  const grid = drawGrid({ names: heads, rounds, sums }, paint, process.stdout.columns ?? 100)
  const starred = rounds.some(({ cells }) => cells.some(text => text.includes('*')))
  const lines = [
    terminal.paint('bold', titleOf(pad.pad, terminal.words)),
    ...grid,
    ...(starred ? [terminal.words.pad.overruled] : []),
    ...notes,
    ...warningLines(scored, players, terminal),
  ]
  return `${lines.map(line => `${line.trimEnd()}\n`).join('')}\n`
}

import { bySeat, type Fields, type Seat } from '@halfpint/core'
import type { Pad, PadGame, Scored } from '@halfpint/scorepad'

/** A row of a pad of Thimble: the points that each seat won. */
type Row = { readonly points: readonly (number | null)[] }

/** A pad of Thimble. */
export interface ThimblePad extends Pad {
  readonly rounds: readonly Row[]
}

/** A stroke on it. */
export type ThimbleEdit = {
  readonly edit: 'points'
  readonly round: number
  readonly seat: Seat
  readonly value: number | null
}

const POINTS = { text: '0..99', fits: (entry: unknown): entry is number => Number.isInteger(entry) }

const readRow = (points: unknown, seats: number): Row => {
  const list = Array.isArray(points) ? points : []
  return { points: bySeat(seats, seat => (POINTS.fits(list[seat]) ? list[seat] : null)) }
}

const score = (pad: ThimblePad): Scored => {
  const done = pad.rounds.filter(({ points }) => !points.includes(null))
  const totals = pad.players.map((_, seat) => done.reduce((sum, { points }) => sum + points[seat]!, 0))
  const most = Math.max(...totals)
  const winners = totals.flatMap((total, seat) => (total === most ? [seat] : []))
  return {
    pad: pad.pad,
    rounds: pad.rounds.map(row => ({ done: done.includes(row) ? { overrides: [] } : null, warnings: [] })),
    result: done.length < pad.options.rounds ? null : { winners, ending: 'final-scoring' },
    totals,
  }
}

/** The pad of Thimble. */
export const thimblePads: PadGame<ThimblePad, Scored, ThimbleEdit> = {
  id: 'thimble',
  seats: { min: 2, max: 4 },
  read: (_, json, head) => ({
    pad: 'thimble',
    ...head,
    options: { rounds: Number((json.options as Fields | undefined)?.rounds ?? 2) },
    rounds: (Array.isArray(json.rounds) ? json.rounds : []).map(row =>
      readRow((row as Fields).points, head.players.length),
    ),
  }),
  write: ({ options, rounds }) => ({ options: { ...options }, rounds: rounds.map(({ points }) => ({ points })) }),
  score,
  writeScored: ({ totals }) => ({ totals }),
  blankRound: seats => readRow([], seats),
  change: (pad, { round, seat, value }) => ({
    ...pad,
    rounds: pad.rounds.map((row, at) =>
      at === round ? { points: row.points.map((old, place) => (place === seat ? value : old)) } : row,
    ),
  }),
  reseat: (pad, from) => ({ ...pad, rounds: [readRow([], from.length)] }),
  nextOptions: ({ options }) => ({ ...options }),
  rows: ({ players, rounds }) => [['round', ...players], ...rounds.map(({ points }, at) => [at + 1, ...points])],
  ofRows: (_, head, rows) => ({
    pad: 'thimble',
    players: head.slice(1),
    rounds: rows.map(row => ({ points: row.slice(1).map(Number) })),
  }),
  tally: () => {},
  pointsOf: () => [],
}

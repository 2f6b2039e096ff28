import { bySeat, type Seat } from '@halfpint/core'
import { BRAWL_TRICKS } from '@halfpint/half-pint'
import { type HalfPintEdit, type HalfPintPad, unlikelyTricks } from '@halfpint/scorepad'
import { words } from '../../../base/speech.ts'
import { sameCell } from '../cell.ts'
import type { EntryOrder } from '../padinterface.ts'

/** An entry of a pad of Half-Pint Heroes. */
export type HalfPintCell =
  /** `won` is the tricks of all seats at once: who won something is tapped, the others won nothing. */
  | { readonly what: 'hand-size' | 'won' | 'brawler' }
  | { readonly what: 'prediction' | 'bet' | 'tricks'; readonly seat: Seat }

/** The seats from left to right, like the columns, so that numbers read aloud go to their columns. */
const columns = (pad: HalfPintPad): Seat[] => bySeat(pad.players.length, seat => seat)

const halfPintCells = (pad: HalfPintPad, round: number): HalfPintCell[] => {
  const seats = columns(pad)
  const { brawl } = pad.rounds[round]!
  const each = (what: 'prediction' | 'bet'): HalfPintCell[] => seats.map(seat => ({ what, seat }))
  // H28: in a brawl only the brawler's tricks count.
  const last: HalfPintCell = brawl === null ? { what: 'won' } : { what: 'tricks', seat: brawl }
  const first: HalfPintCell[] = pad.options.drinking.includes('D8') ? [{ what: 'hand-size' }] : []
  return [...first, ...each('prediction'), ...each('bet'), last]
}

const isBlank = (pad: HalfPintPad, round: number, cell: HalfPintCell): boolean => {
  const row = pad.rounds[round]!
  switch (cell.what) {
    case 'hand-size':
      return row.handSize === null
    case 'prediction':
      return row.predictions[cell.seat] === null
    case 'bet':
      // H28: nobody needs to know the bets of a brawl.
      return row.bets[cell.seat] === null && row.brawl === null
    case 'tricks':
      return row.tricks[cell.seat] === null
    case 'won':
      return row.tricks.includes(null)
    default:
      return false
  }
}

/** H11: with two players a bet is optional, so it is not asked for again. */
const isNeeded = (pad: HalfPintPad, cell: HalfPintCell): boolean => cell.what !== 'bet' || pad.players.length > 2

const next = (pad: HalfPintPad, round: number, after: HalfPintCell | null): HalfPintCell | null => {
  const cells = halfPintCells(pad, round)
  const place = cells.findIndex(cell => sameCell(cell, after))
  const ahead = cells.slice(place + 1).find(cell => isBlank(pad, round, cell))
  return ahead ?? cells.find(cell => isBlank(pad, round, cell) && isNeeded(pad, cell)) ?? null
}

/** H24: players without an entry won no trick. */
const finish = (pad: HalfPintPad, round: number): HalfPintEdit | null | false => {
  const row = pad.rounds[round]
  if (row === undefined || row.brawl !== null || !row.tricks.includes(null)) return null
  if (row.predictions.includes(null)) return false
  return { edit: 'fill', round, tricks: row.tricks.map(won => won ?? 0) }
}

/** The order of entries on a pad of Half-Pint Heroes. */
export const halfPintOrder: EntryOrder<HalfPintPad, HalfPintCell> = {
  next: (pad, round, after) => (pad.rounds[round] === undefined ? null : next(pad, round, after)),
  resting(pad, round, after) {
    const row = pad.rounds[round]
    if (row === undefined) return null
    // The tricks may still change until the button is pressed.
    return next(pad, round, after) ?? (row.brawl === null ? { what: 'won' } : null)
  },
  keys(pad, round, cell) {
    switch (cell.what) {
      case 'hand-size':
        return [3, 4, 5, 6, 7]
      case 'prediction':
        return [0, 1, 2, 3, 4, 5, 6]
      case 'tricks': {
        // H21: a brawl takes at least three tricks, and nobody wins more than they have cards.
        const { brawl, handSize } = pad.rounds[round] ?? { brawl: null, handSize: null }
        const least = brawl === cell.seat ? BRAWL_TRICKS : 0
        return [0, 1, 2, 3, 4, 5, 6, 7].filter(number => number >= least && number <= (handSize ?? 7))
      }
      default:
        return []
    }
  },
  cellOf(stroke, mending) {
    const edit = stroke as HalfPintEdit
    switch (edit.edit) {
      case 'tricks':
        return mending ? { what: 'tricks', seat: edit.seat } : { what: 'won' }
      case 'prediction':
      case 'bet':
        return { what: edit.edit, seat: edit.seat }
      case 'hand-size':
        return { what: 'hand-size' }
      default:
        return null
    }
  },
  tap(_, round, cell, value) {
    switch (cell.what) {
      case 'prediction':
      case 'bet':
      case 'tricks':
        return { edit: { edit: cell.what, round, seat: cell.seat, value } }
      case 'hand-size':
        return { edit: { edit: 'hand-size', round, value } }
      case 'brawler':
        return value === null
          ? { cell }
          : { edit: { edit: 'brawl', round, seat: value }, cell: { what: 'tricks', seat: value } }
      case 'won':
        return { cell }
    }
  },
  ask(pad, cell) {
    const { entry } = words('pad').paper
    return 'seat' in cell ? entry[cell.what](pad.players[cell.seat]!) : entry[cell.what]
  },
  finish,
  doubt: (pad, round) => unlikelyTricks(pad.rounds[round]),
  isReady: (pad, round) => pad.rounds[round]?.predictions.includes(null) === false,
}

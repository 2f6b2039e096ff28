import type { Seat } from '@halfpint/core'
import { type HerzlosEdit, type HerzlosPad, marchPoints } from '@halfpint/scorepad'
import { words } from '../../../base/speech.ts'
import type { EntryOrder } from '../padinterface.ts'

/** An entry of a pad of Herzlos. */
export type HerzlosCell =
  | { readonly what: 'marcher' }
  | { readonly what: 'points' | 'cards'; readonly seat: Seat }
  /** Z8: after the marcher, the player who took the jack of diamonds. */
  | { readonly what: 'jack'; readonly march: Seat }

const next = (pad: HerzlosPad, round: number, after: HerzlosCell | null): HerzlosCell | null => {
  const { points, cards } = pad.rounds[round]!
  if (after?.what === 'cards' || (after === null && (cards !== null || points.every(entry => entry === null)))) {
    return { what: 'cards', seat: after?.what === 'cards' ? after.seat : 0 }
  }
  const from = after?.what === 'points' ? after.seat + 1 : 0
  const blank = points.findIndex((entry, seat) => entry === null && seat >= from)
  const seat = blank < 0 ? points.indexOf(null) : blank
  return seat < 0 ? null : { what: 'points', seat }
}

/** The order of entries on a pad of Herzlos. */
export const herzlosOrder: EntryOrder<HerzlosPad, HerzlosCell> = {
  next: (pad, round, after) => (pad.rounds[round] === undefined ? null : next(pad, round, after)),
  resting: (pad, round, after) => (pad.rounds[round] === undefined ? null : next(pad, round, after)),
  keys: () => [],
  cellOf(stroke) {
    const edit = stroke as HerzlosEdit
    return edit.edit === 'points' ? { what: 'points', seat: edit.seat } : null
  },
  tap({ options, players }, round, cell, value) {
    if (cell.what === 'points') return { edit: { edit: 'points', round, seat: cell.seat, value } }
    if (value === null) return { cell }
    if (cell.what === 'marcher') return { cell: { what: 'jack', march: value } as HerzlosCell }
    if (cell.what !== 'jack') return { cell }
    const points = marchPoints(options, players.length, cell.march, value)
    return { edit: { edit: 'march', round, seat: cell.march, points }, cell: null }
  },
  ask(pad, cell) {
    const { entry } = words('pad').paper
    return 'seat' in cell ? entry[cell.what](pad.players[cell.seat]!) : entry[cell.what]
  },
  finish: () => null,
  isReady: () => false,
}

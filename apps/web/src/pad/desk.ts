import type { Problem, Result, Seat } from '@halfpint/core'
import {
  type Edit,
  edited,
  type HerzlosRound,
  marchPoints,
  type Pad,
  pointsOfCards,
  redo,
  type Scored,
  type Sheet,
  scorePad,
  undo,
} from '@halfpint/scorepad'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Cell, nextCell, restingCell } from './cursor.ts'

/** A pad on the desk: what is written, where the pencil is, and all that a tap can do. No view in it. */
export interface Desk {
  readonly sheet: ReadonlySignal<Sheet>
  readonly pad: ReadonlySignal<Pad>
  readonly scored: ReadonlySignal<Scored>
  /** The round that taps are written to. */
  readonly round: ReadonlySignal<number>
  /** An earlier round that is being mended, or `null`. */
  readonly mending: ReadonlySignal<number | null>
  readonly cell: ReadonlySignal<Cell | null>
  /** Why the last tap was refused. */
  readonly problem: Signal<Problem | null>
  /** Warnings that were shown and that the next tap on the button passes over. */
  readonly doubts: ReadonlySignal<readonly Problem[]>
  write(edit: Edit): boolean
  choose(cell: Cell | null): void
  /** A number or a seat for the cell under the pencil. */
  tap(value: number | null): void
  /** So many tricks for a seat; the same number once more takes them back. */
  won(seat: Seat, tricks: number): void
  brawl(): void
  march(): void
  /** Closes the round and opens the next; what nobody entered counts as no trick. */
  score(): void
  mend(round: number | null): void
  undo(): void
  redo(): void
}

/** The cell that an edit wrote, so that after an undo the pencil is there again. */
const cellOf = (edit: Edit | undefined): Cell | null => {
  switch (edit?.edit) {
    case 'prediction':
    case 'bet':
    case 'tricks':
    case 'points':
      return { what: edit.edit, seat: edit.seat }
    case 'hand-size':
      return { what: 'hand-size' }
    default:
      return null
  }
}

/** Opens a desk over a sheet; `changed` hears of every stroke, before anything else happens. */
export const openDesk = (first: Sheet, changed: (sheet: Sheet) => void): Desk => {
  const sheet = signal(first)
  const pad = computed(() => sheet.value.pad)
  const scored = computed(() => scorePad(pad.value))
  const mending = signal<number | null>(null)
  const round = computed(() => Math.min(mending.value ?? Number.POSITIVE_INFINITY, pad.value.rounds.length - 1))
  const cell = signal<Cell | null>(null)
  const problem = signal<Problem | null>(null)
  const doubts = signal<readonly Problem[]>([])

  const settle = (next: Sheet): void => {
    sheet.value = next
    problem.value = null
    doubts.value = []
    changed(next)
  }
  const take = (result: Result<Sheet>): boolean => {
    if (result.ok) settle(result.value)
    else problem.value = result.problem
    return result.ok
  }
  const write = (edit: Edit): boolean => batch(() => take(edited(sheet.value, edit)))
  const advance = (after: Cell | null): void => {
    if (mending.value !== null) cell.value = nextCell(pad.value, round.value, after)
    else cell.value = scored.value.result === null ? restingCell(pad.value, round.value, after) : null
  }

  const tapMarch = (at: Extract<Cell, { what: 'jack' }>, jack: Seat): void => {
    const { options, players } = pad.value
    if (pad.value.pad !== 'herzlos' || !('hearts' in options)) return
    const points = marchPoints(options, players.length, at.march, jack)
    write({ edit: 'march', round: round.value, seat: at.march, points })
    cell.value = null
  }

  const tap = (value: number | null): void => {
    const at = cell.value
    if (at === null) return
    const now = { round: round.value }
    switch (at.what) {
      case 'prediction':
      case 'bet':
      case 'tricks':
      case 'points':
        if (write({ edit: at.what, ...now, seat: at.seat, value })) advance(at)
        return
      case 'hand-size':
        if (write({ edit: 'hand-size', ...now, value })) advance(at)
        return
      case 'brawler':
        if (value !== null && write({ edit: 'brawl', ...now, seat: value }))
          cell.value = { what: 'tricks', seat: value }
        return
      case 'marcher':
        if (value !== null) cell.value = { what: 'jack', march: value }
        return
      case 'jack':
        if (value !== null) tapMarch(at, value)
        return
      case 'won':
      case 'cards':
    }
  }

  /** H24: who was not asked won nothing. */
  const fillTricks = (): boolean => {
    const row = pad.value.rounds[round.value]
    if (row === undefined || !('tricks' in row) || row.brawl !== null || !row.tricks.includes(null)) return true
    if (row.predictions.includes(null)) {
      advance(null)
      return false
    }
    return write({ edit: 'fill', round: round.value, tricks: row.tricks.map(won => won ?? 0) })
  }

  const score = (): void =>
    batch(() => {
      const shown = doubts.value
      if (!fillTricks()) return
      const row = scored.value.rounds[round.value]
      if (row === undefined || (row.done === null && row.warnings.length === 0)) {
        advance(null)
        return
      }
      // What cannot have been is asked about once; the table may have settled it otherwise.
      const fresh = row.warnings.filter(({ code }) => !shown.some(known => known.code === code))
      if (fresh.length > 0) {
        doubts.value = row.warnings
        return
      }
      doubts.value = []
      if (mending.value !== null) {
        mending.value = null
        advance(null)
        return
      }
      if (scored.value.result === null && !write({ edit: 'add-round' })) return
      advance(null)
    })

  const stepBack = (next: Sheet, edit: Edit | undefined): void =>
    batch(() => {
      settle(next)
      const at = cellOf(edit)
      if (mending.value !== null && mending.value >= next.pad.rounds.length) mending.value = null
      const here = edit !== undefined && 'round' in edit && edit.round === round.value
      const all: Cell | null = at?.what === 'tricks' && mending.value === null ? { what: 'won' } : at
      if (here && all !== null) cell.value = all
      else advance(null)
    })

  const desk: Desk = {
    sheet,
    pad,
    scored,
    round,
    mending,
    cell,
    problem,
    doubts,
    write,
    choose: at => {
      cell.value = at
    },
    tap: value => batch(() => tap(value)),
    won(seat, tricks) {
      const row = pad.value.rounds[round.value]
      if (row === undefined || !('tricks' in row)) return
      write({ edit: 'tricks', round: round.value, seat, value: row.tricks[seat] === tricks ? null : tricks })
    },
    brawl: () =>
      batch(() => {
        const row = pad.value.rounds[round.value]
        if (row === undefined || !('brawl' in row)) return
        if (row.brawl === null) cell.value = { what: 'brawler' }
        else if (write({ edit: 'brawl', round: round.value, seat: null })) advance(null)
      }),
    march: () =>
      batch(() => {
        const row = pad.value.rounds[round.value] as HerzlosRound
        if (row.march === null) cell.value = { what: 'marcher' }
        else if (write({ edit: 'march', round: round.value, seat: null, points: row.points.map(() => null) }))
          advance(null)
      }),
    score,
    mend: at =>
      batch(() => {
        mending.value = at
        doubts.value = []
        if (at === null) advance(null)
        else cell.value = null
      }),
    undo: () => stepBack(undo(sheet.value), sheet.value.edits.at(-1)),
    redo: () => stepBack(redo(sheet.value), undefined),
  }
  advance(null)
  return desk
}

/** Z6: what the cards given so far are worth, by seat. */
export const cardPoints = (pad: Extract<Pad, { pad: 'herzlos' }>, round: number): readonly number[] => {
  const { cards } = pad.rounds[round] as HerzlosRound
  return cards === null ? pad.players.map(() => 0) : pointsOfCards(pad.options, cards).points
}

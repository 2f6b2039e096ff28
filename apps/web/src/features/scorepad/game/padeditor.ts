import type { Problem, Result } from '@halfpint/core'
import { applyEdit, type Edit, type Pad, type PadHistory, redo, type Scored, scorePad, undo } from '@halfpint/scorepad'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Cell } from '../cell.ts'
import type { PadInterface, Tap } from '../padinterface.ts'

/** The state of a pad being edited: entries, the selected cell, and the result of each tap. Contains no view. */
export interface PadEditor {
  readonly face: PadInterface
  readonly sheet: ReadonlySignal<PadHistory>
  readonly pad: ReadonlySignal<Pad>
  readonly scored: ReadonlySignal<Scored>
  /** The round that taps are written to. */
  readonly round: ReadonlySignal<number>
  /** An earlier round that is being corrected, or `null`. */
  readonly correcting: ReadonlySignal<number | null>
  readonly cell: ReadonlySignal<Cell | null>
  /** The problem of the last tap. */
  readonly problem: Signal<Problem | null>
  /** Warnings that were shown; the next tap on the button ignores them. */
  readonly doubts: ReadonlySignal<readonly Problem[]>
  write(edit: Edit): boolean
  choose(cell: Cell | null): void
  /** Enters a number or a seat into the selected cell. */
  tap(value: number | null): void
  /** The button of the game's rare event: selects its cells, or cancels it. */
  rarity(): void
  /** Scores the round and opens the next; an empty entry counts as no trick. */
  score(): void
  mend(round: number | null): void
  undo(): void
  redo(): void
}

/** Strokes after which the selected cell is found again. */
const MOVING = ['join', 'go', 'remove-round']

/** Opens a pad for editing; `changed` is called with every stroke first. */
export const openPadEditor = (
  face: PadInterface,
  first: PadHistory,
  changed: (sheet: PadHistory) => void,
): PadEditor => {
  const { order } = face
  const sheet = signal(first)
  const pad = computed(() => sheet.value.pad)
  const scored = computed(() => scorePad(pad.value))
  const correcting = signal<number | null>(null)
  const round = computed(() => Math.min(correcting.value ?? Number.POSITIVE_INFINITY, pad.value.rounds.length - 1))
  const cell = signal<Cell | null>(null)
  const problem = signal<Problem | null>(null)
  const doubts = signal<readonly Problem[]>([])

  const settle = (next: PadHistory): void => {
    sheet.value = next
    problem.value = null
    doubts.value = []
    changed(next)
  }
  const take = (result: Result<PadHistory>): boolean => {
    if (result.ok) settle(result.value)
    else problem.value = result.problem
    return result.ok
  }
  const write = (edit: Edit): boolean => batch(() => take(applyEdit(sheet.value, edit)))
  const advance = (after: Cell | null): void => {
    if (correcting.value !== null) cell.value = order.next(pad.value, round.value, after)
    else cell.value = scored.value.result === null ? order.resting(pad.value, round.value, after) : null
  }

  const act = ({ edit, cell: to }: Tap, from: Cell | null): void => {
    if (edit !== undefined && !write(edit)) return
    if (to === undefined) advance(from)
    else cell.value = to
  }

  const tap = (value: number | null): void => {
    const at = cell.value
    if (at !== null) act(order.tap(pad.value, round.value, at, value), at)
  }

  const finish = (): boolean => {
    const missing = order.finish(pad.value, round.value)
    if (missing === null) return true
    if (missing !== false) return write(missing)
    advance(null)
    return false
  }

  const score = (): void =>
    batch(() => {
      const shown = doubts.value
      if (!finish()) return
      const row = scored.value.rounds[round.value]
      if (row === undefined || (row.done === null && row.warnings.length === 0)) {
        advance(null)
        return
      }
      // An impossible entry asks once; house rules may allow it.
      const soft = order.doubt?.(pad.value, round.value) ?? null
      const all = soft === null || row.warnings.length > 0 ? row.warnings : [soft]
      const fresh = all.filter(({ code }) => !shown.some(known => known.code === code))
      if (fresh.length > 0) {
        doubts.value = all
        return
      }
      doubts.value = []
      if (correcting.value !== null) {
        correcting.value = null
        advance(null)
        return
      }
      if (scored.value.result === null && !write({ edit: 'add-round' })) return
      advance(null)
    })

  const stepBack = (next: PadHistory, edit: Edit | undefined): void =>
    batch(() => {
      settle(next)
      const at = edit === undefined ? null : order.cellOf(edit, correcting.value !== null)
      if (correcting.value !== null && correcting.value >= next.pad.rounds.length) correcting.value = null
      const here = edit !== undefined && 'round' in edit && edit.round === round.value
      if (here && at !== null) cell.value = at
      else advance(null)
    })

  const editor: PadEditor = {
    face,
    sheet,
    pad,
    scored,
    round,
    correcting,
    cell,
    problem,
    doubts,
    write: edit =>
      batch(() => {
        const isWritten = write(edit)
        // The columns or the row changed: the selected cell moved or is gone.
        if (isWritten && MOVING.includes(edit.edit)) advance(null)
        return isWritten
      }),
    choose: at => {
      cell.value = at
    },
    tap: value => batch(() => tap(value)),
    rarity: () => batch(() => act(face.rarity.press(pad.value, round.value), null)),
    score,
    mend: at =>
      batch(() => {
        correcting.value = at
        doubts.value = []
        if (at === null) advance(null)
        else cell.value = null
      }),
    undo: () => stepBack(undo(sheet.value), sheet.value.edits.at(-1)),
    redo: () => stepBack(redo(sheet.value), undefined),
  }
  advance(null)
  return editor
}

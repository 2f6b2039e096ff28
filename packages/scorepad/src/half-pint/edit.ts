import type { Seat } from '@halfpint/core'
import type { DrinkingRule, Mark } from '@halfpint/half-pint'
import type { AtSeat, InRound } from '../edit.ts'
import { withEntry } from '../pad.ts'
import type { HalfPintPad, HalfPintRound } from './pad.ts'

/** An edit of a Half-Pint Heroes pad. `null` clears an entry or removes an override. */
export type HalfPintEdit =
  | ({ readonly edit: 'prediction' | 'tricks' | 'bet' | 'score'; readonly value: number | null } & AtSeat)
  | ({ readonly edit: 'mark'; readonly value: Mark | null } & AtSeat)
  | ({ readonly edit: 'hand-size'; readonly value: number | null } & InRound)
  | ({ readonly edit: 'brawl'; readonly seat: Seat | null } & InRound)
  /** Sets the tricks of all seats at once. */
  | ({ readonly edit: 'fill'; readonly tricks: readonly (number | null)[] } & InRound)
  | { readonly edit: 'bonus'; readonly seat: Seat; readonly value: number | null }
  | { readonly edit: 'drinking'; readonly rules: readonly DrinkingRule[] }

const changeHalfPintRound = (round: HalfPintRound, edit: HalfPintEdit): HalfPintRound => {
  const { overrides } = round
  switch (edit.edit) {
    case 'prediction':
      return { ...round, predictions: withEntry(round.predictions, edit.seat, edit.value) }
    case 'tricks':
      return { ...round, tricks: withEntry(round.tricks, edit.seat, edit.value) }
    case 'bet':
      return { ...round, bets: withEntry(round.bets, edit.seat, edit.value) }
    case 'score':
      return { ...round, overrides: { ...overrides, scores: withEntry(overrides.scores, edit.seat, edit.value) } }
    case 'mark':
      return { ...round, overrides: { ...overrides, marks: withEntry(overrides.marks, edit.seat, edit.value) } }
    case 'hand-size':
      return { ...round, handSize: edit.value }
    case 'brawl':
      return { ...round, brawl: edit.seat }
    case 'fill':
      return { ...round, tricks: edit.tricks }
    default:
      return round
  }
}

/** Applies an edit to a pad. */
export const changeHalfPint = (pad: HalfPintPad, edit: HalfPintEdit): HalfPintPad => {
  if (edit.edit === 'bonus')
    return { ...pad, overrides: { bonus: withEntry(pad.overrides.bonus, edit.seat, edit.value) } }
  if (edit.edit === 'drinking') return { ...pad, options: { ...pad.options, drinking: edit.rules } }
  if (!('round' in edit)) return pad
  return {
    ...pad,
    rounds: pad.rounds.map((round, at) => (at === edit.round ? changeHalfPintRound(round, edit) : round)),
  }
}

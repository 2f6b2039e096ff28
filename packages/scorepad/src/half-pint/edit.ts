import type { Seat } from '@halfpint/core'
import type { DrinkingRule, Mark } from '@halfpint/half-pint'
import type { AtSeat, InRound } from '../edit.ts'
import { replaced } from '../pad.ts'
import type { HeroesPad, HeroesRound } from './pad.ts'

/** A stroke on a pad of Half-Pint Heroes. `null` rubs an entry out, or gives an overruled number back to the rules. */
export type HeroesEdit =
  | ({ readonly edit: 'prediction' | 'tricks' | 'bet' | 'score'; readonly value: number | null } & AtSeat)
  | ({ readonly edit: 'mark'; readonly value: Mark | null } & AtSeat)
  | ({ readonly edit: 'hand-size'; readonly value: number | null } & InRound)
  | ({ readonly edit: 'brawl'; readonly seat: Seat | null } & InRound)
  /** The tricks of all seats in one stroke: with the zeros of those who won nothing. */
  | ({ readonly edit: 'fill'; readonly tricks: readonly (number | null)[] } & InRound)
  | { readonly edit: 'bonus'; readonly seat: Seat; readonly value: number | null }
  | { readonly edit: 'drinking'; readonly rules: readonly DrinkingRule[] }

const changeHeroesRound = (round: HeroesRound, edit: HeroesEdit): HeroesRound => {
  const { overruled } = round
  switch (edit.edit) {
    case 'prediction':
      return { ...round, predictions: replaced(round.predictions, edit.seat, edit.value) }
    case 'tricks':
      return { ...round, tricks: replaced(round.tricks, edit.seat, edit.value) }
    case 'bet':
      return { ...round, bets: replaced(round.bets, edit.seat, edit.value) }
    case 'score':
      return { ...round, overruled: { ...overruled, scores: replaced(overruled.scores, edit.seat, edit.value) } }
    case 'mark':
      return { ...round, overruled: { ...overruled, marks: replaced(overruled.marks, edit.seat, edit.value) } }
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

/** The pad after a stroke. */
export const changeHeroes = (pad: HeroesPad, edit: HeroesEdit): HeroesPad => {
  if (edit.edit === 'bonus')
    return { ...pad, overruled: { bonus: replaced(pad.overruled.bonus, edit.seat, edit.value) } }
  if (edit.edit === 'drinking') return { ...pad, options: { ...pad.options, drinking: edit.rules } }
  if (!('round' in edit)) return pad
  return { ...pad, rounds: pad.rounds.map((round, at) => (at === edit.round ? changeHeroesRound(round, edit) : round)) }
}

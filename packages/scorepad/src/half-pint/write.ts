import type { Json } from '@halfpint/core'
import { hasEntry, optionalField, overridesJson } from '../optional.ts'
import type { HalfPintPad, HalfPintRound } from './pad.ts'
import type { ScoredHalfPint, ScoredHalfPintRound } from './score.ts'

const halfPintRound = ({ overrides, ...round }: HalfPintRound): Json => {
  const { scores, marks } = overrides
  const lists = {
    ...optionalField('scores', scores, hasEntry(scores)),
    ...optionalField('marks', marks, hasEntry(marks)),
  }
  return { ...round, ...optionalField('overruled', lists, Object.keys(lists).length > 0) }
}

/** Writes the part of a Half-Pint Heroes pad that follows the players. */
export const writeHalfPint = ({
  options,
  rounds,
  overrides: { bonus },
}: HalfPintPad): { readonly [key: string]: Json } => ({
  options: { ...options },
  rounds: rounds.map(halfPintRound),
  ...optionalField('overruled', { bonus }, hasEntry(bonus)),
})

const doneHalfPint = ({ done, drinksAtReveal, warnings }: ScoredHalfPintRound): Json => ({
  ...(done === null ? {} : { scores: done.scores, marks: done.marks, gunFight: done.gunFight, drinks: done.drinks }),
  ...(done === null && drinksAtReveal === null ? {} : { drinksAtReveal: drinksAtReveal ?? [] }),
  ...overridesJson(done?.overrides ?? []),
  ...optionalField('warnings', warnings, warnings.length > 0),
})

/** Writes the scores of a pad. */
export const scoredHalfPintJson = ({ rounds, result, overrides }: ScoredHalfPint): Json => ({
  rounds: rounds.map(doneHalfPint),
  ...optionalField('result', result, result !== null),
  ...overridesJson(overrides),
})

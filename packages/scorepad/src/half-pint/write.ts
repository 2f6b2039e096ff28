import type { Json } from '@halfpint/core'
import { anything, overrules, stated } from '../stated.ts'
import type { HalfPintPad, HalfPintRound } from './pad.ts'
import type { ScoredHalfPint, ScoredHalfPintRound } from './score.ts'

const halfPintRound = ({ overruled, ...round }: HalfPintRound): Json => {
  const { scores, marks } = overruled
  const lists = { ...stated('scores', scores, anything(scores)), ...stated('marks', marks, anything(marks)) }
  return { ...round, ...stated('overruled', lists, Object.keys(lists).length > 0) }
}

/** Writes the part of a Half-Pint Heroes pad that follows the players. */
export const writeHalfPint = ({
  options,
  rounds,
  overruled: { bonus },
}: HalfPintPad): { readonly [key: string]: Json } => ({
  options: { ...options },
  rounds: rounds.map(halfPintRound),
  ...stated('overruled', { bonus }, anything(bonus)),
})

const doneHalfPint = ({ done, drinksAtReveal, warnings }: ScoredHalfPintRound): Json => ({
  ...(done === null ? {} : { scores: done.scores, marks: done.marks, gunFight: done.gunFight, drinks: done.drinks }),
  ...(done === null && drinksAtReveal === null ? {} : { drinksAtReveal: drinksAtReveal ?? [] }),
  ...overrules(done?.overruled ?? []),
  ...stated('warnings', warnings, warnings.length > 0),
})

/** Writes the scores of a pad. */
export const scoredHalfPintJson = ({ rounds, result, overruled }: ScoredHalfPint): Json => ({
  rounds: rounds.map(doneHalfPint),
  ...stated('result', result, result !== null),
  ...overrules(overruled),
})

import type { Json } from '@halfpint/core'
import { anything, overrules, stated } from '../stated.ts'
import type { HeroesPad, HeroesRound } from './pad.ts'
import type { ScoredHeroes, ScoredHeroesRound } from './score.ts'

const heroesRound = ({ overruled, ...round }: HeroesRound): Json => {
  const { scores, marks } = overruled
  const lists = { ...stated('scores', scores, anything(scores)), ...stated('marks', marks, anything(marks)) }
  return { ...round, ...stated('overruled', lists, Object.keys(lists).length > 0) }
}

/** What a pad of Half-Pint Heroes has beside its head. */
export const writeHeroes = ({
  options,
  rounds,
  overruled: { bonus },
}: HeroesPad): { readonly [key: string]: Json } => ({
  options: { ...options },
  rounds: rounds.map(heroesRound),
  ...stated('overruled', { bonus }, anything(bonus)),
})

const doneHeroes = ({ done, drinksAtReveal, warnings }: ScoredHeroesRound): Json => ({
  ...(done === null ? {} : { scores: done.scores, marks: done.marks, gunFight: done.gunFight, drinks: done.drinks }),
  ...(done === null && drinksAtReveal === null ? {} : { drinksAtReveal: drinksAtReveal ?? [] }),
  ...overrules(done?.overruled ?? []),
  ...stated('warnings', warnings, warnings.length > 0),
})

/** What it comes to. */
export const scoredHeroesJson = ({ rounds, result, overruled }: ScoredHeroes): Json => ({
  rounds: rounds.map(doneHeroes),
  ...stated('result', result, result !== null),
  ...overrules(overruled),
})

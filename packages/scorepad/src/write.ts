import type { BySeat, Json } from '@halfpint/core'
import type { Overrule, ScoredHeroes, ScoredHeroesRound } from './heroes.ts'
import type { ScoredHerzlos } from './herzlos.ts'
import type { HeroesRound, HerzlosRound, Pad } from './pad.ts'
import type { Scored } from './score.ts'

const anything = (list: BySeat<unknown>): boolean => list.some(entry => entry !== null)

/** The key with its value, or nothing where there is nothing to say. */
const stated = (key: string, value: Json, has: boolean): { readonly [key: string]: Json } =>
  has ? { [key]: value } : {}

const heroesRound = ({ overruled, ...round }: HeroesRound): Json => {
  const { scores, marks } = overruled
  const lists = { ...stated('scores', scores, anything(scores)), ...stated('marks', marks, anything(marks)) }
  return { ...round, ...stated('overruled', lists, Object.keys(lists).length > 0) }
}

const herzlosRound = ({ points, march, cards }: HerzlosRound): Json => ({
  points,
  march,
  ...stated('cards', cards, cards !== null),
})

/** The pad in its format; the inverse of `readPad`. */
export const writePad = (pad: Pad): Json => {
  const { players, symbols } = pad
  const head = { pad: pad.pad, players, ...stated('symbols', symbols, symbols !== null) }
  if (pad.pad === 'herzlos') return { ...head, options: { ...pad.options }, rounds: pad.rounds.map(herzlosRound) }
  const { bonus } = pad.overruled
  return {
    ...head,
    options: { ...pad.options },
    rounds: pad.rounds.map(heroesRound),
    ...stated('overruled', { bonus }, anything(bonus)),
  }
}

const overrules = (list: readonly Overrule[]): { readonly [key: string]: Json } =>
  stated('overruled', list, list.length > 0)

const doneHeroes = ({ done, drinksAtReveal, warnings }: ScoredHeroesRound): Json => ({
  ...(done === null ? {} : { scores: done.scores, marks: done.marks, gunFight: done.gunFight, drinks: done.drinks }),
  ...(done === null && drinksAtReveal === null ? {} : { drinksAtReveal: drinksAtReveal ?? [] }),
  ...overrules(done?.overruled ?? []),
  ...stated('warnings', warnings, warnings.length > 0),
})

const heroesJson = ({ rounds, result, overruled }: ScoredHeroes): Json => ({
  rounds: rounds.map(doneHeroes),
  ...stated('result', result, result !== null),
  ...overrules(overruled),
})

const herzlosJson = ({ rounds, result }: ScoredHerzlos): Json => ({
  rounds: rounds.map(({ done, warnings }) => ({
    ...(done === null ? {} : { points: done.points, march: done.march, ...overrules(done.overruled) }),
    ...stated('warnings', warnings, warnings.length > 0),
  })),
  ...stated('result', result, result !== null),
})

/** What a pad comes to, in the format of docs/pads.md. */
export const writeScored = (scored: Scored): Json =>
  scored.pad === 'herzlos' ? herzlosJson(scored) : heroesJson(scored)

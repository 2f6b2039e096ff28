import { expect, test } from 'vitest'
import { LANGUAGES } from './language.ts'
import { counter } from './plural.ts'
import { wordsIn } from './words.ts'

test('English and German have two forms', () => {
  const { roundsPlayed: english } = wordsIn('en').command
  const { roundsPlayed: german } = wordsIn('de').command
  expect([0, 1, 2, 1000].map(english)).toEqual(['0 rounds', '1 round', '2 rounds', '1,000 rounds'])
  expect([0, 1, 2, 1000].map(german)).toEqual(['0 Runden', '1 Runde', '2 Runden', '1.000 Runden'])
})

test('Russian has three forms', () => {
  const { roundsPlayed } = wordsIn('ru').command
  expect([1, 2, 5, 11, 21, 22, 25].map(roundsPlayed)).toEqual([
    '1 раунд',
    '2 раунда',
    '5 раундов',
    '11 раундов',
    '21 раунд',
    '22 раунда',
    '25 раундов',
  ])
})

test('a form that is not given falls back to the general one', () => {
  expect(counter('ru')(5, { one: 'ход', other: 'хода' })).toBe('5 хода')
})

test('one mark is not called marks', () => {
  const facts = { name: 'Max', held: 3, won: 0, prediction: null, streak: 0, chips: [], score: null }
  const said = LANGUAGES.flatMap(language => {
    const { seat } = wordsIn(language).games['half-pint-heroes']
    return [1, 2].map(run => seat({ ...facts, run }))
  })
  expect(said).toEqual([
    'Max: 3 cards, 1 mark',
    'Max: 3 cards, 2 marks in a row',
    'Max: 3 Karten, 1 Kreuz oder K',
    'Max: 3 Karten, 2-mal in Folge Kreuz oder K',
    'Max: 3 карты, отметок подряд: 1',
    'Max: 3 карты, отметок подряд: 2',
  ])
})

import { expect, test } from 'vitest'
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

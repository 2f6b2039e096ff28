import { expect, test } from 'vitest'
import { DRINKING_RULES, type DrinkingRound, type DrinkingRule, drinksAfter, drinksAtReveal } from './drink.ts'
import { scoreRound } from './score.ts'
import { DEFAULT_OPTIONS } from './state.ts'

type Said = Pick<DrinkingRound, 'predictions' | 'tricks'> & Partial<DrinkingRound>

const rounds = (...said: readonly Said[]): DrinkingRound[] =>
  said.map(round => {
    const played = {
      bets: round.predictions.map((_, seat) => (seat + 1) % round.predictions.length),
      brawl: null,
      ...round,
    }
    return { ...played, marks: scoreRound(DEFAULT_OPTIONS, played).marks }
  })

/** Seats that drink after the last round if only `rules` apply. */
const drinks = (rules: string, ...said: readonly Said[]): string =>
  drinksAfter(rounds(...said), rules.split(' ') as DrinkingRule[])
    .map(({ seat, rules }) => `${seat}:${rules.join('+')}`)
    .join(' ')

const allMet = { predictions: [1, 0, 1], tricks: [1, 0, 1] }
const noneMet = { predictions: [0, 1, 0], tricks: [1, 0, 1] }
const brawl = { predictions: [0, 1, 0], tricks: [3, 1, 0], brawl: 0 }
const firstMet = { predictions: [1, 1, 1], tricks: [1, 0, 2] }

test('D1: a brawl: all drink', () => {
  expect(drinks('D1', brawl)).toBe('0:D1 1:D1 2:D1')
  expect(drinks('D1', allMet)).toBe('')
})

test('D2: all drink after a round in which every prediction is met', () => {
  expect(drinks('D2', allMet)).toBe('0:D2 1:D2 2:D2')
  expect(drinks('D2', firstMet)).toBe('')
})

test('D3: all drink after a round in which no prediction is met', () => {
  expect(drinks('D3', noneMet)).toBe('0:D3 1:D3 2:D3')
  expect(drinks('D3', firstMet)).toBe('')
})

test('D4: a player who missed and was bet against drinks', () => {
  expect(drinks('D4', { ...firstMet, bets: [1, 0, 0] })).toBe('1:D4')
  expect(drinks('D4', { ...firstMet, bets: [1, 0, 1] })).toBe('1:D4')
})

test('D5: every third miss of an unbroken row of misses drinks', () => {
  const miss = { predictions: [0, 0, 1], tricks: [1, 0, 1] }
  const times = (count: number) => drinks('D5', ...Array<Said>(count).fill(miss))
  expect([1, 2, 3, 4, 5, 6, 7].map(times)).toEqual(['', '', '0:D5', '', '', '0:D5', ''])
  expect(drinks('D5', miss, miss, allMet, miss)).toBe('')
})

test('D5: a brawl counts as missed for all but the brawler', () => {
  expect(drinks('D5', brawl, noneMet, noneMet)).toBe('1:D5 2:D5')
})

test('D6: a third mark in a row, or later: all others drink', () => {
  const run = { predictions: [1, 1, 1], tricks: [1, 0, 2] }
  expect(drinks('D6', run, run)).toBe('')
  expect(drinks('D6', run, run, run)).toBe('1:D6 2:D6')
  expect(drinks('D6', run, run, run, run)).toBe('1:D6 2:D6')
  expect(drinks('D6', allMet, allMet, allMet)).toBe('0:D6 1:D6 2:D6')
})

test('D6: the brawler’s B counts as met', () => {
  expect(drinks('D6', firstMet, brawl, firstMet)).toBe('1:D6 2:D6')
})

test('D7: a player who lost the bet drinks', () => {
  expect(drinks('D7', { ...firstMet, bets: [1, 0, 0] })).toBe('1:D7 2:D7')
  expect(drinks('D7', { predictions: [1, 1], tricks: [1, 0], bets: ['none', 0] })).toBe('1:D7')
})

test('D8: predictions that add up to the hand size: all drink at once, on the reveal', () => {
  expect(drinksAtReveal([2, 0, 3], 5, ['D8'])).toEqual([0, 1, 2])
  expect(drinksAtReveal([2, 0, 3], 6, ['D8'])).toEqual([])
  expect(drinksAtReveal([2, 0, 3], 5, ['D1'])).toEqual([])
})

test('everybody drinks at most once, with every reason named', () => {
  expect(drinks('D3 D4 D7', { ...noneMet, bets: [1, 2, 1] })).toBe('0:D3 1:D3+D4 2:D3+D4')
})

test('in a brawl round only D1 applies', () => {
  expect(drinks(DRINKING_RULES.join(' '), noneMet, noneMet, brawl)).toBe('0:D1 1:D1 2:D1')
  expect(drinks('D2 D3 D4 D5 D6 D7', noneMet, noneMet, brawl)).toBe('')
})

test('without a drinking rule nobody drinks', () => {
  expect(drinksAfter(rounds(noneMet), [])).toEqual([])
  expect(drinksAfter([], ['D1'])).toEqual([])
})

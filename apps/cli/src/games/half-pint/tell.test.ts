import { must } from '@halfpint/core'
import { halfPint, type Play } from '@halfpint/half-pint'
import { LANGUAGES } from '@halfpint/i18n'
import { expect, test } from 'vitest'
import { frameFor } from '../../play/fixture.ts'
import { tell } from './tell.ts'

const nine: Play = { seat: 0, hand: ['r9'], row: [], set: 'high-card' }
const otherNine: Play = { seat: 1, hand: ['b9'], row: [], set: 'high-card' }
const fours: Play = { seat: 1, hand: ['r4', 'g4'], row: [], set: 'pair' }
const sixes: Play = { seat: 2, hand: ['r6', 'g6'], row: [], set: 'pair' }
const low: Play = { seat: 0, hand: ['b10', 'y10', 'k3', 'g3'], row: [], set: 'two-pair' }
const high: Play = { seat: 1, hand: ['r10', 'g10', 'b8', 'r8'], row: [], set: 'two-pair' }

const said = (language: 'en' | 'de' | 'ru', winner: number, ...plays: Play[]): string => {
  const state = { ...must(halfPint.open(must(halfPint.options.read({})), 3)), phase: 'play' } as const
  const before = halfPint.view(state, 'spectator')
  const after = halfPint.view({ ...state, tricks: [{ plays, winner }] }, 'spectator')
  return tell({ before, event: { type: 'trick-won', winner }, after }, frameFor(language, 3))[0] as string
}

test('the end of a trick has the reason why it was won', () => {
  expect(said('en', 1, nine, fours)).toMatch(/ wins the trick\. Pair of 4s beats /)
  expect(said('en', 2, nine, fours, sixes)).toContain('Pair of 6s: 6 beats 4.')
  expect(said('en', 1, low, high)).toContain(': card by card, 8 beats 3.')
  expect(said('en', 0, nine, otherNine)).toContain(', played first.')
})

test.each(LANGUAGES)('each reason has a separate sentence: %s', language => {
  const all = [
    said(language, 0, nine),
    said(language, 1, nine, fours),
    said(language, 2, nine, fours, sixes),
    said(language, 1, low, high),
    said(language, 0, nine, otherNine),
  ]
  expect(new Set(all).size).toBe(all.length)
  for (const text of all) expect(text).toMatch(/\. .+[^.]\.$/)
})

import type { Seen } from '@halfpint/core'
import { expect, test } from 'vitest'
import type { Card } from '../card.ts'
import { opened, playing } from '../fixture.ts'
import { herzlos } from '../game.ts'
import type { State } from '../state.ts'
import { prospectOf } from './prospect.ts'

const HANDS = ['h5 f3 cK c4', 'f9', 'f8', 'f7']

const seen = (change: Partial<State>): Seen<State> => herzlos.view(playing(HANDS, change), 0)

/** Seat 0 is to play after these cards. */
const after = (...cards: Card[]): Seen<State> =>
  seen({ toPlay: 0, trick: cards.map((card, at) => ({ seat: 1 + at, card })) })

test('the prospect describes the effect of the card', () => {
  expect(prospectOf(after(), ['c4'])).toMatchObject({ kind: 'leads', card: 'c4' })
  expect(prospectOf(after('c9'), ['cK'])).toMatchObject({ kind: 'takes-lead', card: 'cK' })
  expect(prospectOf(after('c9'), ['c4'])).toMatchObject({ kind: 'stays-below', card: 'c4' })
  expect(prospectOf(after('d9'), ['h5'])).toMatchObject({ kind: 'throws-off', card: 'h5' })
  expect(prospectOf(after('c9', 'fQ', 'h2'), ['cK'])).toEqual({
    kind: 'takes-trick',
    card: 'cK',
    points: -27,
    action: { type: 'play', card: 'cK' },
  })
})

test('Z4, Z5: an illegal card has its reason', () => {
  expect(prospectOf(after('c9'), ['f3'])).toMatchObject({ kind: 'not-allowed', problem: { code: 'follow-suit' } })
  expect(prospectOf(after(), ['h5'])).toMatchObject({ kind: 'not-allowed', problem: { code: 'hearts-closed' } })
})

test('Z3: selected cards become a pass when there are enough', () => {
  const view = seen({ phase: 'pass', round: 1, passes: [null, null, null, null] })
  expect(prospectOf(view, [])).toEqual({ kind: 'pass', chosen: 0, of: 2, action: null })
  expect(prospectOf(view, ['h5'])).toEqual({ kind: 'pass', chosen: 1, of: 2, action: null })
  expect(prospectOf(view, ['h5', 'f3'])).toMatchObject({ chosen: 2, action: { type: 'pass', cards: ['h5', 'f3'] } })
  expect(prospectOf(view, ['h5', 'fA'])).toMatchObject({ chosen: 2, action: null })
})

test('there is no prospect out of turn, for spectators, before the deal and after passing', () => {
  expect(prospectOf(seen({ toPlay: 2 }), ['c4'])).toBeNull()
  expect(prospectOf(herzlos.view(playing(HANDS, { toPlay: 0 }), 'spectator'), ['c4'])).toBeNull()
  expect(prospectOf(herzlos.view(opened(4), 0), [])).toBeNull()
  expect(prospectOf(seen({ phase: 'pass', passes: [['h2'], null, null, null] }), ['c4'])).toBeNull()
})

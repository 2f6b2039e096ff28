import { must } from '@halfpint/core'
import { type Pad, readPad } from '@halfpint/scorepad'
import { expect, test } from 'vitest'
import type { Cell } from '../cell.ts'
import { halfPintOrder } from '../half-pint/entryorder.ts'
import { herzlosOrder } from '../herzlos/entryorder.ts'
import type { EntryOrder } from '../padinterface.ts'

const PENCILS: { readonly [game: string]: EntryOrder } = { 'half-pint-heroes': halfPintOrder, herzlos: herzlosOrder }
const nextCell = (pad: Pad, round: number, after: Cell | null) => PENCILS[pad.pad]?.next(pad, round, after) ?? null
const restingCell = (pad: Pad, round: number, after: Cell | null) =>
  PENCILS[pad.pad]?.resting(pad, round, after) ?? null
const keysFor = (cell: Cell, pad = halfPint(4)) => PENCILS['half-pint-heroes']?.keys(pad, 0, cell)

const halfPint = (seats: number, round: object = {}, options: object = {}): Pad =>
  must(readPad({ pad: 'half-pint-heroes', players: Array(seats).fill('P'), options, rounds: [round] }))

const said = (cell: Cell | null): string =>
  cell === null ? 'none' : cell.seat !== undefined ? `${cell.what} ${cell.seat}` : cell.what

test('cells are selected from left to right whichever player starts: predictions, then bets, then tricks', () => {
  const pad = halfPint(3, {}, { startSeat: 1 })
  expect(said(nextCell(pad, 0, null))).toBe('prediction 0')
  expect(said(nextCell(pad, 0, { what: 'prediction', seat: 1 }))).toBe('prediction 2')
  expect(said(nextCell(pad, 0, { what: 'prediction', seat: 2 }))).toBe('bet 0')
  expect(said(nextCell(pad, 0, { what: 'bet', seat: 2 }))).toBe('won')
})

test('a skipped cell is selected again', () => {
  const pad = halfPint(3, { predictions: [1, null, 1], bets: [1, 2, 0], tricks: [1, 0, 1] })
  expect(said(nextCell(pad, 0, { what: 'won' }))).toBe('prediction 1')
})

test('H11 with two players a missing bet is not asked for again', () => {
  const pad = halfPint(2, { predictions: [1, 1] })
  expect(said(nextCell(pad, 0, { what: 'prediction', seat: 1 }))).toBe('bet 0')
  expect(said(nextCell(halfPint(2, { predictions: [1, 1], tricks: [1, 2] }), 0, { what: 'bet', seat: 1 }))).toBe('none')
})

test('H28 in a brawl only the brawler’s cells are selected', () => {
  const pad = halfPint(3, { predictions: [1, 1, 1], brawl: 2 })
  expect(said(nextCell(pad, 0, null))).toBe('tricks 2')
  const told = halfPint(3, { predictions: [1, 1, 1], brawl: 2, tricks: [null, null, 3] })
  expect(said(restingCell(told, 0, null))).toBe('none')
})

test('a complete round selects the tricks, which may still change', () => {
  const pad = halfPint(3, { predictions: [1, 0, 1], bets: [1, 2, 0], tricks: [1, 0, 1] })
  expect(said(nextCell(pad, 0, null))).toBe('none')
  expect(said(restingCell(pad, 0, null))).toBe('won')
})

test('D8 asks for the hand size first', () => {
  expect(said(nextCell(halfPint(3, {}, { drinking: ['D8'] }), 0, null))).toBe('hand-size')
})

test('Z6 a Herzlos round begins with cards; in a round with points it stays with points', () => {
  const pad = must(readPad({ pad: 'herzlos', players: ['A', 'B', 'C'], rounds: [{}] }))
  expect(said(nextCell(pad, 0, null))).toBe('cards 0')
  expect(said(nextCell(pad, 0, { what: 'points', seat: 0 }))).toBe('points 1')
  expect(said(nextCell(pad, 1, null))).toBe('none')
})

test('the keys follow the rules', () => {
  expect(keysFor({ what: 'prediction', seat: 0 })).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(keysFor({ what: 'hand-size' })).toEqual([3, 4, 5, 6, 7])
  expect(keysFor({ what: 'bet', seat: 0 })).toEqual([])
  // H21: the player who started a brawl won at least three tricks, and nobody won more than they had cards.
  expect(keysFor({ what: 'tricks', seat: 1 }, halfPint(4, { brawl: 1, handSize: 6 }))).toEqual([3, 4, 5, 6])
  expect(keysFor({ what: 'tricks', seat: 0 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

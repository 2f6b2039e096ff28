import { must, type Seen } from '@halfpint/core'
import { type Card, halfPint, type Options, type Play, type State } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { highlights, joiners, playsIn, readChoice } from './reading.ts'

const cards = (text: string): Card[] => text.split(' ').filter(Boolean) as Card[]

/** A table of three in the middle of a trick; seat 0 has this hand. */
const scene = (hand: string, row: string, trick: readonly Play[] = [], options: Partial<Options> = {}): Seen<State> => {
  const opened = must(halfPint.open({ ...must(halfPint.options.read({})), ...options }, 3))
  const played = trick.map(play => play.seat)
  const state: State = {
    ...opened,
    phase: 'play',
    row: cards(row),
    hands: [cards(hand), ...[1, 2].map(seat => (played.includes(seat) ? [] : (['r13'] as Card[])))],
    predictions: [1, 1, 1],
    bets: [1, 2, 0],
    trick,
  }
  return halfPint.view(state, 0)
}

const read = (view: Seen<State>, hand: string, row: readonly Card[] | null = null) =>
  readChoice(view, 0, playsIn(view.hands[0] as Card[], view.row, view.options), { hand: cards(hand), row })

const laid = (seat: number, hand: string, row: string, set: Play['set']): Play => ({
  seat,
  hand: cards(hand),
  row: cards(row),
  set,
})

test('H16 chosen cards are named by the strongest set they make with the row', () => {
  const reading = read(scene('b9 k9 y3', 'g9 k12'), 'b9 k9')
  expect(reading).toMatchObject({ kind: 'set', effect: 'opens', play: { set: 'three', row: ['g9'] } })
})

test('H18 a set says whether it leads, takes the trick, or stays behind', () => {
  const pair = laid(2, 'r4', 'b4', 'pair')
  expect(read(scene('b9 k9 y3', 'b4 k12', [pair]), 'b9 k9')).toMatchObject({ effect: 'leads' })
  expect(read(scene('b9 k9 y3', 'b4 k12', [pair]), 'y3')).toMatchObject({ effect: 'behind', leader: { seat: 2 } })
  const both = [laid(1, 'y7', '', 'high-card'), pair]
  expect(read(scene('b9 k9 y3', 'b4 k12', both), 'b9 k9')).toMatchObject({ effect: 'takes' })
})

test('H14 what makes no set says so', () => {
  expect(read(scene('b9 k8 y3', 'g2'), 'b9 k8')).toMatchObject({ kind: 'no-set', problem: { code: 'not-a-set' } })
  const seven = scene('r1 r2 r3 r4 r5 r6 r8', 'g12')
  expect(read(seven, 'r1 r2 r3 r4 r5 r6')).toMatchObject({ kind: 'no-set', problem: { code: 'too-many-cards' } })
})

test('H17 a pair that lies in the row is explained', () => {
  const view = scene('b7 y3', 'r7 r12 g12', [], { sets: 'declared' })
  const reading = read(view, 'b7', cards('r7 r12 g12'))
  expect(reading).toMatchObject({ kind: 'no-set', problem: { code: 'group-in-row' } })
})

test('H16 with declared sets the row cards are chosen by the strongest set until the reader chooses', () => {
  const view = scene('b9 y3', 'g9 r9', [], { sets: 'declared' })
  expect(read(view, 'b9')).toMatchObject({ kind: 'set', play: { set: 'three' }, action: { row: ['g9', 'r9'] } })
  expect(read(view, 'b9', [])).toMatchObject({ kind: 'set', play: { set: 'high-card' }, action: { row: [] } })
})

test('only cards that can join the chosen ones in some set stay bright', () => {
  const view = scene('b9 k9 y3 g3 r13', 'k12')
  const plays = playsIn(view.hands[0] as Card[], view.row, view.options)
  expect([...joiners(plays, { hand: cards('b9'), row: null })].sort()).toEqual(['b9', 'g3', 'k9', 'y3'])
  expect([...joiners(plays, { hand: cards('r13'), row: null })]).toEqual(['r13'])
})

test('the sets worth pointing at are the strongest, each once', () => {
  const view = scene('b9 k9 y9 g3 r3', 'k12')
  const plays = playsIn(view.hands[0] as Card[], view.row, view.options)
  expect(highlights(plays, 3).map(play => play.set)).toEqual(['full-house', 'three', 'two-pair'])
  const poor = scene('b9 k5', 'k12')
  expect(highlights(playsIn(poor.hands[0] as Card[], poor.row, poor.options), 3).map(play => play.hand)).toEqual([
    ['b9'],
  ])
})

import type { Seen } from '@halfpint/core'
import { cards } from '@halfpint/testkit'
import { expect, test } from 'vitest'
import type { Card } from '../card.ts'
import { table } from '../fixture.ts'
import { halfPint } from '../game.ts'
import type { Options, Play, State } from '../state.ts'
import { ownHand } from '../view.ts'
import { highlights, joiners, nearestSet, offersOf, playsIn } from './offers.ts'
import { type Prospect, prospectOf } from './prospect.ts'
import { cardsOf } from './set.ts'

/** A table of three in the middle of a trick; seat 0 has this hand and is to play. */
const scene = (hand: string, row: string, trick: readonly Play[] = [], options: Partial<Options> = {}): Seen<State> => {
  const others = [1, 2].map(seat => (trick.some(play => play.seat === seat) ? '' : 'r13'))
  return halfPint.view({ ...table({ row, hands: [hand, ...others], ...options }), trick, toPlay: 0 }, 0)
}

const read = (view: Seen<State>, hand: string, row: readonly Card[] | null = null): Prospect | null =>
  prospectOf(view, { hand: cards<Card>(hand), row })

const laid = (seat: number, hand: string, row: string, set: Play['set']): Play => ({
  seat,
  hand: cards<Card>(hand),
  row: cards<Card>(row),
  set,
})

const pair = laid(2, 'r4', 'b4', 'pair')

test('H16: selected cards show the strongest set that they make with the row', () => {
  expect(read(scene('b9 k9 y3', 'g9 k12'), 'b9 k9')).toMatchObject({
    kind: 'set',
    effect: 'opens',
    play: { set: 'three', row: ['g9'] },
    name: { set: 'three', first: 9, other: 9 },
    leader: undefined,
  })
})

test('H18: a set shows whether it leads, takes the trick or stays behind', () => {
  expect(read(scene('b9 k9 y3', 'b4 k12', [pair]), 'b9 k9')).toMatchObject({ effect: 'leads' })
  expect(read(scene('b9 k9 y3', 'b4 k12', [pair]), 'y3')).toMatchObject({ effect: 'behind', leader: { seat: 2 } })
  const both = [laid(1, 'y7', '', 'high-card'), pair]
  expect(read(scene('b9 k9 y3', 'b4 k12', both), 'b9 k9')).toMatchObject({ effect: 'takes' })
})

test('H18: between equals the first one stays in the lead', () => {
  expect(read(scene('b4 y3', 'k12', [laid(2, 'r4', '', 'high-card')]), 'b4')).toMatchObject({ effect: 'behind' })
})

test('H23: a player who opens a trick that nobody can follow takes it', () => {
  const view = halfPint.view({ ...table({ row: 'k12', hands: ['b9 y3', '', ''] }), toPlay: 0 }, 0)
  expect(read(view, 'b9')).toMatchObject({ effect: 'takes' })
})

test('H14: cards that make no set are refused', () => {
  expect(read(scene('b9 k8 y3', 'g2'), 'b9 k8')).toMatchObject({ kind: 'no-set', problem: { code: 'not-a-set' } })
  const seven = scene('r1 r2 r3 r4 r5 r6 r8', 'g12')
  expect(read(seven, 'r1 r2 r3 r4 r5 r6')).toMatchObject({ kind: 'no-set', problem: { code: 'too-many-cards' } })
})

test('H17: a pair in the row has a separate explanation', () => {
  const view = scene('b7 y3', 'r7 r12 g12', [], { sets: 'declared' })
  expect(read(view, 'b7', cards<Card>('r7 r12 g12'))).toMatchObject({
    kind: 'no-set',
    problem: { code: 'group-in-row' },
  })
})

test('H16: with declared sets the row cards of the strongest set are preselected', () => {
  const view = scene('b9 y3', 'g9 r9', [], { sets: 'declared' })
  expect(read(view, 'b9')).toMatchObject({ kind: 'set', play: { set: 'three' }, action: { row: ['g9', 'r9'] } })
  expect(read(view, 'b9', [])).toMatchObject({ kind: 'set', play: { set: 'high-card' }, action: { row: [] } })
})

test('without selected cards, and for a spectator, there is no prospect', () => {
  const view = scene('b9 y3', 'g9')
  expect(read(view, '')).toBeNull()
  expect(
    prospectOf(halfPint.view(table({ row: 'g9', hands: ['b9', 'r2'] }), 'spectator'), { hand: ['b9'], row: null }),
  ).toBeNull()
})

const playsOfHand = (view: Seen<State>) => playsIn(ownHand(view), view.row, view.options)

test('only cards that can join the selected ones in some set are listed', () => {
  const plays = playsOfHand(scene('b9 k9 y3 g3 r13', 'k12'))
  expect([...joiners(plays, { hand: cards<Card>('b9'), row: null })].sort()).toEqual(['b9', 'g3', 'k9', 'y3'])
  expect([...joiners(plays, { hand: cards<Card>('r13'), row: null })]).toEqual(['r13'])
})

test('the nearest set of cards that are no set yet names what is missing', () => {
  const plays = playsOfHand(scene('b2 b4 b7 b9 b11 k13', 'k12'))
  expect(nearestSet(plays, { hand: cards<Card>('b2 b4'), row: null })).toEqual({ set: 'flush', missing: 3 })
  expect(nearestSet(plays, { hand: cards<Card>('b2 k13'), row: null })).toBeUndefined()
  const withRow = playsOfHand(scene('b2 b4 b7 b9 k13', 'b12'))
  expect(nearestSet(withRow, { hand: cards<Card>('b2 b4'), row: null })).toEqual({ set: 'flush', missing: 2 })
})

test('the suggested sets are the strongest, each once', () => {
  const plays = playsOfHand(scene('b9 k9 y9 g3 r3', 'k12'))
  expect(highlights(plays, 3).map(play => play.set)).toEqual(['full-house', 'three', 'two-pair'])
  expect(highlights(playsOfHand(scene('b9 k5', 'k12')), 3).map(play => play.hand)).toEqual([['b9']])
})

const offered = (view: Seen<State>) =>
  offersOf(view).map(({ kind, leads, play }) => `${kind}${leads ? ' leads' : ''}: ${play.hand.join(' ')}`)

test('the cheapest set that leads, the strongest and the weakest are offered', () => {
  const sixes = laid(1, 'g6', 'r6', 'pair')
  expect(offered(scene('y9 b9 k9 g2', 'r6 b12', [sixes]))).toEqual([
    'enough leads: b9 k9',
    'strongest leads: y9 b9 k9',
    'low: g2',
  ])
})

test('H18: a set that only equals the leading one is not offered as leading', () => {
  expect(offered(scene('y6 k6', 'r1 b12', [laid(1, 'g6 b6', '', 'pair')]))).toEqual(['strongest: y6 k6', 'low: k6'])
})

test('the leader of a trick is offered the strongest and the weakest set', () => {
  expect(offered(scene('y9 b9 g2', 'r6 b12'))).toEqual(['strongest leads: y9 b9', 'low leads: g2'])
})

test('before a prediction the best sets are shown', () => {
  const state = { ...table({ row: 'r6 b12', hands: ['y9 b9 g2 k2', 'r3'] }), phase: 'predict' } as const
  expect(offered(halfPint.view(state, 0))[0]).toBe('hold: y9 g2 b9 k2')
  expect(offersOf(halfPint.view(state, 'spectator'))).toEqual([])
})

test('every suggested set is legal and has the right kind', () => {
  for (const sets of ['strongest', 'declared'] as const) {
    const view = scene('b9 r9 g8 k5 y2', 'k12 g9', [pair], { sets })
    for (const { leads, action } of offersOf(view)) {
      const prospect = action.type === 'play' ? prospectOf(view, { hand: action.hand, row: action.row ?? null }) : null
      expect(prospect).toMatchObject({ kind: 'set', action, effect: leads ? 'leads' : 'behind' })
    }
    expect(offersOf(view)).toHaveLength(3)
    expect(offersOf({ ...view, toPlay: 1 })).toEqual([])
  }
})

test('H19: the cards of a set, with those of the row, are listed in reading order', () => {
  const read = (hand: string, row: string) => cardsOf({ hand: cards<Card>(hand), row: cards<Card>(row) })
  const order = (hand: string, row: string) =>
    read(hand, row)
      .map(({ card }) => card)
      .join(' ')
  expect(order('y5 g12 b5', 'k12')).toBe('g12 k12 y5 b5')
  expect(order('y13 g2 b2 k13', 'r2')).toBe('r2 g2 b2 y13 k13')
  const straight = laid(0, 'g4 r5 b7 k8', 'y6', 'straight')
  expect(cardsOf(straight).map(({ card }) => card)).toEqual(['g4', 'r5', 'y6', 'b7', 'k8'])
  expect(cardsOf(straight).filter(({ fromRow }) => fromRow)).toEqual([{ card: 'y6', fromRow: true }])
})

import type { Position } from '@halfpint/core'
import { expect, test } from 'vitest'
import {
  advance,
  hintAt,
  isAsked,
  LEARNER,
  openTour,
  stepAt,
  type Tour,
  type TourPosition,
  viewOfTour,
} from '../learn/tour.ts'
import { HEROES_TOUR } from './half-pint-heroes/tour.ts'
import { HERZLOS_TOUR } from './herzlos/tour.ts'

/** Every position of a guided round, in order. */
const walk = <S extends Position, A, E, O>(tour: Tour<S, A, E, O>): TourPosition<S, E>[] => {
  const positions = [openTour(tour)]
  for (let at = positions[0]; at !== undefined && stepAt(tour, at) !== undefined; at = positions.at(-1)) {
    positions.push(advance(tour, at))
  }
  return positions
}

const each = [
  { name: 'Half-Pint Heroes', tour: HEROES_TOUR },
  { name: 'Herzlos', tour: HERZLOS_TOUR },
] as unknown as readonly { name: string; tour: Tour<Position, unknown, unknown, unknown> }[]

test.each(each)('the guided round of $name goes through the rules to its end', ({ tour }) => {
  const last = walk(tour).at(-1) as TourPosition<Position, unknown>
  expect(tour.game.turn(last.state).kind).toBe('over')
})

test.each(each)('in the guided round of $name what the hint asks for is legal, and a choice', ({ tour }) => {
  for (const position of walk(tour)) {
    const step = stepAt(tour, position)
    if (step?.kind !== 'do') continue
    const legal = tour.game.legal(viewOfTour(tour, position))
    expect(legal).toContainEqual(step.action)
    expect(legal.filter(action => isAsked(tour, position, action))).toHaveLength(1)
    expect(hintAt(tour, position)).toBe(step.hint)
  }
})

test.each(each)('in the guided round of $name the learner never waits for a seat that is not scripted', ({ tour }) => {
  for (const position of walk(tour)) {
    const turn = tour.game.turn(position.state)
    const step = stepAt(tour, position)
    if (step === undefined || turn.kind !== 'seats') continue
    if (step.kind === 'do') expect(turn.seats).toContain(LEARNER)
    if (step.kind === 'others') expect(turn.seats).toContain(step.moves[position.moves]?.[0])
  }
})

test('H24 to H26 the first round of Half-Pint Heroes ends as the last hint tells', () => {
  const [result] = walk(HEROES_TOUR).at(-1)?.state.results ?? []
  expect(result).toMatchObject({ tricks: [1, 2, 1], brawl: null, scores: [40, 20, 30], marks: ['X', '', ''] })
})

test('Z6 the first round of Herzlos ends as the last hint tells', () => {
  const [result] = walk(HERZLOS_TOUR).at(-1)?.state.results ?? []
  expect(result).toMatchObject({ points: [15, -34, 0, -18, -77], march: null })
})

test('the same cards in another order are what the hint asks for, other cards are not', () => {
  const position = walk(HEROES_TOUR).find(at => hintAt(HEROES_TOUR, at) === 'twopair')
  if (position === undefined) throw new Error('the step is gone')
  expect(isAsked(HEROES_TOUR, position, { type: 'play', hand: ['y8', 'r3'] })).toBe(true)
  expect(isAsked(HEROES_TOUR, position, { type: 'play', hand: ['y8'] })).toBe(false)
  expect(isAsked(HEROES_TOUR, position, { type: 'play', hand: ['r13'] })).toBe(false)
})

import type { Position } from '@halfpint/core'
import { expect, test } from 'vitest'
import { HEROES_TOUR } from './half-pint/tour.ts'
import { HERZLOS_TOUR } from './herzlos/tour.ts'
import { framesOf, isAsked, LEARNER, type Tour } from './tour.ts'

const each = [
  { name: 'Half-Pint Heroes', tour: HEROES_TOUR },
  { name: 'Herzlos', tour: HERZLOS_TOUR },
] as unknown as readonly { name: string; tour: Tour<Position, unknown, unknown, unknown> }[]

test.each(each)('the guided round of $name follows the rules to its end', ({ tour }) => {
  const frames = framesOf(tour)
  expect(frames.length).toBeGreaterThan(tour.steps.length)
  expect(tour.game.turn(frames.at(-1)?.state as Position).kind).toBe('over')
})

test.each(each)('in the guided round of $name each requested action is legal and unique', ({ tour }) => {
  for (const frame of framesOf(tour)) {
    if (frame.kind !== 'do') continue
    const legal = tour.game.legal(tour.game.view(frame.state, LEARNER))
    expect(legal).toContainEqual(frame.move?.[1])
    expect(legal.filter(action => isAsked(tour, frame, action))).toHaveLength(1)
  }
})

test.each(each)('in the guided round of $name it is always the turn of the scripted seat', ({ tour }) => {
  for (const { state, move } of framesOf(tour)) {
    const turn = tour.game.turn(state)
    if (move !== undefined) expect(turn.kind === 'seats' && turn.seats).toContain(move[0])
  }
})

test.each(each)('in the guided round of $name every step of the learner has its hint', ({ tour }) => {
  const shown = framesOf(tour).filter(({ kind }) => kind !== 'others')
  expect(shown.map(({ hint }) => hint)).toEqual(tour.steps.flatMap(step => (step.kind === 'others' ? [] : [step.hint])))
  expect(shown.map(({ hints }) => hints)).toEqual(shown.map((_, index) => index + 1))
})

test('H24 to H26 the guided round of Half-Pint Heroes ends with the points of its last hint', () => {
  const [result] = framesOf(HEROES_TOUR).at(-1)?.state.results ?? []
  expect(result).toMatchObject({ tricks: [1, 2, 1], brawl: null, scores: [40, 20, 30], marks: ['X', '', ''] })
})

test('Z6 the guided round of Herzlos ends with the points of its last hint', () => {
  const [result] = framesOf(HERZLOS_TOUR).at(-1)?.state.results ?? []
  expect(result).toMatchObject({ points: [15, -34, 0, -18, -77], march: null })
})

test('the requested cards are accepted in any order, other cards are not', () => {
  const frame = framesOf(HEROES_TOUR).find(({ hint }) => hint === 'twopair')
  if (frame === undefined) throw new Error('the hint is missing')
  expect(isAsked(HEROES_TOUR, frame, { type: 'play', hand: ['y8', 'r3'] })).toBe(true)
  expect(isAsked(HEROES_TOUR, frame, { type: 'play', hand: ['y8'] })).toBe(false)
  expect(isAsked(HEROES_TOUR, frame, { type: 'play', hand: ['r13'] })).toBe(false)
})

import { must } from '@halfpint/core'
import { openHistory, openPad, type PadHistory, readHistory, scorePad, writeHistory } from '@halfpint/scorepad'
import { expect, test } from 'vitest'
import type { PadFace } from '../face.ts'
import { padFace as halfPintFace } from '../half-pint/padface.tsx'
import { toggleTricks } from '../half-pint/padkeys.tsx'
import { padFace as herzlosFace } from '../herzlos/padface.tsx'
import { type Desk, openDesk } from './desk.ts'

const FACES: { readonly [pad in 'half-pint-heroes' | 'herzlos']: PadFace } = {
  'half-pint-heroes': halfPintFace,
  herzlos: herzlosFace,
}

const open = (players: string, options: object = {}, pad: 'half-pint-heroes' | 'herzlos' = 'half-pint-heroes') => {
  const kept: PadHistory[] = []
  const first = openHistory(must(openPad({ pad, players: players.split(' '), options: options as never })))
  return { desk: openDesk(FACES[pad], first, sheet => kept.push(sheet)), kept }
}

/** Enters predictions, then bets, in table order; then the tricks of the players who won any. */
const enter = (desk: Desk, predictions: number[], bets: number[], won: [seat: number, tricks: number][]): void => {
  for (const value of [...predictions, ...bets]) desk.tap(value)
  for (const [seat, tricks] of won) toggleTricks(desk, seat, tricks)
}

test('a round takes two taps for each player and their bets; players who were not tapped won no trick', () => {
  const { desk, kept } = open('Ann Ben Cem')
  enter(
    desk,
    [1, 0, 2],
    [1, 2, 0],
    [
      [0, 1],
      [2, 2],
    ],
  )
  desk.score()
  expect(desk.scored.value.totals).toEqual([20, 30, 40])
  expect(desk.round.value).toBe(1)
  expect(desk.cell.value).toEqual({ what: 'prediction', seat: 0 })
  // Every stroke was stored, the last one last.
  expect(kept).toHaveLength(10)
  expect(kept.at(-1)).toEqual(desk.sheet.value)
})

test('an impossible entry asks once, then it is accepted', () => {
  const { desk } = open('Ann Ben Cem')
  enter(desk, [1, 0, 2], [1, 2, 0], [[0, 3]])
  desk.score()
  expect(desk.doubts.value.map(({ code }) => code)).toEqual(['tricks-in-a-row'])
  expect(desk.round.value).toBe(0)
  desk.score()
  expect(desk.round.value).toBe(1)
})

test('a round with very few tricks asks once, and leaves no mark', () => {
  const { desk } = open('Ann Ben Cem')
  enter(desk, [1, 0, 0], [1, 2, 0], [[0, 1]])
  desk.score()
  expect(desk.doubts.value).toEqual([{ code: 'few-tricks', tricks: 1, most: null }])
  expect(desk.round.value).toBe(0)
  desk.score()
  expect(desk.round.value).toBe(1)
  expect(desk.scored.value.rounds[0]?.warnings).toEqual([])
})

test('a question is asked again after a change', () => {
  const { desk } = open('Ann Ben Cem')
  enter(desk, [1, 0, 2], [1, 2, 0], [[0, 3]])
  desk.score()
  toggleTricks(desk, 0, 4)
  expect(desk.doubts.value).toEqual([])
  desk.score()
  expect(desk.round.value).toBe(0)
})

test('scoring without all predictions selects the missing one', () => {
  const { desk } = open('Ann Ben Cem')
  desk.tap(1)
  desk.choose({ what: 'won' })
  desk.score()
  expect(desk.cell.value).toEqual({ what: 'prediction', seat: 1 })
  expect(desk.round.value).toBe(0)
})

test('H28 the brawl button asks for the player, then the tricks; a second tap cancels', () => {
  const { desk } = open('Ann Ben Cem')
  for (const value of [1, 0, 2]) desk.tap(value)
  desk.rarity()
  expect(desk.cell.value).toEqual({ what: 'brawler' })
  desk.tap(1)
  expect(desk.cell.value).toEqual({ what: 'tricks', seat: 1 })
  desk.tap(3)
  expect(desk.scored.value.totals).toEqual([0, 60, 0])
  desk.rarity()
  expect(desk.scored.value.totals).toEqual([0, 0, 0])
})

test('a second tap on the same number removes the tricks', () => {
  const { desk } = open('Ann Ben Cem')
  enter(desk, [1, 0, 2], [1, 2, 0], [[0, 1]])
  toggleTricks(desk, 0, 1)
  expect(desk.pad.value.rounds[0]).toMatchObject({ tricks: [null, null, null] })
})

test('undo selects the cell of the entry; a stored sheet undoes just as far', () => {
  const { desk } = open('Ann Ben Cem')
  desk.tap(1)
  desk.tap(2)
  desk.undo()
  expect(desk.cell.value).toEqual({ what: 'prediction', seat: 1 })
  expect(desk.pad.value.rounds[0]).toMatchObject({ predictions: [1, null, null] })
  desk.redo()
  expect(desk.pad.value.rounds[0]).toMatchObject({ predictions: [1, 2, null] })
  const again = openDesk(halfPintFace, must(readHistory(writeHistory(desk.sheet.value))), () => {})
  expect(again.cell.value).toEqual(desk.cell.value)
  again.undo()
  again.undo()
  expect(again.pad.value.rounds[0]).toMatchObject({ predictions: [null, null, null] })
})

test('undo crosses the end of a round', () => {
  const { desk } = open('Ann Ben Cem')
  enter(desk, [1, 0, 2], [1, 2, 0], [[0, 1]])
  desk.score()
  desk.undo()
  expect(desk.round.value).toBe(0)
  expect(desk.cell.value).toEqual({ what: 'won' })
})

test('an earlier round can be corrected; then the current cell is selected again', () => {
  const { desk } = open('Ann Ben Cem')
  enter(
    desk,
    [1, 0, 2],
    [1, 2, 0],
    [
      [0, 1],
      [1, 1],
    ],
  )
  desk.score()
  desk.tap(0)
  desk.mend(0)
  expect([desk.round.value, desk.cell.value]).toEqual([0, null])
  desk.choose({ what: 'tricks', seat: 2 })
  desk.tap(2)
  desk.score()
  expect([desk.mending.value, desk.round.value]).toEqual([null, 1])
  expect(desk.cell.value).toEqual({ what: 'prediction', seat: 1 })
  expect(desk.scored.value.totals).toEqual(scorePad(desk.pad.value).totals)
})

test('after the last round the game is over and no key is offered', () => {
  const { desk } = open('Ann Ben Cem', { rounds: 1 })
  enter(
    desk,
    [1, 0, 2],
    [1, 2, 0],
    [
      [0, 1],
      [1, 1],
    ],
  )
  desk.score()
  expect(desk.scored.value.result?.ending).toBe('final-scoring')
  expect(desk.cell.value).toBeNull()
})

test('Z8 the march button asks for the player, then for the jack', () => {
  const { desk } = open('Ann Ben Cem', {}, 'herzlos')
  desk.write({ edit: 'card', round: 0, card: 'h2', seat: 0 })
  desk.rarity()
  desk.tap(2)
  expect(desk.cell.value).toEqual({ what: 'jack', march: 2 })
  desk.tap(0)
  expect(desk.scored.value.totals).toEqual([15, 0, -129])
  desk.rarity()
  expect(desk.scored.value.totals).toEqual([0, 0, 0])
})

test('the next entry stays selected when players join or leave', () => {
  const { desk } = open('Ann Ben Cem')
  const first = { what: 'prediction', seat: 0 }
  for (let seat = 0; seat < 2; seat++) desk.tap(1)
  desk.write({ edit: 'join', name: 'Dora', symbol: 'anchor' })
  expect(desk.cell.value).toEqual(first)
  for (let seat = 0; seat < 3; seat++) desk.tap(1)
  expect(desk.cell.value).toEqual({ what: 'prediction', seat: 3 })
  desk.write({ edit: 'go', seat: 3 })
  expect(desk.cell.value).toEqual(first)
})

test('a refused entry changes nothing and reports the problem', () => {
  const { desk, kept } = open('Ann Ben')
  desk.tap(9)
  expect(desk.problem.value?.code).toBe('bad-entry')
  expect(kept).toEqual([])
  desk.tap(2)
  expect(desk.problem.value).toBeNull()
})

import { must } from '@halfpint/core'
import { openHistory, openPad, type PadHistory, readHistory, scorePad, writeHistory } from '@halfpint/scorepad'
import { expect, test } from 'vitest'
import { padInterface as halfPintFace } from '../half-pint/padinterface.tsx'
import { toggleTricks } from '../half-pint/padkeys.tsx'
import { padInterface as herzlosFace } from '../herzlos/padinterface.tsx'
import type { PadInterface } from '../padinterface.ts'
import { openPadEditor, type PadEditor } from './padeditor.ts'

const FACES: { readonly [pad in 'half-pint-heroes' | 'herzlos']: PadInterface } = {
  'half-pint-heroes': halfPintFace,
  herzlos: herzlosFace,
}

const open = (players: string, options: object = {}, pad: 'half-pint-heroes' | 'herzlos' = 'half-pint-heroes') => {
  const kept: PadHistory[] = []
  const first = openHistory(must(openPad({ pad, players: players.split(' '), options: options as never })))
  return { editor: openPadEditor(FACES[pad], first, sheet => kept.push(sheet)), kept }
}

/** Enters predictions, then bets, in table order; then the tricks of the players who won any. */
const enter = (
  editor: PadEditor,
  predictions: number[],
  bets: number[],
  won: [seat: number, tricks: number][],
): void => {
  for (const value of [...predictions, ...bets]) editor.tap(value)
  for (const [seat, tricks] of won) toggleTricks(editor, seat, tricks)
}

test('a round takes two taps for each player and their bets; players who were not tapped won no trick', () => {
  const { editor, kept } = open('Ann Ben Cem')
  enter(
    editor,
    [1, 0, 2],
    [1, 2, 0],
    [
      [0, 1],
      [2, 2],
    ],
  )
  editor.score()
  expect(editor.scored.value.totals).toEqual([20, 30, 40])
  expect(editor.round.value).toBe(1)
  expect(editor.cell.value).toEqual({ what: 'prediction', seat: 0 })
  // Every stroke was stored, the last one last.
  expect(kept).toHaveLength(10)
  expect(kept.at(-1)).toEqual(editor.sheet.value)
})

test('an impossible entry asks once, then it is accepted', () => {
  const { editor } = open('Ann Ben Cem')
  enter(editor, [1, 0, 2], [1, 2, 0], [[0, 3]])
  editor.score()
  expect(editor.doubts.value.map(({ code }) => code)).toEqual(['tricks-in-a-row'])
  expect(editor.round.value).toBe(0)
  editor.score()
  expect(editor.round.value).toBe(1)
})

test('a round with very few tricks asks once, and leaves no mark', () => {
  const { editor } = open('Ann Ben Cem')
  enter(editor, [1, 0, 0], [1, 2, 0], [[0, 1]])
  editor.score()
  expect(editor.doubts.value).toEqual([{ code: 'few-tricks', tricks: 1, most: null }])
  expect(editor.round.value).toBe(0)
  editor.score()
  expect(editor.round.value).toBe(1)
  expect(editor.scored.value.rounds[0]?.warnings).toEqual([])
})

test('a question is asked again after a change', () => {
  const { editor } = open('Ann Ben Cem')
  enter(editor, [1, 0, 2], [1, 2, 0], [[0, 3]])
  editor.score()
  toggleTricks(editor, 0, 4)
  expect(editor.doubts.value).toEqual([])
  editor.score()
  expect(editor.round.value).toBe(0)
})

test('scoring without all predictions selects the missing one', () => {
  const { editor } = open('Ann Ben Cem')
  editor.tap(1)
  editor.choose({ what: 'won' })
  editor.score()
  expect(editor.cell.value).toEqual({ what: 'prediction', seat: 1 })
  expect(editor.round.value).toBe(0)
})

test('H28 the brawl button asks for the player, then the tricks; a second tap cancels', () => {
  const { editor } = open('Ann Ben Cem')
  for (const value of [1, 0, 2]) editor.tap(value)
  editor.rarity()
  expect(editor.cell.value).toEqual({ what: 'brawler' })
  editor.tap(1)
  expect(editor.cell.value).toEqual({ what: 'tricks', seat: 1 })
  editor.tap(3)
  expect(editor.scored.value.totals).toEqual([0, 60, 0])
  editor.rarity()
  expect(editor.scored.value.totals).toEqual([0, 0, 0])
})

test('a second tap on the same number removes the tricks', () => {
  const { editor } = open('Ann Ben Cem')
  enter(editor, [1, 0, 2], [1, 2, 0], [[0, 1]])
  toggleTricks(editor, 0, 1)
  expect(editor.pad.value.rounds[0]).toMatchObject({ tricks: [null, null, null] })
})

test('undo selects the cell of the entry; a stored sheet undoes just as far', () => {
  const { editor } = open('Ann Ben Cem')
  editor.tap(1)
  editor.tap(2)
  editor.undo()
  expect(editor.cell.value).toEqual({ what: 'prediction', seat: 1 })
  expect(editor.pad.value.rounds[0]).toMatchObject({ predictions: [1, null, null] })
  editor.redo()
  expect(editor.pad.value.rounds[0]).toMatchObject({ predictions: [1, 2, null] })
  const again = openPadEditor(halfPintFace, must(readHistory(writeHistory(editor.sheet.value))), () => {})
  expect(again.cell.value).toEqual(editor.cell.value)
  again.undo()
  again.undo()
  expect(again.pad.value.rounds[0]).toMatchObject({ predictions: [null, null, null] })
})

test('undo crosses the end of a round', () => {
  const { editor } = open('Ann Ben Cem')
  enter(editor, [1, 0, 2], [1, 2, 0], [[0, 1]])
  editor.score()
  editor.undo()
  expect(editor.round.value).toBe(0)
  expect(editor.cell.value).toEqual({ what: 'won' })
})

test('an earlier round can be corrected; then the current cell is selected again', () => {
  const { editor } = open('Ann Ben Cem')
  enter(
    editor,
    [1, 0, 2],
    [1, 2, 0],
    [
      [0, 1],
      [1, 1],
    ],
  )
  editor.score()
  editor.tap(0)
  editor.mend(0)
  expect([editor.round.value, editor.cell.value]).toEqual([0, null])
  editor.choose({ what: 'tricks', seat: 2 })
  editor.tap(2)
  editor.score()
  expect([editor.correcting.value, editor.round.value]).toEqual([null, 1])
  expect(editor.cell.value).toEqual({ what: 'prediction', seat: 1 })
  expect(editor.scored.value.totals).toEqual(scorePad(editor.pad.value).totals)
})

test('after the last round the game is over and no key is offered', () => {
  const { editor } = open('Ann Ben Cem', { rounds: 1 })
  enter(
    editor,
    [1, 0, 2],
    [1, 2, 0],
    [
      [0, 1],
      [1, 1],
    ],
  )
  editor.score()
  expect(editor.scored.value.result?.ending).toBe('final-scoring')
  expect(editor.cell.value).toBeNull()
})

test('Z8 the march button asks for the player, then for the jack', () => {
  const { editor } = open('Ann Ben Cem', {}, 'herzlos')
  editor.write({ edit: 'card', round: 0, card: 'h2', seat: 0 })
  editor.rarity()
  editor.tap(2)
  expect(editor.cell.value).toEqual({ what: 'jack', march: 2 })
  editor.tap(0)
  expect(editor.scored.value.totals).toEqual([15, 0, -129])
  editor.rarity()
  expect(editor.scored.value.totals).toEqual([0, 0, 0])
})

test('the next entry stays selected when players join or leave', () => {
  const { editor } = open('Ann Ben Cem')
  const first = { what: 'prediction', seat: 0 }
  for (let seat = 0; seat < 2; seat++) editor.tap(1)
  editor.write({ edit: 'join', name: 'Dora', symbol: 'anchor' })
  expect(editor.cell.value).toEqual(first)
  for (let seat = 0; seat < 3; seat++) editor.tap(1)
  expect(editor.cell.value).toEqual({ what: 'prediction', seat: 3 })
  editor.write({ edit: 'go', seat: 3 })
  expect(editor.cell.value).toEqual(first)
})

test('a refused entry changes nothing and reports the problem', () => {
  const { editor, kept } = open('Ann Ben')
  editor.tap(9)
  expect(editor.problem.value?.code).toBe('bad-entry')
  expect(kept).toEqual([])
  editor.tap(2)
  expect(editor.problem.value).toBeNull()
})

import { must } from '@halfpint/core'
import { SCORING_CARDS } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import h34 from '../examples/h34.json' with { type: 'json' }
import { herzlos, pad, scoredHalfPint, scoredHerzlos } from '../test/paper.ts'
import { type Edit, edited, openPad, openSheet, readSheet, redo, type Sheet, undo, writeSheet } from './index.ts'

const blank = (players: string): Sheet =>
  openSheet(must(openPad({ pad: 'half-pint-heroes', players: players.split(' ') })))

const through = (sheet: Sheet, edits: readonly Edit[]): Sheet =>
  edits.reduce((now, edit) => must(edited(now, edit)), sheet)

/** Every tap of the example pad of H34. */
const typed = (): Edit[] =>
  h34.typed.rounds.flatMap((row, round): Edit[] => [
    ...(round > 0 ? [{ edit: 'add-round' } as const] : []),
    ...row.predictions.map((value, seat): Edit => ({ edit: 'prediction', round, seat, value })),
    ...row.bets.map((value, seat): Edit => ({ edit: 'bet', round, seat, value })),
    { edit: 'brawl', round, seat: row.brawl },
    ...row.tricks.map((value, seat): Edit => ({ edit: 'tricks', round, seat, value })),
  ])

test('H34 the example pad, entered edit by edit', () => {
  const sheet = through(blank('Max Laura Sven Frank'), typed())
  expect(scoredHalfPint(sheet.pad).totals).toEqual([260, 320, 170, 310])
})

test('all edits can be undone and redone one by one', () => {
  const full = through(blank('Max Laura Sven Frank'), typed())
  let sheet = full
  const seen = [sheet.pad]
  while (sheet.edits.length > 0) {
    sheet = undo(sheet)
    seen.push(sheet.pad)
  }
  expect(sheet.pad).toEqual(full.base)
  expect(undo(sheet)).toBe(sheet)
  while (sheet.undone.length > 0) {
    expect(sheet.pad).toEqual(seen.pop())
    sheet = redo(sheet)
  }
  expect(sheet).toEqual(full)
  expect(redo(sheet)).toBe(sheet)
})

test('an edit of round 2 scores all later rounds again', () => {
  const before = openSheet(pad(h34.typed))
  const after = must(edited(before, { edit: 'tricks', round: 1, seat: 1, value: 3 }))
  expect(scoredHalfPint(after.pad).rounds[1]?.done?.marks).toEqual(['', 'X', '', ''])
  // The run of marks of rounds 2 and 3 gives Laura 10 more at the end.
  expect(scoredHalfPint(after.pad).result).toMatchObject({ bonus: [30, 20, 10, 20] })
  expect(undo(after).pad).toEqual(before.pad)
})

test('a new edit after an undo discards the undone edits', () => {
  const sheet = undo(through(blank('A B'), [{ edit: 'prediction', round: 0, seat: 0, value: 1 }]))
  const other = must(edited(sheet, { edit: 'prediction', round: 0, seat: 0, value: 2 }))
  expect(redo(other)).toBe(other)
})

test('a round can be removed, a player renamed, rules and length changed', () => {
  const sheet = through(openSheet(pad(h34.typed)), [
    { edit: 'remove-round', round: 9 },
    { edit: 'rename', seat: 0, name: 'Moritz' },
    { edit: 'drinking', rules: ['D1'] },
    { edit: 'rounds', value: 9 },
    { edit: 'bonus', seat: 2, value: 500 },
    { edit: 'score', round: 0, seat: 0, value: 5 },
    { edit: 'mark', round: 0, seat: 0, value: '' },
    { edit: 'hand-size', round: 0, value: null },
  ])
  expect(sheet.pad.players[0]).toBe('Moritz')
  const scored = scoredHalfPint(sheet.pad)
  expect(scored.rounds).toHaveLength(9)
  expect(scored.rounds[0]?.done).toMatchObject({ scores: [5, 30, 30, 60], marks: ['', '', '', 'X'] })
  expect(scored.rounds[3]?.done?.drinks).toHaveLength(4)
  expect(scored.result?.winners).toEqual([2])
})

test('an invalid edit is refused and changes nothing', () => {
  const sheet = openSheet(pad(h34.typed))
  const code = (edit: Edit) => {
    const result = edited(sheet, edit)
    return result.ok ? undefined : result.problem.code
  }
  expect(code({ edit: 'prediction', round: 10, seat: 0, value: 1 })).toBe('no-such-round')
  expect(code({ edit: 'prediction', round: 0, seat: 4, value: 1 })).toBe('no-such-seat')
  expect(code({ edit: 'prediction', round: 0, seat: 0, value: 9 })).toBe('bad-entry')
  expect(code({ edit: 'prediction', round: 0, seat: 0, value: null })).toBe('unfinished-round')
  expect(code({ edit: 'add-round' })).toBe('round-after-end')
})

test('readSheet and writeSheet are inverses', () => {
  const sheet = undo(undo(through(blank('Max Laura Sven Frank'), typed().slice(0, 40))))
  expect(must(readSheet(JSON.parse(JSON.stringify(writeSheet(sheet)))))).toEqual(sheet)
  expect(readSheet({ base: {} }).ok).toBe(false)
  expect(readSheet(null).ok).toBe(false)
})

test('an invalid edit ends a stored sheet; the edits before it are kept', () => {
  const sheet = through(blank('A B'), [{ edit: 'prediction', round: 0, seat: 0, value: 1 }])
  const torn = {
    ...(writeSheet(sheet) as object),
    edits: [...sheet.edits, { edit: 'prediction', round: 0, seat: 1, value: 99 }],
  }
  expect(must(readSheet(torn)).pad).toEqual(sheet.pad)
  expect(must(readSheet({ ...torn, edits: 'gone' })).pad).toEqual(sheet.base)
  expect(must(readSheet({ ...torn, edits: [{ edit: 'from the future' }] })).pad).toEqual(sheet.base)
})

test('Z6 cards are given to seats, taken back and given to others; a march by its button', () => {
  let sheet = openSheet(herzlos('A B C', [{}]))
  for (const card of SCORING_CARDS) sheet = must(edited(sheet, { edit: 'card', round: 0, card, seat: 0 }))
  expect(scoredHerzlos(sheet.pad).result).toMatchObject({ ending: 'march', winners: [0] })
  sheet = must(edited(sheet, { edit: 'card', round: 0, card: 'fQ', seat: 2 }))
  expect(scoredHerzlos(sheet.pad).rounds[0]?.done?.points).toEqual([-89, 0, -25])
  sheet = must(edited(sheet, { edit: 'card', round: 0, card: 'fQ', seat: null }))
  expect(scoredHerzlos(sheet.pad).rounds[0]?.done).toBeNull()
  const told = through(openSheet(herzlos('A B C', [{}])), [{ edit: 'march', round: 0, seat: 1, points: [15, -129, 0] }])
  expect(scoredHerzlos(told.pad).result?.winners).toEqual([1])
})

test('players join and leave between rounds: sums, marks and start player are kept', () => {
  const six = through(openSheet(pad({ ...h34.typed, rounds: h34.typed.rounds.slice(0, 6) })), [{ edit: 'add-round' }])
  const before = scoredHalfPint(six.pad)
  const five = through(six, [{ edit: 'join', name: 'Nina', symbol: 'moon' }])
  const after = scoredHalfPint(five.pad)
  expect(five.pad.players).toEqual(['Max', 'Laura', 'Sven', 'Frank', 'Nina'])
  expect(after.totals).toEqual([...before.totals, Math.min(...before.totals)])
  expect(after.rounds.map(({ done }) => done?.marks.slice(0, 4))).toEqual(before.rounds.map(({ done }) => done?.marks))
  expect(after.rounds.at(-1)).toMatchObject({
    start: before.rounds.at(-1)?.start,
    duelists: before.rounds.at(-1)?.duelists,
  })
  // Laura goes; if it was hers to start, the next one does.
  const start = before.rounds.at(-1)?.start as number
  const gone = through(five, [{ edit: 'go', seat: start }])
  expect(scoredHalfPint(gone.pad).totals).toEqual(after.totals.filter((_, seat) => seat !== start))
  expect(gone.pad.players[scoredHalfPint(gone.pad).rounds.at(-1)?.start as number]).toBe(five.pad.players[start + 1])
  // The rows were scored by another number of players: they stay as they are, and so does the way back.
  expect(undo(undo(gone)).pad).toEqual(six.pad)
  expect(must(readSheet(JSON.parse(JSON.stringify(writeSheet(gone))))).pad).toEqual(gone.pad)
})

test('Herzlos: nobody joins after the end, and nobody leaves below the minimum', () => {
  const three = through(openSheet(herzlos('Ann Ben Cem', [{ points: [-20, -30, -5] }, { points: [-10, -25, -20] }])), [
    { edit: 'add-round' },
  ])
  const four = through(three, [{ edit: 'join', name: 'Nina', symbol: 'moon' }])
  const totals = scoredHerzlos(three.pad).totals
  expect(scoredHerzlos(four.pad).totals).toEqual([...totals, Math.min(...totals)])
  expect(scoredHerzlos(through(four, [{ edit: 'go', seat: 0 }]).pad).totals).toEqual([
    ...totals.slice(1),
    Math.min(...totals),
  ])
  expect(edited(three, { edit: 'go', seat: 0 })).toMatchObject({ ok: false })
  expect(edited(three, { edit: 'go', seat: 3 })).toMatchObject({ ok: false, problem: { code: 'no-such-seat' } })
  const over = openSheet(pad(h34.typed))
  expect(edited(over, { edit: 'go', seat: 0 })).toMatchObject({ ok: false, problem: { code: 'round-after-end' } })
})

import { must } from '@halfpint/core'
import { SCORING_CARDS } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import h34 from '../examples/h34.json' with { type: 'json' }
import { herzlos, pad, scoredHalfPint, scoredHerzlos } from '../test/paper.ts'
import {
  applyEdit,
  type Edit,
  openHistory,
  openPad,
  type PadHistory,
  readHistory,
  redo,
  undo,
  writeHistory,
} from './index.ts'

const blank = (players: string): PadHistory =>
  openHistory(must(openPad({ pad: 'half-pint-heroes', players: players.split(' ') })))

const applyAll = (history: PadHistory, edits: readonly Edit[]): PadHistory =>
  edits.reduce((now, edit) => must(applyEdit(now, edit)), history)

/** All edits that fill the example pad of H34. */
const typed = (): Edit[] =>
  h34.typed.rounds.flatMap((row, round): Edit[] => [
    ...(round > 0 ? [{ edit: 'add-round' } as const] : []),
    ...row.predictions.map((value, seat): Edit => ({ edit: 'prediction', round, seat, value })),
    ...row.bets.map((value, seat): Edit => ({ edit: 'bet', round, seat, value })),
    { edit: 'brawl', round, seat: row.brawl },
    ...row.tricks.map((value, seat): Edit => ({ edit: 'tricks', round, seat, value })),
  ])

test('H34: the example pad, entered edit by edit', () => {
  const history = applyAll(blank('Max Laura Sven Frank'), typed())
  expect(scoredHalfPint(history.pad).totals).toEqual([260, 320, 170, 310])
})

test('all edits can be undone and redone one by one', () => {
  const full = applyAll(blank('Max Laura Sven Frank'), typed())
  let history = full
  const seen = [history.pad]
  while (history.edits.length > 0) {
    history = undo(history)
    seen.push(history.pad)
  }
  expect(history.pad).toEqual(full.base)
  expect(undo(history)).toBe(history)
  while (history.undone.length > 0) {
    expect(history.pad).toEqual(seen.pop())
    history = redo(history)
  }
  expect(history).toEqual(full)
  expect(redo(history)).toBe(history)
})

test('an edit of round 2 scores all later rounds again', () => {
  const before = openHistory(pad(h34.typed))
  const after = must(applyEdit(before, { edit: 'tricks', round: 1, seat: 1, value: 3 }))
  expect(scoredHalfPint(after.pad).rounds[1]?.done?.marks).toEqual(['', 'X', '', ''])
  // The run of marks of rounds 2 and 3 gives Laura 10 more at the end.
  expect(scoredHalfPint(after.pad).result).toMatchObject({ bonus: [30, 20, 10, 20] })
  expect(undo(after).pad).toEqual(before.pad)
})

test('a new edit after an undo discards the undone edits', () => {
  const history = undo(applyAll(blank('A B'), [{ edit: 'prediction', round: 0, seat: 0, value: 1 }]))
  const other = must(applyEdit(history, { edit: 'prediction', round: 0, seat: 0, value: 2 }))
  expect(redo(other)).toBe(other)
})

test('a round can be removed, a player renamed, rules and length changed', () => {
  const history = applyAll(openHistory(pad(h34.typed)), [
    { edit: 'remove-round', round: 9 },
    { edit: 'rename', seat: 0, name: 'Moritz' },
    { edit: 'drinking', rules: ['D1'] },
    { edit: 'rounds', value: 9 },
    { edit: 'bonus', seat: 2, value: 500 },
    { edit: 'score', round: 0, seat: 0, value: 5 },
    { edit: 'mark', round: 0, seat: 0, value: '' },
    { edit: 'hand-size', round: 0, value: null },
  ])
  expect(history.pad.players[0]).toBe('Moritz')
  const scored = scoredHalfPint(history.pad)
  expect(scored.rounds).toHaveLength(9)
  expect(scored.rounds[0]?.done).toMatchObject({ scores: [5, 30, 30, 60], marks: ['', '', '', 'X'] })
  expect(scored.rounds[3]?.done?.drinks).toHaveLength(4)
  expect(scored.result?.winners).toEqual([2])
})

test('an invalid edit is refused and changes nothing', () => {
  const history = openHistory(pad(h34.typed))
  const code = (edit: Edit) => {
    const result = applyEdit(history, edit)
    return result.ok ? undefined : result.problem.code
  }
  expect(code({ edit: 'prediction', round: 10, seat: 0, value: 1 })).toBe('no-such-round')
  expect(code({ edit: 'prediction', round: 0, seat: 4, value: 1 })).toBe('no-such-seat')
  expect(code({ edit: 'prediction', round: 0, seat: 0, value: 9 })).toBe('bad-entry')
  expect(code({ edit: 'prediction', round: 0, seat: 0, value: null })).toBe('unfinished-round')
  expect(code({ edit: 'add-round' })).toBe('round-after-end')
})

test('readHistory and writeHistory are inverses', () => {
  const history = undo(undo(applyAll(blank('Max Laura Sven Frank'), typed().slice(0, 40))))
  expect(must(readHistory(JSON.parse(JSON.stringify(writeHistory(history)))))).toEqual(history)
  expect(readHistory({ base: {} }).ok).toBe(false)
  expect(readHistory(null).ok).toBe(false)
})

test('an invalid edit ends a stored history; the edits before it are kept', () => {
  const history = applyAll(blank('A B'), [{ edit: 'prediction', round: 0, seat: 0, value: 1 }])
  const damaged = {
    ...(writeHistory(history) as object),
    edits: [...history.edits, { edit: 'prediction', round: 0, seat: 1, value: 99 }],
  }
  expect(must(readHistory(damaged)).pad).toEqual(history.pad)
  expect(must(readHistory({ ...damaged, edits: 'gone' })).pad).toEqual(history.base)
  expect(must(readHistory({ ...damaged, edits: [{ edit: 'from the future' }] })).pad).toEqual(history.base)
})

test('Z6: cards are assigned to seats, taken back and assigned again; Z8 a march is entered as one edit', () => {
  let history = openHistory(herzlos('A B C', [{}]))
  for (const card of SCORING_CARDS) history = must(applyEdit(history, { edit: 'card', round: 0, card, seat: 0 }))
  expect(scoredHerzlos(history.pad).result).toMatchObject({ ending: 'march', winners: [0] })
  history = must(applyEdit(history, { edit: 'card', round: 0, card: 'fQ', seat: 2 }))
  expect(scoredHerzlos(history.pad).rounds[0]?.done?.points).toEqual([-89, 0, -25])
  history = must(applyEdit(history, { edit: 'card', round: 0, card: 'fQ', seat: null }))
  expect(scoredHerzlos(history.pad).rounds[0]?.done).toBeNull()
  const marched = applyAll(openHistory(herzlos('A B C', [{}])), [
    { edit: 'march', round: 0, seat: 1, points: [15, -129, 0] },
  ])
  expect(scoredHerzlos(marched.pad).result?.winners).toEqual([1])
})

test('players join and leave between rounds: sums, marks and start player are kept', () => {
  const six = applyAll(openHistory(pad({ ...h34.typed, rounds: h34.typed.rounds.slice(0, 6) })), [
    { edit: 'add-round' },
  ])
  const before = scoredHalfPint(six.pad)
  const five = applyAll(six, [{ edit: 'join', name: 'Nina', symbol: 'moon' }])
  const after = scoredHalfPint(five.pad)
  expect(five.pad.players).toEqual(['Max', 'Laura', 'Sven', 'Frank', 'Nina'])
  expect(after.totals).toEqual([...before.totals, Math.min(...before.totals)])
  expect(after.rounds.map(({ done }) => done?.marks.slice(0, 4))).toEqual(before.rounds.map(({ done }) => done?.marks))
  expect(after.rounds.at(-1)).toMatchObject({
    start: before.rounds.at(-1)?.start,
    duelists: before.rounds.at(-1)?.duelists,
  })
  // The start player leaves, and the next player starts.
  const start = before.rounds.at(-1)?.start as number
  const gone = applyAll(five, [{ edit: 'go', seat: start }])
  expect(scoredHalfPint(gone.pad).totals).toEqual(after.totals.filter((_, seat) => seat !== start))
  expect(gone.pad.players[scoredHalfPint(gone.pad).rounds.at(-1)?.start as number]).toBe(five.pad.players[start + 1])
  // Rounds that were scored with another number of players stay unchanged, and the edits can be undone.
  expect(undo(undo(gone)).pad).toEqual(six.pad)
  expect(must(readHistory(JSON.parse(JSON.stringify(writeHistory(gone))))).pad).toEqual(gone.pad)
})

test('Herzlos: nobody joins after the end, and nobody leaves below the minimum', () => {
  const three = applyAll(
    openHistory(herzlos('Ann Ben Cem', [{ points: [-20, -30, -5] }, { points: [-10, -25, -20] }])),
    [{ edit: 'add-round' }],
  )
  const four = applyAll(three, [{ edit: 'join', name: 'Nina', symbol: 'moon' }])
  const totals = scoredHerzlos(three.pad).totals
  expect(scoredHerzlos(four.pad).totals).toEqual([...totals, Math.min(...totals)])
  expect(scoredHerzlos(applyAll(four, [{ edit: 'go', seat: 0 }]).pad).totals).toEqual([
    ...totals.slice(1),
    Math.min(...totals),
  ])
  expect(applyEdit(three, { edit: 'go', seat: 0 })).toMatchObject({ ok: false })
  expect(applyEdit(three, { edit: 'go', seat: 3 })).toMatchObject({ ok: false, problem: { code: 'no-such-seat' } })
  const over = openHistory(pad(h34.typed))
  expect(applyEdit(over, { edit: 'go', seat: 0 })).toMatchObject({ ok: false, problem: { code: 'round-after-end' } })
})

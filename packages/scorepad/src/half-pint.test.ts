import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import h34 from '../examples/h34.json' with { type: 'json' }
import { copiedRow, halfPint, pad, scoredHalfPint } from '../test/paper.ts'
import { comingGunFight, scorePad, writeScored } from './index.ts'

const lines = readFileSync(join(import.meta.dirname, '../examples/pads.jsonl'), 'utf8')
  .trim()
  .split('\n')
const examples = lines.map((line): { pad: object; expect: object } => JSON.parse(line))

test.each(examples.map((example, number) => [number, example] as const))(
  'the example pad %i is scored as expected',
  (_, example) => {
    expect(writeScored(scorePad(pad(example.pad)))).toEqual(example.expect)
  },
)

test('H34: the example pad, typed in round by round: the second player wins', () => {
  const scored = scoredHalfPint(pad(h34.typed))
  expect(scored.totals).toEqual([260, 320, 170, 310])
  expect(scored.result).toMatchObject({ ending: 'final-scoring', winners: [1] })
  const rows = scored.rounds.map(({ done }) => done?.scores.map((score, seat) => `${score}${done.marks[seat]}`))
  expect(rows).toEqual(h34.copied[0]?.split(' ').map((_, row) => h34.copied.map(column => column.split(' ')[row])))
})

test('H34: the same pad copied from paper with points and marks only', () => {
  const columns = h34.copied.map(column => column.split(' '))
  const rows = (columns[0] as string[]).map((_, row) => copiedRow(columns.map(column => column[row] as string)))
  const scored = scoredHalfPint(halfPint('Max Laura Sven Frank', rows))
  expect(scored.totals).toEqual(h34.totals)
  expect(scored.result?.winners).toEqual([1])
})

const met = (seats: number, more: object = {}) => ({
  predictions: Array(seats).fill(0),
  bets: Array.from({ length: seats }, (_, seat) => (seat + 1) % seats),
  tricks: Array(seats).fill(0),
  ...more,
})

test('H6: the start player moves one seat a round', () => {
  const scored = scoredHalfPint(halfPint('A B C', [met(3), met(3), met(3), met(3)], { startSeat: 2 }))
  expect(scored.rounds.map(({ start }) => start)).toEqual([2, 0, 1, 2])
})

test('H28: a brawl needs the tricks of the brawler alone', () => {
  const scored = scoredHalfPint(halfPint('A B C', [{ predictions: [1, 1, 1], tricks: [null, 4, null], brawl: 1 }]))
  expect(scored.rounds[0]?.done).toMatchObject({ scores: [0, 70, 0], marks: ['', 'B', ''] })
  expect(scored.rounds[0]?.warnings).toEqual([])
})

test('H30: five marks announce a gun fight, the sixth wins it', () => {
  const five = halfPint('A B C', Array(5).fill(met(3)))
  expect(comingGunFight(scoredHalfPint(five))).toEqual([0, 1, 2])
  const sixth = { predictions: [1, 2, 0], bets: [1, 2, 0], tricks: [1, 2, 1] }
  const scored = scoredHalfPint(halfPint('A B C', [...Array(5).fill(met(3)), sixth]))
  expect(scored.rounds[5]?.duelists).toEqual([0, 1, 2])
  expect(scored.result).toEqual({ ending: 'gun-fight', winners: [1] })
})

test('H31: a gun fight of the last round is fought in an eleventh row', () => {
  const rows = [...Array(5).fill({ ...met(2), tricks: [1, 1] }), ...Array(5).fill({ ...met(2), tricks: [0, 1] })]
  const ten = scoredHalfPint(halfPint('A B', rows))
  expect(ten.result).toBeNull()
  expect(comingGunFight(ten)).toEqual([0])
  const eleven = scoredHalfPint(halfPint('A B', [...rows, { ...met(2), tricks: [1, 0] }]))
  expect(eleven.result).toMatchObject({ ending: 'final-scoring', bonus: [50, 10] })
})

test('a round after the end of the game gives a warning and does not count', () => {
  const scored = scoredHalfPint(halfPint('A B C', [met(3), met(3)], { rounds: 1 }))
  expect(scored.rounds[1]).toMatchObject({ done: null, warnings: [{ code: 'round-after-end' }] })
  expect(scored.result?.ending).toBe('final-scoring')
})

test('an overridden number is marked and used for everything after it', () => {
  const rows = [...Array(4).fill(met(3)), { ...met(3), tricks: [1, 0, 0], overruled: { marks: ['X', null, null] } }]
  const scored = scoredHalfPint(halfPint('A B C', rows))
  expect(scored.rounds[4]?.done).toMatchObject({
    marks: ['X', 'X', 'X'],
    overrides: [{ seat: 0, what: 'marks', rules: '', stands: 'X' }],
  })
  expect(comingGunFight(scored)).toEqual([0, 1, 2])
})

test('an override equal to the rules is removed', () => {
  const scored = scoredHalfPint(halfPint('A B C', [{ ...met(3), overruled: { scores: [30, null, null] } }]))
  expect(scored.rounds[0]?.done?.overrides).toEqual([])
})

test('H33: an overridden bonus changes totals and winners', () => {
  const json = { pad: 'half-pint-heroes', players: ['A', 'B', 'C'], options: { rounds: 1 }, rounds: [met(3)] }
  const scored = scoredHalfPint(pad({ ...json, overruled: { bonus: [null, 0, 25] } }))
  expect(scored.result).toMatchObject({ bonus: [10, 0, 25], totals: [40, 30, 55], winners: [2] })
  expect(scored.overrides.map(({ seat }) => seat)).toEqual([1, 2])
})

test('an unfinished round contains known values only', () => {
  const open = halfPint('A B C', [met(3), { handSize: 3, predictions: [1, 1, 1] }], { drinking: ['D8'] })
  expect(writeScored(scorePad(open))).toMatchObject({
    rounds: [{ scores: [30, 30, 30] }, { drinksAtReveal: [0, 1, 2] }],
  })
  expect(writeScored(scorePad(open))).not.toHaveProperty('result')
})

const warningsOf = (row: object, players = 'A B C', options = {}) =>
  scoredHalfPint(halfPint(players, [row], options)).rounds[0]?.warnings

test('H10: a bet on oneself and a missing bet give warnings and no points', () => {
  const row = { predictions: [0, 0, 0], bets: [0, null, 1], tricks: [1, 1, 1] }
  expect(warningsOf(row)).toEqual([
    { code: 'bet-on-oneself', seat: 0 },
    { code: 'bet-needed', seat: 1 },
  ])
  expect(scoredHalfPint(halfPint('A B C', [row])).rounds[0]?.done?.scores).toEqual([10, 10, 30])
})

test('H11: two players need not bet', () => {
  expect(warningsOf({ predictions: [0, 0], tricks: [1, 1] }, 'A B')).toEqual([])
})

const tricks = (...won: number[]) => ({ ...met(won.length), tricks: won })

test('H23: there are no more tricks than cards in a hand', () => {
  expect(warningsOf({ ...tricks(2, 2, 1), handSize: 4 })).toEqual([{ code: 'too-many-tricks', tricks: 5, most: 4 }])
  expect(warningsOf(tricks(3, 3, 2))).toEqual([{ code: 'too-many-tricks', tricks: 8, most: 7 }])
  expect(warningsOf({ ...tricks(2, 1, 1), handSize: 4 })).toEqual([])
})

test('H14: a hand of six or seven takes two tricks, any round at least one', () => {
  expect(warningsOf({ ...tricks(1, 0, 0), handSize: 6 })).toEqual([{ code: 'too-few-tricks', tricks: 1, least: 2 }])
  expect(warningsOf({ ...tricks(1, 0, 0), handSize: 5 })).toEqual([])
  expect(warningsOf(tricks(0, 0, 0))).toEqual([{ code: 'too-few-tricks', tricks: 0, least: 1 }])
})

test('H21: a warning is shown if a seat must have won three tricks in a row', () => {
  expect(warningsOf(tricks(3, 0, 0))).toEqual([{ code: 'tricks-in-a-row', seat: 0, tricks: 3, of: 3 }])
  expect(warningsOf(tricks(3, 1, 0))).toEqual([])
  expect(warningsOf({ ...tricks(2, 1, 0), brawl: 0 })).toEqual([
    { code: 'brawl-too-small', seat: 0, tricks: 2, least: 3 },
  ])
  expect(warningsOf({ ...tricks(4, 0, 0), brawl: 0, handSize: 4 })).toEqual([
    { code: 'tricks-in-a-row', seat: 0, tricks: 4, of: 4 },
  ])
  expect(warningsOf({ ...tricks(6, 0, 0), brawl: 0 })).toEqual([{ code: 'tricks-in-a-row', seat: 0, tricks: 6, of: 7 }])
  expect(warningsOf({ ...tricks(4, 1, 0), brawl: 0 })).toEqual([])
})

test('H28: tricks that were entered for others before the brawl was noticed cause no warning', () => {
  const round = { ...met(5), tricks: [0, 2, 1, 2, 3], handSize: 4 }
  expect(warningsOf(round, 'A B C D E')).toEqual([{ code: 'too-many-tricks', tricks: 8, most: 4 }])
  const scored = scoredHalfPint(halfPint('A B C D E', [{ ...round, brawl: 4 }])).rounds[0]
  expect(scored?.done).toMatchObject({ scores: [0, 0, 0, 0, 60], marks: ['', '', '', '', 'B'] })
  expect(scored?.warnings).toEqual([])
})

test('D8: without the hand size there is a warning', () => {
  expect(warningsOf(tricks(1, 0, 0), 'A B C', { drinking: ['D8'] })).toEqual([{ code: 'hand-size-unknown' }])
})

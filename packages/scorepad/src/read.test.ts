import { expect, test } from 'vitest'
import { halfPint, pad } from '../test/paper.ts'
import { openPad, readPad, writePad } from './index.ts'

const GOOD = {
  pad: 'half-pint-heroes',
  players: ['Ann', 'Ben', 'Cem'],
  options: { rounds: 3, startSeat: 1, drinking: ['D4', 'D1'] },
  rounds: [
    { handSize: 5, predictions: [1, 0, 2], bets: [1, 2, 0], tricks: [1, 1, 2], brawl: null },
    { predictions: [1, 0, 2] },
  ],
}

const round = (change: object) => ({ ...GOOD, rounds: [{ ...GOOD.rounds[0], ...change }] })

const problem = (json: unknown) => {
  const read = readPad(json)
  return read.ok ? undefined : read.problem
}

test('missing entries are blank or default, and unknown keys are ignored', () => {
  const read = pad({ ...GOOD, venue: 'the Anchor' })
  expect(read.options).toMatchObject({ rounds: 3, startSeat: 1, drinking: ['D1', 'D4'] })
  expect(read.rounds[1]).toMatchObject({ handSize: null, bets: [null, null, null], tricks: [null, null, null] })
  expect(halfPint('A B', []).options).toMatchObject({ rounds: 10, startSeat: 0, drinking: [] })
})

test('readPad and writePad are inverses', () => {
  const whole = {
    ...GOOD,
    symbols: ['anchor', 'boat', 'crown'],
    overruled: { bonus: [null, 5, null] },
    rounds: [{ ...GOOD.rounds[0], overruled: { scores: [1, null, null], marks: [null, '', null] } }],
  }
  expect(writePad(pad(whole))).toEqual({
    ...whole,
    options: { ...pad(whole).options, ...whole.options, drinking: ['D1', 'D4'] },
  })
  const hearts = {
    pad: 'herzlos',
    players: ['A', 'B', 'C'],
    rounds: [{ points: [1, 2, null], march: 1, cards: [['h2'], [], ['dJ']] }],
  }
  expect(pad(writePad(pad(hearts)) as object)).toEqual(pad(hearts))
})

test.each([
  [null, { code: 'not-a-pad' }],
  [[], { code: 'not-a-pad' }],
  [{}, { code: 'not-a-pad' }],
  [{ pad: 'skat' }, { code: 'unknown-pad', pad: 'skat', known: ['half-pint-heroes', 'herzlos'] }],
  [
    { ...GOOD, players: ['A'] },
    { code: 'bad-players', least: 2, most: 7, players: 1 },
  ],
  [
    { ...GOOD, players: ['A', 2, 'C'] },
    { code: 'bad-players', least: 2, most: 7 },
  ],
  [{ ...GOOD, options: [] }, { code: 'bad-options' }],
  [
    { ...GOOD, options: { rounds: 12 } },
    { code: 'bad-option', option: 'rounds', value: 12, allowed: '1..10' },
  ],
  [
    { ...GOOD, options: { startSeat: 3 } },
    { code: 'bad-option', option: 'startSeat', value: 3, allowed: '0..2' },
  ],
  [
    { ...GOOD, rounds: undefined },
    { code: 'missing-key', key: 'rounds' },
  ],
  [
    { ...GOOD, rounds: [7] },
    { code: 'bad-pad-round', round: 0 },
  ],
  [
    { ...GOOD, symbols: ['a'] },
    { code: 'bad-choices', key: 'symbols', seats: 3 },
  ],
  [{ ...GOOD, overruled: 3 }, { code: 'bad-overrule' }],
  [round({ overruled: [] }), { code: 'bad-overrule', round: 0 }],
  [round({ predictions: [1, 2] }), { code: 'bad-choices', round: 0, key: 'predictions', seats: 3 }],
  [round({ tricks: 4 }), { code: 'bad-choices', round: 0, key: 'tricks', seats: 3 }],
  [
    round({ predictions: [1, 7, 0] }),
    { code: 'bad-entry', round: 0, seat: 1, key: 'predictions', value: 7, allowed: '0..6' },
  ],
  [round({ bets: [1, 2, 3] }), { code: 'bad-entry', round: 0, seat: 2, key: 'bets', value: 3, allowed: '0..2' }],
  [
    round({ tricks: [1, 1.5, 0] }),
    { code: 'bad-entry', round: 0, seat: 1, key: 'tricks', value: 1.5, allowed: '0..7' },
  ],
  [round({ brawl: 'Ann' }), { code: 'bad-entry', round: 0, key: 'brawl', value: 'Ann', allowed: '0..2' }],
  [round({ handSize: 8 }), { code: 'bad-entry', round: 0, key: 'handSize', value: 8, allowed: '3..7' }],
  [
    round({ overruled: { marks: ['Y', null, null] } }),
    { code: 'bad-entry', round: 0, seat: 0, key: 'marks', value: 'Y', allowed: '"X"|"B"|""' },
  ],
])('%j is refused with its position and reason', (json, expected) => {
  expect(problem(json)).toEqual(expected)
})

test('unknown drinking rules are refused', () => {
  expect(problem({ ...GOOD, options: { drinking: ['D9'] } })).toMatchObject({ code: 'bad-option', option: 'drinking' })
})

test('only the last round may be unfinished', () => {
  expect(problem({ ...GOOD, rounds: [{ predictions: [1, 1, 1] }, GOOD.rounds[0]] })).toEqual({
    code: 'unfinished-round',
    round: 0,
  })
})

const HEARTS = { pad: 'herzlos', players: ['A', 'B', 'C'] }

test.each([
  [[['h2'], ['h2'], []], { code: 'card-twice', round: 0, seat: 1, card: 'h2' }],
  [[['f2'], [], []], { code: 'no-scoring-card', round: 0, seat: 0, card: 'f2' }],
  [['h2', [], []], { code: 'bad-cards', round: 0, seat: 0 }],
  [[[]], { code: 'bad-choices', round: 0, key: 'cards', seats: 3 }],
])('Z6: %j are not the scoring cards of three', (cards, expected) => {
  expect(problem({ ...HEARTS, rounds: [{ cards }] })).toEqual(expected)
})

test('a new pad has one empty row', () => {
  const opened = openPad({ pad: 'herzlos', players: ['A', 'B', 'C'] })
  expect(opened).toMatchObject({
    ok: true,
    value: { rounds: [{ points: [null, null, null], march: null, cards: null }] },
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, halfpint } from '../../child.ts'
import { linesOf } from '../../example.ts'

beforeAll(build)
afterAll(clean)

const plays = async (hand: string, row: string, ...options: string[]) => {
  const flags = options.flatMap(option => ['--option', option])
  const { code, out, err } = await halfpint(['sets', '--hand', hand, '--row', row, '--json', ...flags])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return linesOf(out).map(line => JSON.parse(line))
}

test('H17: two 12s in the row make no two pair with a pair of 7s; 7s and 5s do', async () => {
  expect(await plays('r7 r5', 'r12 y12 g7 b5')).toEqual([
    { set: 'two-pair', hand: ['r5', 'r7'], row: ['g7', 'b5'] },
    { set: 'pair', hand: ['r7'], row: ['g7'] },
    { set: 'pair', hand: ['r5'], row: ['b5'] },
  ])
})

test('H17: with free row groups the 12s of the row count', async () => {
  expect((await plays('r7', 'r12 y12 g7', 'rowGroups=free'))[0]).toEqual({
    set: 'two-pair',
    hand: ['r7'],
    row: ['r12', 'y12', 'g7'],
  })
})

test('H16: with declared sets the weaker ones are listed too', async () => {
  const declared = await plays('r7', 'g7 b7', 'sets=declared')
  expect(declared.map(({ set }) => set)).toEqual(['three', 'pair', 'pair', 'high-card'])
  expect(await plays('r7', 'g7 b7')).toHaveLength(1)
})

test('H19: the strongest set comes first, down to single cards', async () => {
  const kinds = (await plays('r9 r10 r11 y9 y1', 'r12 r13')).map(({ set }) => set)
  expect(kinds[0]).toBe('royal-flush')
  expect(kinds.at(-1)).toBe('high-card')
  const order = ['royal-flush', 'straight', 'pair', 'high-card'].map(kind => kinds.indexOf(kind))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('H20: the option decides between full houses', async () => {
  const hand = 'r13 y13 r2 y2 r12 y12 g12'
  const first = async (...options: string[]) =>
    (await plays(hand, 'g2', ...options)).find(({ set }) => set === 'full-house')
  expect((await first())?.hand).toContain('r13')
  expect((await first('fullHouse=triple-first'))?.hand).toEqual(expect.arrayContaining(['r12', 'y12', 'g12']))
})

test('the text shows name, numbers and cards in the chosen language', async () => {
  const words = ['sets', '--hand', 'R7, r5', '--row', 'r12 y12 g7 b5']
  expect(linesOf((await halfpint(words)).out)).toEqual([
    'two pair  7 7 5 5  r5 r7 + g7 b5',
    'pair      7 7      r7 + g7',
    'pair      5 5      r5 + b5',
  ])
  expect((await halfpint([...words, '--lang', 'de'])).out).toContain('Zwei Paare')
  expect((await halfpint(words, '', { LC_ALL: 'ru_RU.UTF-8' })).out).toContain('две пары')
})

test('a hand without a row is accepted', async () => {
  expect(await plays('r7 y7', '')).toEqual([
    { set: 'pair', hand: ['r7', 'y7'], row: [] },
    { set: 'high-card', hand: ['r7'], row: [] },
    { set: 'high-card', hand: ['y7'], row: [] },
  ])
})

test.concurrent.each([
  ['r7 r14', 'y1', '“r14” is not a card'],
  ['r7', 'purple', '“purple” is not a card'],
  ['r7 y1', 'y1', 'y1 is there twice'],
  ['', 'y1', 'A hand has 1 to 7 cards; these are 0'],
  ['r1 r2 r3 r4 r5 r6 r7 r8', '', 'A hand has 1 to 7 cards; these are 8'],
  ['r1', 'y1 y2 y3 y4 y5 y6', 'The row has at most 5 cards; these are 6'],
])('hand "%s" with row "%s" is refused', async (hand, row, said) => {
  const { code, out, err } = await halfpint(['sets', '--hand', hand, '--row', row])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(said)
})

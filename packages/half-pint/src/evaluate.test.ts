import { cards } from '@halfpint/testkit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainPlays, plainStrength } from '../test/plain.ts'
import { CARDS, type Card, codeOf, sortCards } from './card.ts'
import { rankingOf, rowChoices, strengthOf, strengthOfFive, strongestLaid } from './evaluate.ts'
import { lay, options, play, table, the } from './fixture.ts'
import { halfPint } from './game.ts'
import { playsOf } from './plays.ts'
import { kindOf, makeStrength, NO_SET, numbersOf, SET_KINDS } from './set.ts'

const strength = (text: string, fullHouse: 'highest-card' | 'triple-first' = 'highest-card') =>
  strengthOf(rankingOf({ fullHouse }), cards<Card>(text).map(codeOf))

const kind = (text: string) => (strength(text) === NO_SET ? undefined : kindOf(strength(text)))

/** The set that the laid cards make with the row, under options. */
const made = (hand: string, row: string, changed = {}) => {
  const best = strongestLaid(options(changed), cards<Card>(hand).map(codeOf), rowChoices(cards<Card>(row).map(codeOf)))
  return best.strength === NO_SET
    ? 'no set'
    : [kindOf(best.strength), ...cards(row).filter((_, at) => best.joined & (1 << at))].join(' ')
}

const code = (...args: Parameters<typeof halfPint.decide>): string => {
  const decided = halfPint.decide(...args)
  return decided.ok ? 'ok' : decided.problem.code
}

test('H14: hand cards that do not all belong to one set cannot be laid', () => {
  const state = table({ row: 'k1', hands: ['r7 y7 g9', 'y2 y3 b4'] })
  expect(code(state, 0, lay('r7 y7'))).toBe('ok')
  expect(code(state, 0, lay('r7 g9'))).toBe('not-a-set')
  expect(code(state, 0, lay('r7 y7 g9'))).toBe('not-a-set')
})

test('H14: a single card can always be laid, and more than five never', () => {
  const state = table({ row: 'k1', hands: ['r1 r2 r3 r4 r5 r6 r7', 'y2'] })
  for (const card of cards('r1 r2 r3 r4 r5 r6 r7')) expect(code(state, 0, lay(card))).toBe('ok')
  expect(code(state, 0, lay('r1 r2 r3 r4 r5 r6'))).toBe('too-many-cards')
})

test('H16: Fig. 4: with a 13 in the row and both 2s in the hand, a 13 is never laid as a single card', () => {
  const fig4 = (sets: 'strongest' | 'declared') =>
    new Set(
      playsOf(cards<Card>('r13 y2 g2 g12'), cards<Card>('b13'), options({ sets })).map(
        ({ set, strength }) => `${set} ${numbersOf(strength)}`,
      ),
    )
  const listed = ['pair 13,13', 'pair 2,2', 'two-pair 13,13,2,2', 'high-card 12', 'high-card 2']
  expect(fig4('strongest')).toEqual(new Set(listed))
  expect(fig4('declared')).toEqual(new Set([...listed, 'high-card 13']))
})

test('H16: cards always count as the strongest set that they make with the row', () => {
  expect(made('r7', 'y7 g7')).toBe('three y7 g7')
  expect(made('r7', 'y7 g12')).toBe('pair y7')
  expect(made('r9', 'r10 r11 r12 r13 y9')).toBe('royal-flush r10 r11 r12 r13')
  const state = table({ row: 'y7 g7', hands: ['r7 r1', 'y2'] })
  expect(the(play(state, 'r7').log, 'played')).toMatchObject({ row: ['y7', 'g7'], set: 'three' })
  expect(code(state, 0, lay('r7', 'y7'))).toBe('row-not-declared')
})

test('H16: with declared sets the player names the row cards and may stay weaker', () => {
  const state = table({ row: 'y7 g7', hands: ['r7 r1', 'y2'], sets: 'declared' })
  for (const row of ['', 'y7', 'g7', 'y7 g7']) expect(code(state, 0, lay('r7', row))).toBe('ok')
  expect(code(state, 0, lay('r7'))).toBe('row-missing')
  expect(code(state, 0, lay('r7', 'k7'))).toBe('not-in-row')
  expect(code(state, 0, lay('r7', 'y7 y7'))).toBe('card-twice')
  expect(code(state, 0, lay('r1', 'y7'))).toBe('not-a-set')
})

test('H17: Fig. 8: a pair of 12s in the row helps nobody, so 7s and 5s beat a pair of 7s', () => {
  const state = table({ row: 'r12 y12 g7 b5', hands: ['r7 r5', 'y7 y1', 'g2 g1', 'b3 b1'] })
  const { log } = play(state, 'r7 r5', 'y7', 'g2', 'b3')
  expect(log.flatMap(event => (event.type === 'played' ? [event.set] : []))).toEqual([
    'two-pair',
    'pair',
    'high-card',
    'high-card',
  ])
  expect(the(log, 'trick-won').winner).toBe(0)
})

test('H17: a group in the row becomes usable by a hand card that joins it', () => {
  expect(made('g12', 'r12 y12 g7')).toBe('three r12 y12')
  expect(made('g12 r7', 'r12 y12 g7')).toBe('full-house r12 y12 g7')
  expect(made('r7 y7', 'r12 y12 g1')).toBe('pair')
  expect(made('r7', 'r12 y12 g12 g7')).toBe('pair g7')
})

test('H17: with free groups one hand card anywhere is enough', () => {
  expect(made('r7', 'r12 y12 g7', { rowGroups: 'free' })).toBe('two-pair r12 y12 g7')
  expect(made('r7 y7', 'r12 y12 g1', { rowGroups: 'free' })).toBe('two-pair r12 y12')
  expect(made('r7', 'r12 y12 g12 g7', { rowGroups: 'free' })).toBe('full-house r12 y12 g12 g7')
})

test('H17: a declared group from the row has a separate problem code', () => {
  const state = table({ row: 'r12 y12 g7', hands: ['r7 r1', 'y2'], sets: 'declared' })
  expect(code(state, 0, lay('r7', 'r12 y12 g7'))).toBe('group-in-row')
  expect(code(state, 0, lay('r7', 'r12 g7'))).toBe('not-a-set')
})

test('H17: straights and flushes need one hand card anywhere', () => {
  for (const rowGroups of ['anchored', 'free']) {
    expect(made('r8', 'k9 y10 b11 r12', { rowGroups })).toBe('straight k9 y10 b11 r12')
    expect(made('r8', 'r1 r3 r10 r12', { rowGroups })).toBe('flush r1 r3 r10 r12')
  }
})

test('H19: the eleven sets, strongest first, each with exactly its number of cards', () => {
  const examples = [
    ['royal-flush', 'g9 g10 g11 g12 g13'],
    ['five', 'r1 y1 g1 b1 k1'],
    ['straight-flush', 'k8 k9 k10 k11 k12'],
    ['four', 'r2 y2 g2 b2'],
    ['flush', 'b1 b3 b5 b7 b9'],
    ['full-house', 'r3 y3 g3 b4 k4'],
    ['straight', 'r1 y2 g3 b4 k5'],
    ['three', 'r5 y5 k5'],
    ['two-pair', 'r6 y6 b7 k7'],
    ['pair', 'r8 k8'],
    ['high-card', 'y13'],
  ] as const
  expect(examples.map(([, text]) => kind(text))).toEqual(examples.map(([name]) => name))
  expect(examples.map(([name]) => name).reverse()).toEqual(SET_KINDS)
  const strengths = examples.map(([, text]) => strength(text))
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
  expect(new Set(strengths).size).toBe(11)
})

test('H19: there are no kickers, and no straight goes round the corner', () => {
  for (const text of [
    'r8 k8 y9',
    'r2 y2 g2 b2 k3',
    'r6 y6 b7 k7 g9',
    'r1 r2 r3 r4',
    'r10 y11 g12 b13 k1',
    'r1 y2 g3 b4',
  ]) {
    expect(kind(text)).toBeUndefined()
  }
})

test('H20: the highest number decides, then the next highest, over all cards of the set', () => {
  expect(strength('r13 y13 b2 k2')).toBeGreaterThan(strength('r12 y12 b11 k11'))
  expect(strength('r12 y12 b3 k3')).toBeGreaterThan(strength('g12 k12 r2 y2'))
  expect(strength('r1 r5 r7 r9 r13')).toBeLessThan(strength('b2 b5 b7 b9 b13'))
  expect(strength('r4 y4')).toBe(strength('b4 k4'))
})

test('H20: a full house compares its highest card first or, by option, its triple', () => {
  const pairHigh = 'r13 y13 b2 k2 g2'
  const tripleHigh = 'r12 y12 g12 b11 k11'
  expect(strength(pairHigh)).toBeGreaterThan(strength(tripleHigh))
  expect(strength(pairHigh, 'triple-first')).toBeLessThan(strength(tripleHigh, 'triple-first'))
})

test('the kind and the numbers of a set follow from its strength', () => {
  expect(numbersOf(makeStrength('full-house', [13, 13, 2, 2, 2]))).toEqual([13, 13, 2, 2, 2])
  for (const name of SET_KINDS) expect(kindOf(makeStrength(name, [5]))).toBe(name)
})

const someCards = (least: number, most: number) =>
  fc.uniqueArray(fc.constantFrom(...CARDS), { minLength: least, maxLength: most })

test('the strength table agrees with the plain rules on a sample of all hands', () => {
  fc.assert(
    fc.property(
      someCards(1, 5),
      fc.constantFrom('highest-card' as const, 'triple-first' as const),
      (hand, fullHouse) => {
        const [a, b, c, d, e] = hand.map(codeOf) as [number, number, number, number, number]
        const ranking = rankingOf({ fullHouse })
        const plain = plainStrength(hand, fullHouse)
        expect(strengthOf(ranking, hand.map(codeOf))).toBe(plain)
        if (hand.length === 5) expect(strengthOfFive(ranking, a, b, c, d, e)).toBe(plain)
      },
    ),
    { numRuns: 20_000 },
  )
})

/** Few numbers and colours, so that sets are common. */
const closeCards = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 5 }), fc.integer({ min: 0, max: 1e9 }))
  .map(([low, colours, seed]) => {
    const near = CARDS.filter(
      card => Number(card.slice(1)) >= low && Number(card.slice(1)) < low + 5 && codeOf(card) < 13 * colours,
    )
    return near
      .map((card, at) => [card, Math.imul(seed + at, 2654435761) >>> 0] as const)
      .sort((a, b) => a[1] - b[1])
      .map(([card]) => card)
  })

const everyOption = fc.record({
  sets: fc.constantFrom('strongest' as const, 'declared' as const),
  rowGroups: fc.constantFrom('anchored' as const, 'free' as const),
  fullHouse: fc.constantFrom('highest-card' as const, 'triple-first' as const),
})

test('listPlays finds the same plays as the plain rules', () => {
  fc.assert(
    fc.property(
      fc.oneof(closeCards, someCards(12, 12)),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 5 }),
      everyOption,
      (dealt, held, laid, chosen) => {
        const hand = sortCards(dealt.slice(0, Math.min(held, dealt.length - laid)))
        const row = dealt.slice(hand.length, hand.length + laid)
        const name = (play: { hand: readonly Card[]; row: readonly Card[]; strength: number }) =>
          `${play.hand} + ${chosen.sets === 'declared' ? play.row : ''} ${play.strength}`
        const fast = playsOf(hand, row, chosen)
        expect(fast.map(name).sort()).toEqual(plainPlays(hand, row, chosen).map(name).sort())
        for (const { hand, row, strength } of fast) {
          expect(plainStrength([...hand, ...row], chosen.fullHouse)).toBe(strength)
        }
      },
    ),
    { numRuns: 1_500 },
  )
})

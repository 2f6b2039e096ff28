import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultOf, describe, makeOption, type OptionsOf, parseOption, readOptions } from './option.ts'
import { must } from './result.ts'

const RULES = {
  rounds: { kind: 'whole', min: 1, max: 10, default: 7 },
  sets: { kind: 'choice', values: ['strongest', 'declared'] },
  hearts: { kind: 'list', length: 3, min: -20, max: 20, default: [-2, -3, -4] },
} as const

const DEFAULTS = { rounds: 7, sets: 'strongest', hearts: [-2, -3, -4] }

const problemOf = (given: unknown): unknown => {
  const read = readOptions(RULES, given)
  return read.ok ? read.value : read.problem
}

test('a missing option gets its default value', () => {
  expect(must(readOptions(RULES, undefined))).toEqual(DEFAULTS)
  expect(must(readOptions(RULES, {}))).toEqual(DEFAULTS)
  expect(must(readOptions(RULES, { rounds: undefined, sets: 'declared' }))).toEqual({ ...DEFAULTS, sets: 'declared' })
})

test('unknown keys are ignored', () => {
  expect(must(readOptions(RULES, { rounds: 3, colour: 'blue' }))).toEqual({ ...DEFAULTS, rounds: 3 })
})

test('an option that is not the object’s own is not read', () => {
  expect(must(readOptions(RULES, Object.create({ rounds: 3 })))).toEqual(DEFAULTS)
})

test.each([[null], [7], ['rounds=7'], [[]], [true]])('options cannot be %j', given => {
  expect(problemOf(given)).toEqual({ code: 'bad-options' })
})

test.each([[0], [11], [2.5], ['7'], [null], [[7]]])('rounds cannot be %j', value => {
  expect(problemOf({ rounds: value })).toEqual({ code: 'bad-option', option: 'rounds', value, allowed: '1..10' })
})

test('a range includes both ends', () => {
  expect(must(readOptions(RULES, { rounds: 1 })).rounds).toBe(1)
  expect(must(readOptions(RULES, { rounds: 10 })).rounds).toBe(10)
})

test.each([['weakest'], [''], [0], [null], [['strongest']]])('sets cannot be %j', value => {
  expect(problemOf({ sets: value })).toMatchObject({
    code: 'bad-option',
    option: 'sets',
    allowed: 'strongest|declared',
  })
})

test.each([[[1, 2]], [[1, 2, 3, 4]], [[1, 2, 99]], [[1, 2, '3']], [[1, 2, 0.5]], ['1,2,3'], [{ length: 3 }]])(
  'hearts cannot be %j',
  value => {
    expect(problemOf({ hearts: value })).toMatchObject({ code: 'bad-option', option: 'hearts' })
  },
)

test('a typed option is parsed by its rule', () => {
  expect(must(parseOption(RULES, 'rounds=5'))).toEqual(['rounds', 5])
  expect(must(parseOption(RULES, 'sets=declared'))).toEqual(['sets', 'declared'])
  expect(must(parseOption(RULES, 'hearts=-1, 0,20'))).toEqual(['hearts', [-1, 0, 20]])
})

test.each(['rounds', 'rounds=', 'rounds=0', 'rounds=five', 'rounds=5.0', 'rounds=0x5', 'rounds=5=5', 'rounds=1e1'])(
  '%s is not parsed',
  text => {
    expect(parseOption(RULES, text)).toMatchObject({ ok: false, problem: { code: 'bad-option', option: 'rounds' } })
  },
)

test('an unknown option is refused with the list of known ones', () => {
  for (const name of ['', 'round', 'toString', '__proto__', 'constructor']) {
    expect(parseOption(RULES, `${name}=5`)).toEqual({
      ok: false,
      problem: { code: 'unknown-option', option: name, known: ['rounds', 'sets', 'hearts'] },
    })
  }
})

test('parseOption and makeOption are inverses', () => {
  const options = fc.record({
    rounds: fc.integer({ min: 1, max: 10 }),
    sets: fc.constantFrom('strongest', 'declared'),
    hearts: fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 3, maxLength: 3 }),
  })
  fc.assert(
    fc.property(options, drawn => {
      for (const [name, value] of Object.entries(drawn)) {
        expect(must(parseOption(RULES, makeOption(name, value)))).toEqual([name, value])
      }
      expect(must(readOptions(RULES, drawn))).toEqual({ ...drawn })
    }),
    { seed: 1 },
  )
})

test('a rule has a default and describes the allowed values', () => {
  expect(Object.values(RULES).map(defaultOf)).toEqual(Object.values(DEFAULTS))
  expect(Object.values(RULES).map(describe)).toEqual(['1..10', 'strongest|declared', '3 × -20..20'])
})

test('the types of options are derived from their rules', () => {
  const options: OptionsOf<typeof RULES> = { rounds: 1, sets: 'declared', hearts: [1, 2, 3] }
  // @ts-expect-error: not one of the values
  const wrong: OptionsOf<typeof RULES> = { ...options, sets: 'weakest' }
  expect(readOptions(RULES, wrong).ok).toBe(false)
})

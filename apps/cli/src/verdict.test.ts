import { below, type Json, must, ok, pick, type Random, seeded } from '@halfpint/core'
import { fairRandom, type Proof, pledgeOf } from '@halfpint/fair'
import { herzlos } from '@halfpint/herzlos'
import { problemText, wordsIn } from '@halfpint/i18n'
import { expect, test } from 'vitest'
import { examples } from './example.ts'
import { judgeSource } from './verdict.ts'

const records = examples().good.map(line => JSON.parse(line) as Json)

const JUNK: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e300,
  '',
  'r1',
  'hQ',
  'X',
  [],
  [null],
  {},
  { seat: 0 },
  [[[]]],
  99,
]

/** The same value with one part replaced, removed, doubled or moved. */
const damaged = (value: Json, random: Random): Json => {
  if (typeof value !== 'object' || value === null || below(random, 8) === 0) return pick(random, JUNK)
  if (Array.isArray(value)) {
    if (value.length === 0) return [pick(random, JUNK)]
    const at = below(random, value.length)
    const item = value[at] as Json
    const other = value[below(random, value.length)] as Json
    const choices = [value.toSpliced(at, 1), value.toSpliced(at, 0, item), value.with(at, other)]
    return below(random, 4) === 0 ? pick(random, choices) : value.with(at, damaged(item, random))
  }
  const key = pick(random, Object.keys(value))
  if (key === undefined) return { [String(pick(random, JUNK))]: null }
  const { [key]: old, ...rest } = value as { readonly [key: string]: Json }
  return below(random, 6) === 0 ? rest : { ...rest, [key]: damaged(old as Json, random) }
}

test('a damaged record gets a verdict and never a crash, and every problem has a sentence', () => {
  const random = seeded('damage')
  const codes = new Set<string>()
  const { problems } = wordsIn('en')
  for (let times = 0; times < 1500; times++) {
    const verdict = judgeSource(ok(damaged(pick(random, records), random)))
    if (verdict.ok) continue
    const { code, round, play } = verdict.problem
    codes.add(code)
    expect(Object.hasOwn(problems, code), code).toBe(true)
    expect(problemText(verdict.problem, 'en')).not.toMatch(/undefined/)
    expect(round === null || Number.isInteger(round)).toBe(true)
    expect(play === null || (Number.isInteger(play) && round !== null)).toBe(true)
  }
  expect(codes.size).toBeGreaterThan(15)
})

test('overlong values of a problem are cut', () => {
  const verdict = judgeSource(ok({ game: Array(5000).fill('x') }))
  expect(JSON.stringify(verdict).length).toBeLessThan(600)
})

test('proofs of deals are checked, and a wrong one makes the record invalid at its round', () => {
  const seed = '7'.repeat(64)
  const proof: Proof = { table: 'pub', match: 1, round: 0, pledge: pledgeOf(seed), seed, shares: [null, seed, null] }
  const opened = must(herzlos.open(must(herzlos.options.read({})), 3))
  const [dealt] = herzlos.chance(opened, fairRandom(proof))
  const deck = dealt?.type === 'dealt' ? dealt.deck : []
  const judge = (change: Partial<Proof> | undefined) => {
    const round = change === undefined ? { deck } : { deck, proof: { ...proof, ...change } }
    return judgeSource(ok({ game: 'herzlos', players: ['Ann', 'Ben', 'Cem'], rounds: [round] }))
  }
  expect(judge({})).toMatchObject({ ok: true, fair: { deals: 1, proven: 1 } })
  expect(judge(undefined)).not.toHaveProperty('fair')
  expect(judge({ shares: [null, null, null] })).toEqual({
    ok: false,
    problem: { code: 'deal-not-proven', round: 0, play: null },
  })
  expect(judge({ seed: '8'.repeat(64) })).toMatchObject({ problem: { code: 'deal-not-pledged', round: 0 } })
})

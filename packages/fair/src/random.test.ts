import { createHash, createHmac } from 'node:crypto'
import { below, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import type { Deal } from './proof.ts'
import { drawSecret, fairRandom, isSecret, pledgeOf } from './random.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const SHARE = 'ff'.repeat(32)
const DEAL: Deal = { table: 'pub', match: 1, round: 0, seed: SEED, shares: [SHARE, null, null] }

const words = (deal: Deal, count: number): number[] => {
  const random = fairRandom(deal)
  return Array.from({ length: count }, () => random.next())
}

test('the pledge is the SHA-256 of the seed’s bytes', () => {
  expect(pledgeOf(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
  expect(pledgeOf(SHARE)).toBe(createHash('sha256').update(Buffer.alloc(32, 255)).digest('hex'))
})

test('the random words are HMAC-SHA-256 blocks of eight words, high byte first', () => {
  const blockOf = (counter: number): Buffer =>
    createHmac('sha256', Buffer.from(SEED, 'hex')).update(`half-pint-deal-1|pub|1|0|${SHARE}|-|-|${counter}`).digest()
  const expected = [0, 1, 2].flatMap(counter =>
    Array.from({ length: 8 }, (_, word) => blockOf(counter).readUInt32BE(4 * word)),
  )
  expect(words(DEAL, 24)).toEqual(expected)
})

test('the first random words have not changed', () => {
  expect(words(DEAL, 3)).toEqual([2956327042, 874776424, 446404615])
})

test('every input of a deal changes it', () => {
  const others: Deal[] = [
    { ...DEAL, table: 'bar' },
    { ...DEAL, match: 2 },
    { ...DEAL, round: 1 },
    { ...DEAL, seed: SHARE },
    { ...DEAL, shares: [null, SHARE, null] },
    { ...DEAL, shares: [SHARE, SHARE, null] },
    { ...DEAL, shares: [SHARE, null] },
    { ...DEAL, shares: ['fe'.repeat(32), null, null] },
  ]
  const streams = [DEAL, ...others].map(deal => words(deal, 2).join())
  expect(new Set(streams).size).toBe(streams.length)
})

test('every card is equally likely at every position', () => {
  const counts = Array.from({ length: 13 }, () => 0)
  const draws = 13_000
  const random = fairRandom(DEAL)
  for (let draw = 0; draw < draws; draw++) {
    const drawn = below(random, 13)
    counts[drawn] = counts[drawn]! + 1
  }
  const chiSquared = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
  // 12 degrees of freedom: a fair source is above this once in a hundred thousand streams, and this one is fixed.
  expect(chiSquared).toBeLessThan(46)
})

test('a secret has one spelling: 64 lower-case hexadecimal digits', () => {
  const secret = drawSecret(seeded('tea'))
  expect(isSecret(secret)).toBe(true)
  expect(drawSecret({ next: () => 1 })).toBe('00000001'.repeat(8))
  for (const bad of [secret.slice(1), `${secret}0`, 'A'.repeat(64), 'g'.repeat(64), `${secret}\n`, 7, null, undefined])
    expect(isSecret(bad)).toBe(false)
})

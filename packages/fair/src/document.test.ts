import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { chainedSecret, seedOf } from './bind.ts'
import { checkDeal, readProof } from './check.ts'
import { fairRandom, pledgeOf } from './random.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/fairness.md'), 'utf8')

/** The first block of code on the page in this language that holds this text. */
const block = (language: string, text: string): string => {
  const blocks = [...page.matchAll(/^```(\w*)\n(.*?)^```$/gms)]
  const found = blocks.find(([, of, code]) => of === language && code?.includes(text))
  if (found?.[2] === undefined) throw new Error(`no block of ${language} with ${text}`)
  return found[2]
}

const proof = must(readProof(JSON.parse(block('json', '"pledge"'))))
const deck = block('text', 'r7 k11').trim().split(/\s+/)

/** The output of the checker on the page. */
const checked = (...records: unknown[]): string[] => {
  const input = records.map(record => `${JSON.stringify(record)}\n`).join('')
  const words = ['--input-type=module', '--eval', block('js', 'createHmac')]
  const { stdout, stderr } = spawnSync(process.execPath, words, { input, encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.trim().split('\n')
}

test('the example of the page follows from the rules', () => {
  const opened = must(halfPint.open(must(halfPint.options.read({})), 3))
  expect(checkDeal(halfPint, opened, { type: 'dealt', deck: deck as never }, proof).ok).toBe(true)
})

test('the numbers in the example are right', () => {
  const random = fairRandom(proof)
  for (const word of [947606323, 40377896, 3543360812]) {
    expect(random.next()).toBe(word)
    expect(page).toContain(String(word))
  }
  const limit = 2 ** 32 - (2 ** 32 % 65)
  expect(page).toContain(`its limit is ${limit}, and 947606323 modulo 65 is ${947606323 % 65},`)
})

test('the checker of the page agrees with this package for both games', () => {
  const players = ['Ann', 'Ben', 'Cem']
  const good = { game: 'half-pint-heroes', players, rounds: [{ deck, proof }] }
  const opened = must(herzlos.open(must(herzlos.options.read({})), 3))
  const [dealt] = herzlos.chance(opened, fairRandom(proof))
  const other = { game: 'herzlos', players, rounds: [{ deck: dealt?.type === 'dealt' ? dealt.deck : [], proof }] }
  const swapped = { ...good, rounds: [{ deck: [...deck].reverse(), proof }] }
  const cheats = [
    { secret: 'ab'.repeat(32) },
    { seals: ['ab'.repeat(32), null, null] },
    { shares: [...proof.shares, null] },
    { round: 1 },
  ].map(change => ({ ...good, rounds: [{ deck, proof: { ...proof, ...change } }] }))
  const found = checked(good, other, swapped, ...cheats)
  expect(found.map(line => line.replace('round 0: ', ''))).toEqual(['fair', 'fair', ...Array(5).fill('NOT FAIR')])
})

test('the checker of the page checks the chain of deals', () => {
  const link = (round: number, previous: string | null) => {
    const salt = `${round}a`.repeat(32)
    const secret = chainedSecret(previous, salt)
    const seed = seedOf({ table: 'pub', match: 1, round }, secret)
    const shares = [null, null, null]
    return { table: 'pub', match: 1, round, shares, previous, salt, secret, seed, pledge: pledgeOf(seed) }
  }
  const opened = must(herzlos.open(must(herzlos.options.read({})), 3))
  const recordOf = (...proofs: readonly ReturnType<typeof link>[]) => ({
    game: 'herzlos',
    players: ['Ann', 'Ben', 'Cem'],
    rounds: proofs.map(proof => {
      const [dealt] = herzlos.chance(opened, fairRandom(proof))
      return { deck: dealt?.type === 'dealt' ? dealt.deck : [], proof }
    }),
  })
  const first = link(0, null)
  expect(checked(recordOf(first, link(1, first.pledge)))).toEqual(['round 0: fair', 'round 1: fair'])
  expect(checked(recordOf(first, link(1, null)))).toEqual(['round 0: fair', 'round 1: NOT FAIR'])
  expect(checked(recordOf({ ...first, salt: 'ff'.repeat(32) }))).toEqual(['round 0: NOT FAIR'])
})

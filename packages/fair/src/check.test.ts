import { type AnyGame, type Json, must, type Position, playOut, type Random, seeded } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { chainedSecret, sealOf, seedOf } from './bind.ts'
import { checkDeal, checkProofs, isPledged, readProof } from './check.ts'
import type { Proof } from './proof.ts'
import { drawSecret, fairRandom, pledgeOf } from './random.ts'

const proofOf = (round: number, seats: number, random: Random): Proof => {
  const seed = drawSecret(random)
  const shares = Array.from({ length: seats }, (_, seat) => (seat === 1 ? null : drawSecret(random)))
  return { table: 'pub', match: 1, round, pledge: pledgeOf(seed), seed, shares }
}

/** The proof of a deal whose pledge contains the pledge before. */
const chainedProof = (round: number, seats: number, random: Random, previous: string | null): Proof => {
  const { shares } = proofOf(round, seats, random)
  const salt = drawSecret(random)
  const secret = chainedSecret(previous, salt)
  const seed = seedOf({ table: 'pub', match: 1, round }, secret)
  return { table: 'pub', match: 1, round, pledge: pledgeOf(seed), seed, shares, secret, previous, salt }
}

type MakeProof = (round: number, seats: number, random: Random, previous: string | null) => Proof

type Round = { deck: string[]; proof?: unknown }
type GameRecord = { rounds: Round[]; [key: string]: unknown }

/** A whole game of seats that do the first thing allowed, every deal proven. */
const provenGame = (
  game: typeof halfPint | typeof herzlos,
  seats: number,
  makeProof: MakeProof = proofOf,
): GameRecord => {
  const { chance, ...rest } = game as AnyGame
  const proofs: Proof[] = []
  const random = seeded(`deals ${seats}`)
  const fair = {
    ...rest,
    chance(state: Position) {
      const proof = makeProof(state.round, seats, random, proofs.at(-1)?.pledge ?? null)
      proofs.push(proof)
      return chance(state, fairRandom(proof))
    },
  }
  const opened = must(rest.open(must(rest.options.read({ rounds: 2 })), seats))
  const line = playOut(fair, opened, random, (state, seat) => rest.legal(rest.view(state, seat))[0] as Json)
  const names = Array.from({ length: seats }, (_, seat) => `p${seat}`)
  const record = rest.records.write(names, opened, line.log) as unknown as GameRecord
  return { ...record, rounds: record.rounds.map((round, at) => ({ ...round, proof: proofs[at] })) }
}

const check = (game: typeof halfPint | typeof herzlos, record: GameRecord) =>
  checkProofs(game as typeof halfPint, record, must((game as typeof halfPint).records.read(record)))

const problemOf = (record: GameRecord, round: number, change: Partial<Record<keyof Proof, Json>>) => {
  const rounds = record.rounds.map((each, at) =>
    at === round ? { ...each, proof: { ...(each.proof as Proof), ...change } } : each,
  )
  const checked = check(halfPint, { ...record, rounds })
  return checked.ok ? checked.value : checked.problem
}

test.each([
  [halfPint, 2],
  [halfPint, 7],
  [herzlos, 3],
  [herzlos, 5],
] as const)('the proofs of a whole game hold', (game, seats) => {
  expect(check(game, provenGame(game, seats))).toEqual({ ok: true, value: { deals: 2, proven: 2 } })
})

test('a record may have no proofs, or no proof for one round', () => {
  const record = provenGame(halfPint, 3)
  const [first, second] = record.rounds.map(({ proof, ...round }) => ({ ...round }))
  const none = { ...record, rounds: [first, second] } as GameRecord
  expect(check(halfPint, none)).toEqual({ ok: true, value: null })
  const one = { ...record, rounds: [record.rounds[0], second] } as GameRecord
  expect(check(halfPint, one)).toEqual({ ok: true, value: { deals: 2, proven: 1 } })
})

test('a seed that was not pledged is refused', () => {
  const record = provenGame(halfPint, 3)
  expect(problemOf(record, 1, { seed: '0'.repeat(64) })).toEqual({ code: 'deal-not-pledged', round: 1 })
})

test('a changed share, seed or table gives other cards and is refused', () => {
  const record = provenGame(halfPint, 3)
  const seed = '0'.repeat(64)
  expect(problemOf(record, 0, { shares: [null, null, null] })).toEqual({ code: 'deal-not-proven', round: 0 })
  expect(problemOf(record, 0, { seed, pledge: pledgeOf(seed) })).toEqual({ code: 'deal-not-proven', round: 0 })
  expect(problemOf(record, 0, { table: 'bar' })).toEqual({ code: 'deal-not-proven', round: 0 })
})

test('a proof of another round, match or table is misplaced', () => {
  const record = provenGame(halfPint, 3)
  expect(problemOf(record, 1, { round: 0 })).toEqual({ code: 'proof-misplaced', key: 'round', round: 1 })
  expect(problemOf(record, 1, { match: 2 })).toEqual({ code: 'proof-misplaced', key: 'match', round: 1 })
  expect(problemOf(record, 1, { table: 'bar' })).toEqual({ code: 'proof-misplaced', key: 'table', round: 1 })
  expect(problemOf(record, 1, { shares: [null] })).toEqual({ code: 'proof-misplaced', key: 'shares', round: 1 })
})

test.each([
  ['table', 'a|b'],
  ['match', 0],
  ['round', -1],
  ['pledge', 'AB'],
  ['seed', null],
  ['shares', [7]],
  ['secret', 'x'],
  ['previous', 'x'],
  ['salt', null],
  ['seals', 7],
])('a proof whose %s is malformed is refused', (key, value) => {
  const proof = { ...proofOf(0, 3, seeded(1)), [key]: value }
  expect(readProof(proof)).toEqual({ ok: false, problem: { code: 'bad-proof', key } })
})

test('in a record every pledge contains the one before, or none does', () => {
  const chained = provenGame(halfPint, 3, chainedProof)
  expect(check(halfPint, chained)).toMatchObject({ value: { proven: 2 } })
  // Played on a server that was updated between the two rounds.
  const updated = provenGame(halfPint, 3, (round, ...rest) => (round === 0 ? proofOf : chainedProof)(round, ...rest))
  expect(check(halfPint, updated)).toMatchObject({ value: { proven: 2 } })
  const codeOf = (makeProof: MakeProof) => check(halfPint, provenGame(halfPint, 3, makeProof))
  const left = codeOf((round, seats, random) => chainedProof(round, seats, random, 'ab'.repeat(32)))
  expect(left).toMatchObject({ problem: { code: 'deal-not-chained', round: 1 } })
  const downgraded = codeOf((round, ...rest) => (round === 1 ? proofOf : chainedProof)(round, ...rest))
  expect(downgraded).toMatchObject({ problem: { code: 'deal-not-chained', round: 1 } })
})

test('the pledge commits to the pledge before', () => {
  const proof = chainedProof(0, 3, seeded(1), 'ab'.repeat(32))
  const { salt, previous, ...bare } = proof
  expect(isPledged(proof)).toBe(true)
  expect(isPledged({ ...proof, previous: null })).toBe(false)
  expect(isPledged({ ...proof, salt: 'cd'.repeat(32) })).toBe(false)
  expect([isPledged({ ...bare, salt: salt ?? '' }), isPledged({ ...bare, previous: previous ?? null })]).toEqual([
    false,
    false,
  ])
})

test('a secret that does not give the seed, and a share that does not match its seal, are refused', () => {
  const opened = must(herzlos.open(must(herzlos.options.read({})), 3))
  const deal = { table: 'pub', match: 1, round: 0 }
  const secret = 'ab'.repeat(32)
  const seed = seedOf(deal, secret)
  const pledge = pledgeOf(seed)
  const shares = ['cd'.repeat(32), null, null]
  const seals = [sealOf({ ...deal, pledge }, 0, shares[0] ?? ''), 'ef'.repeat(32), null]
  const proof: Proof = { ...deal, pledge, seed, shares, secret, seals }
  const [dealt] = herzlos.chance(opened, fairRandom(proof))
  const codeOf = (change: Partial<Proof>) => {
    const checked = checkDeal(herzlos, opened, dealt, { ...proof, ...change })
    return checked.ok ? 'fair' : checked.problem.code
  }
  expect(codeOf({})).toBe('fair')
  expect(codeOf({ secret: 'ba'.repeat(32) })).toBe('deal-not-pledged')
  expect(codeOf({ seals: ['ef'.repeat(32), null, null] })).toBe('share-not-sealed')
  expect(codeOf({ seals: [null] })).toBe('proof-misplaced')
  // The seal of another seat is none of this one's.
  expect(sealOf({ ...deal, pledge }, 1, shares[0] ?? '')).not.toBe(seals[0])
})

test('checkDeal checks a deal against the state before it', () => {
  const opened = must(herzlos.open(must(herzlos.options.read({})), 4))
  const proof = proofOf(0, 4, seeded(2))
  const [dealt] = herzlos.chance(opened, fairRandom(proof))
  const [other] = herzlos.chance(opened, seeded(3))
  expect(checkDeal(herzlos, opened, dealt, proof).ok).toBe(true)
  expect(checkDeal(herzlos, opened, other, proof)).toMatchObject({ problem: { code: 'deal-not-proven' } })
})

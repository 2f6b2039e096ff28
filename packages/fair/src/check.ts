import {
  type Game,
  isFields,
  ok,
  type Position,
  type Refusal,
  type Replay,
  type ReplayedDeal,
  type Result,
  refuse,
} from '@halfpint/core'
import { chainedSecret, sealOf, seedOf } from './bind.ts'
import type { Proof } from './proof.ts'
import { fairRandom, isSecret, pledgeOf } from './random.ts'

const TABLE = /^[A-Za-z0-9_-]{1,64}$/

const isBySeat = (value: unknown): value is (string | null)[] =>
  Array.isArray(value) && value.every(each => each === null || isSecret(each))

/** Reads a proof from outside and checks its form. */
export const readProof = (json: unknown): Result<Proof> => {
  const bad = (key: string): Refusal => refuse('bad-proof', { key })
  if (!isFields(json)) return bad('proof')
  const { table, match, round, pledge, seed, shares, secret, previous, salt, seals } = json
  if (typeof table !== 'string' || !TABLE.test(table)) return bad('table')
  if (!Number.isSafeInteger(match) || (match as number) < 1) return bad('match')
  if (!Number.isSafeInteger(round) || (round as number) < 0) return bad('round')
  if (!isSecret(pledge)) return bad('pledge')
  if (!isSecret(seed)) return bad('seed')
  if (!isBySeat(shares)) return bad('shares')
  if (secret !== undefined && !isSecret(secret)) return bad('secret')
  if (previous !== undefined && previous !== null && !isSecret(previous)) return bad('previous')
  if (salt !== undefined && !isSecret(salt)) return bad('salt')
  if (seals !== undefined && !isBySeat(seals)) return bad('seals')
  const deal = { table, match: match as number, round: round as number, pledge, seed, shares }
  return ok({
    ...deal,
    ...(secret === undefined ? {} : { secret }),
    ...(previous === undefined ? {} : { previous }),
    ...(salt === undefined ? {} : { salt }),
    ...(seals === undefined ? {} : { seals }),
  })
}

type Dealer<S extends Position, E> = Pick<Game<S, never, E, never>, 'chance'>

const isChained = ({ previous, salt, secret }: Proof): boolean =>
  previous === undefined ? salt === undefined : salt !== undefined && chainedSecret(previous, salt) === secret

/** Whether the seed matches the pledge, the deal, and the previous pledge in the proof. */
export const isPledged = (proof: Proof): boolean =>
  pledgeOf(proof.seed) === proof.pledge &&
  (proof.secret === undefined || seedOf(proof, proof.secret) === proof.seed) &&
  isChained(proof)

/** Whether a deal may follow another one at the same table. Deals before version 0.2.1 have no previous pledge. */
export const isNext = (before: Pick<Proof, 'pledge' | 'previous'>, { previous }: Pick<Proof, 'previous'>): boolean =>
  previous === undefined ? before.previous === undefined : previous === before.pledge

/** Whether every share matches its seal. A device that stopped responding has no share. */
const areSealed = (proof: Proof): boolean =>
  (proof.seals ?? []).every((seal, seat) => {
    const share = proof.shares[seat] ?? null
    return seal === null || share === null || sealOf(proof, seat, share) === seal
  })

/** Checks that the dealt cards follow from the pledged seed and the shares. */
export const checkDeal = <S extends Position, E>(
  game: Dealer<S, E>,
  before: S,
  dealt: E,
  proof: Proof,
): Result<undefined> => {
  if (proof.round !== before.round) return refuse('proof-misplaced', { key: 'round' })
  if (proof.shares.length !== before.seats) return refuse('proof-misplaced', { key: 'shares' })
  if ((proof.seals ?? proof.shares).length !== before.seats) return refuse('proof-misplaced', { key: 'seals' })
  if (!isPledged(proof)) return refuse('deal-not-pledged')
  if (!areSealed(proof)) return refuse('share-not-sealed')
  const [fair] = game.chance(before, fairRandom(proof))
  return JSON.stringify(fair) === JSON.stringify(dealt) ? ok(undefined) : refuse('deal-not-proven')
}

/** Number of deals of a record, and of those proven to be fair. */
export interface Fairness {
  readonly deals: number
  readonly proven: number
}

const proofsIn = (record: unknown): readonly unknown[] => {
  const rounds = isFields(record) && Array.isArray(record.rounds) ? record.rounds : []
  return rounds.map(round => (isFields(round) ? round.proof : undefined))
}

/**
 * Checks each proof of a record against the deal of its round. Returns `null` for a record without proofs.
 * A problem names the 0-based round. `replay` is the result of reading the record.
 */
export const checkProofs = <S extends Position, E>(
  game: Dealer<S, E>,
  record: unknown,
  replay: Replay<S, E>,
): Result<Fairness | null> => {
  const given = proofsIn(record)
  if (given.every(proof => proof === undefined)) return ok(null)
  let first: Proof | undefined
  let last: Proof | undefined
  let proven = 0
  const checkRound = (json: unknown, { before, dealt }: ReplayedDeal<S, E>): Refusal | undefined => {
    const proof = readProof(json)
    if (!proof.ok) return proof
    // All rounds of a record were played at one table, in one match.
    first ??= proof.value
    if (proof.value.table !== first.table) return refuse('proof-misplaced', { key: 'table' })
    if (proof.value.match !== first.match) return refuse('proof-misplaced', { key: 'match' })
    const checked = checkDeal(game, before, dealt, proof.value)
    if (!checked.ok) return checked
    if (last?.round === proof.value.round - 1 && !isNext(last, proof.value)) return refuse('deal-not-chained')
    last = proof.value
    proven++
    return undefined
  }
  for (const [round, deal] of replay.deals.entries()) {
    const refusal = given[round] === undefined ? undefined : checkRound(given[round], deal)
    if (refusal !== undefined) return { ok: false, problem: { ...refusal.problem, round } }
  }
  return ok({ deals: given.length, proven })
}

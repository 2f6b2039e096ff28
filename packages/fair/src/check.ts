import {
  type Game,
  isFields,
  type Json,
  ok,
  type Position,
  type Refusal,
  type Replay,
  type Result,
  refuse,
} from '@halfpint/core'
import { sealOf, seedOf } from './bind.ts'
import type { Proof } from './proof.ts'
import { fairRandom, isSecret, pledgeOf } from './random.ts'

const TABLE = /^[A-Za-z0-9_-]{1,64}$/

const isBySeat = (value: unknown): value is (string | null)[] =>
  Array.isArray(value) && value.every(each => each === null || isSecret(each))

/** A proof from outside, checked in its shape. */
export const readProof = (json: unknown): Result<Proof> => {
  const bad = (key: string): Refusal => refuse('bad-proof', { key })
  if (!isFields(json)) return bad('proof')
  const { table, match, round, pledge, seed, shares, secret, seals } = json
  if (typeof table !== 'string' || !TABLE.test(table)) return bad('table')
  if (!Number.isSafeInteger(match) || (match as number) < 1) return bad('match')
  if (!Number.isSafeInteger(round) || (round as number) < 0) return bad('round')
  if (!isSecret(pledge)) return bad('pledge')
  if (!isSecret(seed)) return bad('seed')
  if (!isBySeat(shares)) return bad('shares')
  if (secret !== undefined && !isSecret(secret)) return bad('secret')
  if (seals !== undefined && !isBySeat(seals)) return bad('seals')
  const deal = { table, match: match as number, round: round as number, pledge, seed, shares }
  return ok({ ...deal, ...(secret === undefined ? {} : { secret }), ...(seals === undefined ? {} : { seals }) })
}

type Dealer<S extends Position, E> = Pick<Game<S, never, E, never>, 'chance'>

/** Whether the seed is the one that was promised, and for this deal. */
export const isPledged = (proof: Proof): boolean =>
  pledgeOf(proof.seed) === proof.pledge && (proof.secret === undefined || seedOf(proof, proof.secret) === proof.seed)

/** Whether every share that was sealed before is the sealed one; a device that fell silent has none. */
const areSealed = (proof: Proof): boolean =>
  (proof.seals ?? []).every((seal, seat) => {
    const share = proof.shares[seat] ?? null
    return seal === null || share === null || sealOf(proof, seat, share) === seal
  })

/** Whether the dealt cards are those that the seed, which was promised, and the shares give. */
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

/** How many deals of a record are proven to be fair, of how many. */
export interface Fairness {
  readonly deals: number
  readonly proven: number
}

const proofsIn = (record: unknown): readonly unknown[] => {
  const rounds = isFields(record) && Array.isArray(record.rounds) ? record.rounds : []
  return rounds.map(round => (isFields(round) ? round.proof : undefined))
}

/**
 * Checks the proofs that a record carries, each against the deal of its round; `null` if it carries none.
 * A problem names the 0-based round. `replay` is what reading the record gave.
 */
export const checkProofs = <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  record: unknown,
  replay: Replay<S, E>,
): Result<Fairness | null> => {
  const given = proofsIn(record)
  if (given.every(proof => proof === undefined)) return ok(null)
  const options = game.options.read((record as { options?: Json }).options)
  if (!options.ok) return options
  const opened = game.open(options.value, replay.players.length)
  if (!opened.ok) return opened

  let state = opened.value
  let first: Proof | undefined
  let proven = 0
  const checkRound = (json: unknown, dealt: E): Refusal | undefined => {
    const proof = readProof(json)
    if (!proof.ok) return proof
    // All rounds of a record were played at one table, in one match.
    first ??= proof.value
    if (proof.value.table !== first.table) return refuse('proof-misplaced', { key: 'table' })
    if (proof.value.match !== first.match) return refuse('proof-misplaced', { key: 'match' })
    const checked = checkDeal(game, state, dealt, proof.value)
    if (!checked.ok) return checked
    proven++
    return undefined
  }
  for (const event of replay.log) {
    const json = game.turn(state).kind === 'chance' ? given[state.round] : undefined
    const refusal = json === undefined ? undefined : checkRound(json, event)
    if (refusal !== undefined) return { ok: false, problem: { ...refusal.problem, round: state.round } }
    state = game.evolve(state, event)
  }
  return ok({ deals: given.length, proven })
}

import * as z from 'zod'
import { ProblemAnswer } from './problem.ts'
import { isWishId, SeatToken, Version, WishId } from './text.ts'
import { misfitOfWish, SeatWish } from './wish.ts'

const JoinMessage = z
  .strictObject({
    type: z.literal('join'),
    token: SeatToken.optional().meta({ description: 'The secret of your seat; without it you watch from the rail.' }),
    after: Version.optional().meta({ description: 'The last version you know.' }),
    beats: z.literal(true).optional().meta({
      description: 'You promise a sign of life every 2 seconds; after six seconds without one you count as away.',
    }),
  })
  .meta({ id: 'JoinMessage', description: 'The first message of a client: who it is, and what it knows already.' })
export type JoinMessage = z.infer<typeof JoinMessage>

const WishMessage = z
  .strictObject({ type: z.literal('wish'), id: WishId, wish: SeatWish })
  .meta({ id: 'WishMessage', description: 'A wish, as it would be sent to /wishes.' })
export type WishMessage = z.infer<typeof WishMessage>

const BeatMessage = z
  .strictObject({ type: z.literal('beat') })
  .meta({ id: 'BeatMessage', description: 'A sign of life; an empty line answers it.' })

/** What a client says on a socket. */
export const SocketRequest = z
  .discriminatedUnion('type', [JoinMessage, WishMessage, BeatMessage])
  .meta({ id: 'SocketRequest', description: 'What a client says on a socket, one JSON object a message.' })
export type SocketRequest = z.infer<typeof SocketRequest>

const WISH_KEYS = 3

/** A wish, told by its form alone: almost everything that is said is one, and this takes a fraction of the time. */
const isWish = (json: unknown): json is WishMessage => {
  const { type, id, wish } = (json ?? {}) as Partial<WishMessage>
  return (
    type === 'wish' && Object.keys(json as object).length === WISH_KEYS && isWishId(id) && misfitOfWish(wish) === null
  )
}

/** Reads what a client says on a socket; `undefined` if it cannot be understood. */
export const readSocketRequest = (json: unknown): SocketRequest | undefined =>
  isWish(json) ? json : SocketRequest.safeParse(json).data

const GrantedMessage = z
  .object({ type: z.literal('granted'), id: WishId, version: Version })
  .meta({ id: 'GrantedMessage', description: 'The wish is granted and on disk, as /wishes would answer.' })

const RefusedMessage = z
  .object({ type: z.literal('refused'), id: WishId.nullable(), ...ProblemAnswer.shape })
  .meta({ id: 'RefusedMessage', description: 'The wish is refused; without an id, what was said before.' })

/** What a socket answers to wishes, besides all that a stream says. */
export const SocketAnswer = z
  .discriminatedUnion('type', [GrantedMessage, RefusedMessage])
  .meta({ id: 'SocketAnswer', description: 'What a socket answers to wishes, besides what a stream says.' })
export type SocketAnswer = z.infer<typeof SocketAnswer>

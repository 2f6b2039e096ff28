import * as z from 'zod'

/** The id of a table, part of its link. */
export const TableId = z
  .string()
  .regex(/^[0-9a-z]{8,32}$/)
  .meta({ id: 'TableId', description: 'The id of a table, part of its link.', examples: ['k3w9x0f7m2aq8c'] })

const WISH_ID = /^[0-9A-Za-z_.-]{1,64}$/

/** Whether this can be the id of a wish. */
export const isWishId = (id: unknown): id is string => typeof id === 'string' && WISH_ID.test(id)

/** An id that the client chooses for a wish; however often the wish is sent, it is granted once. */
export const WishId = z
  .string()
  .regex(WISH_ID)
  .meta({
    id: 'WishId',
    description:
      'An id that the client chooses, a new one for each wish (a UUID, say). However often the wish is sent, it is granted once.',
    examples: ['ann-1'],
  })

/** The secret of a seat: 32 random bytes as base64url without padding. */
export const SeatToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({
    id: 'SeatToken',
    description:
      'The secret of a seat: 32 random bytes as base64url (43 characters). It travels in the Authorization header only; the server keeps nothing but its SHA-256.',
  })

/** A name as it is sent; the table cleans it and keeps 1 to 24 characters. */
export const Name = z
  .string()
  .min(1)
  .max(192)
  .meta({ id: 'Name', description: 'A name: 1 to 24 characters that can be seen.', examples: ['Ann'] })

/** The symbol that stands for a person on small screens; which ones are drawn is the page's business. */
export const PlayerSymbol = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .meta({ id: 'PlayerSymbol', description: "The name of a person's symbol.", examples: ['mug'] })

/** A seat, numbered clockwise from 0. */
export const SeatNumber = z.int().min(0).max(6).meta({ id: 'Seat', description: 'A seat, numbered clockwise from 0.' })

/** Whose eyes see: a seat's, or those of the rail. */
export const Viewer = z.union([SeatNumber, z.literal('rail')])

/** The number of an entry in a table's log: 1, 2, 3 … */
export const Version = z
  .int()
  .min(0)
  .meta({ id: 'Version', description: "The number of an entry in a table's log: 1, 2, 3 … without a gap." })

/** Any JSON value that the rules of the game look into. */
export const AnyJson = z.unknown()

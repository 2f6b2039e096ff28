import * as z from 'zod'

/** The id of a table, part of its link. */
export const TableId = z
  .string()
  .regex(/^[0-9a-z]{8,32}$/)
  .meta({ id: 'TableId', description: 'The id of a table, part of its link.', examples: ['k3w9x0f7m2aq8c'] })

/** An id that the client chooses for a wish; however often the wish is sent, it is granted once. */
export const WishId = z
  .string()
  .regex(/^[0-9A-Za-z_.-]{1,64}$/)
  .meta({
    id: 'WishId',
    description:
      'An id that the client chooses, once per wish (a UUID, say). However often the wish is sent, it is granted once.',
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

/** A name as it stands at the table: 1 to 24 characters, none of them invisible. */
export const Name = z
  .string()
  .max(100)
  .transform(name => name.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(1)
      .refine(name => [...name].length <= 24, 'at most 24 characters')
      .refine(name => !/\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}/u.test(name), 'no invisible characters'),
  )
  .meta({ id: 'Name', description: 'A name: 1 to 24 characters, none of them invisible.', examples: ['Ann'] })

/** The symbol that stands for a person on small screens; which ones are drawn is the page's business. */
export const PlayerSymbol = z
  .string()
  .regex(/^[a-z0-9-]{1,24}$/)
  .meta({ id: 'Symbol', description: "A person's symbol: a word in lower case.", examples: ['mug'] })

/** A line of chat: 1 to 200 characters; line breaks become spaces. */
export const Text = z
  .string()
  .min(1)
  .max(200)
  .meta({ id: 'Text', description: 'A line of chat: at most 200 characters; control characters are taken out.' })

/** 32 bytes in hexadecimal, lower case. */
export const Hex32 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ id: 'Hex32', description: '32 bytes in hexadecimal, lower case.' })

/** A seat, numbered clockwise from 0. */
export const SeatNumber = z.int().min(0).max(6).meta({ id: 'Seat', description: 'A seat, numbered clockwise from 0.' })

/** The number of an entry in a table's log: 1, 2, 3 … */
export const Version = z
  .int()
  .min(0)
  .meta({ id: 'Version', description: "The number of an entry in a table's log: 1, 2, 3 …" })

import * as z from 'zod'
import { Name } from './fields.ts'

/** A date, and the game whose deal of that day is meant. */
export const DayPath = z.object({
  day: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/)
    .meta({ description: 'The date on your calendar.', examples: ['2026-11-16'] }),
  game: z.string().max(40).meta({ description: 'The id of the game.' }),
})

const MOST_CHOICES = 2_000
const MOST_CHOICE = 1_000_000

const Claim = {
  name: Name,
  choices: z
    .array(z.int().min(0).max(MOST_CHOICE))
    .max(MOST_CHOICES)
    .meta({ description: 'Each of your choices by its number among what was allowed.' }),
  points: z.int().meta({ description: 'The points you came to.' }),
  digest: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: 'The SHA-256 of all events of the game.' }),
}

/** The code of a challenge. */
export const ChallengeLink = z
  .string()
  .min(2)
  .max(1_000)
  .regex(/^[\w-]+$/)
  .meta({ id: 'ChallengeLink', description: 'The code of a challenge: the end of its address.' })

/** A result of a daily deal. */
export const EntryRequest = z
  .strictObject(Claim)
  .meta({ id: 'EntryRequest', description: 'Your choices, to be checked.' })
export type EntryRequest = z.infer<typeof EntryRequest>

/** A result of a challenge. */
export const ReplyRequest = z
  .strictObject({ link: ChallengeLink, ...Claim })
  .meta({ id: 'ReplyRequest', description: 'Your choices in the deals of a challenge, to be checked.' })

/** The results of one task, the best first. */
export const SheetAnswer = z
  .object({
    people: z.int().meta({ description: 'How many results there are; not more than the best hundred are told.' }),
    entries: z.array(
      z.object({
        name: z.string(),
        points: z.int(),
        mine: z.boolean().meta({ description: 'Whether it is that of the key you sent.' }),
        hidden: z.literal(true).optional().meta({
          description: 'Only your network address sees it: everybody sees the best three results of an address.',
        }),
        choices: z.array(z.int()).optional().meta({ description: 'Told of a challenge: how they came to it.' }),
      }),
    ),
  })
  .meta({ id: 'SheetAnswer', description: 'Results that were played through again, the best first.' })
export type SheetAnswer = z.infer<typeof SheetAnswer>

/** Number of deleted results. */
export const StruckAnswer = z
  .object({ entries: z.int() })
  .meta({ id: 'StruckAnswer', description: 'How many results of yours were deleted.' })

/** The name of a parcel. */
export const ParcelId = z.string().regex(/^[0-9a-z]{14}$/)

/** The longest parcel: a book of thousands of games, packed. */
export const MOST_PARCEL = 1_500_000

/** A book on its way from one device to another, packed and locked: the server cannot read it. */
export const ParcelBody = z
  .strictObject({ parcel: z.string().min(1).max(MOST_PARCEL) })
  .meta({ id: 'ParcelBody', description: 'What one device hands to another.' })
export type ParcelBody = z.infer<typeof ParcelBody>

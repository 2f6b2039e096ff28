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
    .meta({ description: 'Your choices, each as its index in the list of legal actions.' }),
  points: z.int().meta({ description: 'Your points.' }),
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
    people: z.int().meta({ description: 'Number of results; at most the best hundred are returned.' }),
    entries: z.array(
      z.object({
        name: z.string(),
        points: z.int(),
        mine: z.boolean().meta({ description: 'Whether it belongs to the key that you sent.' }),
        hidden: z.literal(true).optional().meta({
          description: 'Only clients at your network address see it: others see the best three results of an address.',
        }),
        choices: z.array(z.int()).optional().meta({ description: 'Only for challenges: the choices of this player.' }),
      }),
    ),
  })
  .meta({ id: 'SheetAnswer', description: 'Results that the server has checked, the best first.' })
export type SheetAnswer = z.infer<typeof SheetAnswer>

/** Number of deleted results. */
export const StruckAnswer = z
  .object({ entries: z.int() })
  .meta({ id: 'StruckAnswer', description: 'Number of your results that were deleted.' })

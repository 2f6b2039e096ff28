import * as z from 'zod'

/** The options of a game by name; the game itself checks them, and gives what is left out its usual value. */
const Options = z
  .record(z.string().max(32), z.union([z.number(), z.string().max(64), z.array(z.number()).max(32)]))
  .refine(options => Object.keys(options).length <= 32, 'at most 32 options')
  .meta({ id: 'Options', description: 'The rules options by name; what is left out has its usual value.' })

/** Time to think: for each decision, and a bank for when that is not enough. Milliseconds. */
const Clock = z
  .strictObject({
    move: z.int().min(1_000).max(86_400_000),
    bank: z.int().min(0).max(86_400_000),
  })
  .meta({
    id: 'Clock',
    description: 'Milliseconds to think for each decision, and a bank for when that is not enough.',
  })

/** How a table is set up. */
const Setup = z
  .strictObject({
    game: z.string().max(32).meta({ description: 'The id of a game, as its records have it.' }),
    options: Options,
    seats: z.int().min(2).max(7),
    clock: Clock.nullable(),
    grace: z
      .int()
      .min(0)
      .max(86_400_000)
      .nullable()
      .meta({ description: 'Milliseconds until a bot stands in for somebody away; `null` for never.' }),
    listed: z.boolean().meta({ description: 'Whether everybody may find the table in the public list.' }),
    customs: z
      .array(z.string().regex(/^[A-Za-z0-9-]{1,16}$/))
      .max(16)
      .optional()
      .meta({ description: 'What the people agreed on besides the rules, such as drinking rules: `D1`, `D8` …' }),
  })
  .meta({ id: 'Setup', description: 'How a table is set up.' })

/** A setup as a table tells it. */
export const SetupAnswer = Setup

/** A setup as a client asks for it: what is left out is usual. */
export const SetupWish = z
  .strictObject({
    game: Setup.shape.game,
    options: Options.optional(),
    seats: Setup.shape.seats.optional(),
    clock: Clock.nullable().optional(),
    grace: Setup.shape.grace.optional(),
    listed: z.boolean().optional(),
    customs: Setup.shape.customs,
  })
  .meta({ id: 'SetupWish', description: 'How a table shall be set up; what is left out is usual.' })
export type SetupWish = z.infer<typeof SetupWish>

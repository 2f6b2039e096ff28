import * as z from 'zod'
import { CUSTOM, MOST_CUSTOMS, TIMES } from '../setup.ts'
import { json } from './fields.ts'

const MAX_OPTIONS = 32

/** The options of a game by name; the game checks them. */
const Options = z
  .record(z.string().max(32), json())
  .refine(options => Object.keys(options).length <= MAX_OPTIONS, `at most ${MAX_OPTIONS} options`)
  .meta({ id: 'Options', description: 'The options of the rules by name; omitted ones have their default.' })

/** Time limits for decisions, in milliseconds. */
const Clock = z
  .strictObject({
    move: z.int().min(TIMES.move.least).max(TIMES.move.most),
    bank: z.int().min(TIMES.bank.least).max(TIMES.bank.most),
  })
  .meta({
    id: 'Clock',
    description:
      'Milliseconds for each decision, and a bank of milliseconds for the whole match, used by longer decisions.',
  })

const { grace, pause } = TIMES

/** How a table is set up. */
export const Setup = z
  .strictObject({
    game: z.string().max(32).meta({ description: 'The id of a game, as in its records.' }),
    options: Options,
    seats: z.int().min(2).max(7).meta({ description: 'Number of seats at the table.' }),
    clock: Clock.nullable().meta({ description: '`null` for games without time limits.' }),
    grace: z
      .int()
      .min(grace.least)
      .max(grace.most)
      .nullable()
      .meta({ description: 'Milliseconds until a substitute plays for a player who is away; `null` for never.' }),
    listed: z.boolean().meta({ description: 'Whether the table is in the public list.' }),
    lateJoin: z.boolean().exactOptional().meta({
      description:
        'Whether people may take seats during a match, `true` if left out. Otherwise they wait for the next one.',
    }),
    pause: z.int().min(pause.least).max(pause.most).exactOptional().meta({
      description:
        'Maximum milliseconds between two rounds in which the table waits until all players who are here are `ready`. Without it the next round begins at once.',
    }),
    customs: z
      .array(z.string().regex(CUSTOM))
      .max(MOST_CUSTOMS)
      .exactOptional()
      .meta({ description: 'House rules besides the rules of the game, such as drinking rules: `D1`, `D8` …' }),
  })
  .meta({ id: 'Setup', description: 'How a table is set up.' })

/** A setup as a client requests it; everything but the game has a default. */
export const SetupRequest = z
  .strictObject({
    game: Setup.shape.game,
    options: Options.exactOptional(),
    seats: Setup.shape.seats.exactOptional(),
    clock: Setup.shape.clock.exactOptional(),
    grace: Setup.shape.grace.exactOptional(),
    listed: Setup.shape.listed.exactOptional(),
    lateJoin: Setup.shape.lateJoin,
    pause: Setup.shape.pause,
    customs: Setup.shape.customs,
  })
  .meta({ id: 'SetupRequest', description: 'How to set up a table; everything but the game has a default.' })

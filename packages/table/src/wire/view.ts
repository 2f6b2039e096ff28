import * as z from 'zod'
import { AnyJson, Person, SeatNumber, TableId, Version, Viewer } from './fields.ts'
import { GameState } from './game.ts'
import { Setup } from './setup.ts'

const Calls = z
  .strictObject({
    visible: z.array(z.string()),
    hiddenSince: z.number().nullable(),
    called: Version,
    news: z.strictObject({ reason: z.enum(['start', 'rematch']), version: Version, at: z.number() }).nullable(),
  })
  .meta({
    id: 'Calls',
    description:
      'For a player who wants to be called: where a page of theirs is visible, since when none is, the version of the last call, and what happened meanwhile.',
  })

const SeatState = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('open') }),
    z.strictObject({
      kind: z.literal('person'),
      person: Person,
      sat: Version,
      nodes: z.array(z.string()),
      absentSince: z
        .number()
        .nullable()
        .meta({ description: 'Since when the player is absent; `null` while present.' }),
      substitute: z.string().nullable().meta({ description: 'The bot that plays until the player is back.' }),
      timedOut: z.boolean(),
      muted: z.boolean(),
      bank: z.number(),
      wantsRematch: z.boolean().meta({ description: 'Whether the player has asked for another match.' }),
      calls: Calls.exactOptional(),
    }),
    z.strictObject({ kind: z.literal('bot'), bot: z.string(), name: z.string(), free: z.boolean() }),
  ])
  .meta({ id: 'SeatState', description: 'The state of one seat.' })

const Pledge = z
  .strictObject({
    round: z.int(),
    at: z.number(),
    pledge: z.string(),
    seed: z.string(),
    secret: z.string().optional(),
    previous: z.string().nullable().optional(),
    salt: z.string().optional(),
    shares: z.array(z.string().nullable()),
    seals: z.array(z.string().nullable()).optional(),
    dealt: z.boolean(),
  })
  .meta({ id: 'Pledge', description: 'The commitment to one deal; secret values are `?`.' })

const Proof = z.looseObject({ round: z.int(), pledge: z.string(), seed: z.string() })

const Match = z
  .strictObject({
    number: z.int(),
    began: Version,
    players: z.array(z.string()),
    state: GameState,
    since: z.array(z.number().nullable()),
    asked: z.array(z.number().nullable()),
    pledge: Pledge.nullable(),
    choices: z
      .strictObject({
        before: GameState,
        made: z.array(z.strictObject({ seat: SeatNumber, event: AnyJson, since: z.number() })),
      })
      .nullable()
      .meta({
        description: 'The choices that nobody else has seen, which players may `retract`; and the game before them.',
      }),
    pause: z
      .strictObject({ since: z.number(), ready: z.array(z.boolean()) })
      .nullable()
      .meta({ description: 'Between two rounds: since when the table waits, and who is ready.' }),
    proofs: z.array(Proof),
  })
  .meta({ id: 'Match', description: 'The match in progress, or the last one.' })

/** The table as one viewer sees it; what the viewer may not know is `?`. */
export const TableView = z
  .strictObject({
    id: TableId,
    version: Version,
    at: z.number(),
    viewer: Viewer,
    setup: Setup,
    phase: z.enum(['gathering', 'playing', 'over']),
    host: SeatNumber.nullable(),
    waitingSince: z.number().meta({
      description: 'Between matches: since when the players wait for the host to start, in milliseconds.',
    }),
    seats: z.array(SeatState),
    keys: z.array(z.string().nullable()),
    matches: z.int(),
    match: Match.nullable(),
    lastProofs: z.array(Proof).meta({
      description:
        'Proofs of earlier matches: for each seat the latest deal with a share from it, and at the end the latest deal of all.',
    }),
    tally: z
      .array(
        z.strictObject({
          match: z.int(),
          game: z.string(),
          began: z.int().optional(),
          at: z.number().optional(),
          players: z.array(z.string()),
          winners: z.array(SeatNumber),
        }),
      )
      .meta({ description: 'The finished matches, the latest last.' }),
    reserved: z.array(z.strictObject({ person: Person, key: z.string() }).nullable()),
    queue: z
      .array(z.strictObject({ person: Person, key: z.string() }))
      .meta({ description: 'The people who wait for a seat, in their order.' }),
    locked: z.boolean(),
    banned: z.array(z.string()),
    spectators: z.record(z.string(), z.int()),
    chat: z.array(z.strictObject({ seat: SeatNumber, name: z.string(), text: z.string(), at: z.number() })),
  })
  .meta({
    id: 'TableView',
    description:
      'The table as you see it: `match.state` is the game. What you may not know is `?`. Apply the events of the stream to it.',
  })

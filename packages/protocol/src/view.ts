import * as z from 'zod'
import { GameState } from './game.ts'
import { SetupAnswer } from './setup.ts'
import { SeatNumber, TableId, Version, Viewer } from './text.ts'

const Person = z
  .strictObject({ id: z.string(), name: z.string(), symbol: z.string() })
  .meta({ id: 'Person', description: 'Somebody as everybody sees them.' })

const Chair = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('open') }),
    z.strictObject({
      kind: z.literal('person'),
      person: Person,
      sat: Version,
      doors: z.array(z.string()),
      absentSince: z.number().nullable().meta({ description: 'Since when they are away; `null` while they are here.' }),
      standIn: z.string().nullable().meta({ description: 'The bot that plays until they are back.' }),
      timedOut: z.boolean(),
      muted: z.boolean(),
      bank: z.number(),
      again: z.boolean().meta({ description: 'Whether they want another match.' }),
    }),
    z.strictObject({ kind: z.literal('bot'), bot: z.string(), name: z.string(), free: z.boolean() }),
  ])
  .meta({ id: 'Chair', description: 'One chair at the table.' })

const Pledge = z
  .strictObject({
    round: z.int(),
    at: z.number(),
    pledge: z.string(),
    seed: z.string(),
    secret: z.string().optional(),
    shares: z.array(z.string().nullable()),
    seals: z.array(z.string().nullable()).optional(),
    dealt: z.boolean(),
  })
  .meta({ id: 'Pledge', description: 'The promise of one deal; what is secret is `?`.' })

const Match = z
  .strictObject({
    number: z.int(),
    began: Version,
    players: z.array(z.string()),
    state: GameState,
    since: z.array(z.number().nullable()),
    asked: z.array(z.number().nullable()),
    pledge: Pledge.nullable(),
    proofs: z.array(z.looseObject({ round: z.int(), pledge: z.string(), seed: z.string() })),
  })
  .meta({ id: 'Match', description: 'The match under way, or the last one.' })

/** The table as one viewer sees it; what the viewer may not know is `?`. */
export const TableView = z
  .strictObject({
    id: TableId,
    version: Version,
    at: z.number(),
    viewer: Viewer,
    setup: SetupAnswer,
    phase: z.enum(['gathering', 'playing', 'over']),
    host: SeatNumber.nullable(),
    chairs: z.array(Chair),
    keys: z.array(z.string().nullable()),
    matches: z.int(),
    match: Match.nullable(),
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
      .meta({ description: 'The matches that came to their end here, the latest last.' }),
    reserved: z.array(z.strictObject({ person: Person, key: z.string() }).nullable()),
    locked: z.boolean(),
    banned: z.array(z.string()),
    rail: z.record(z.string(), z.int()),
    chat: z.array(z.strictObject({ seat: SeatNumber, name: z.string(), text: z.string(), at: z.number() })),
  })
  .meta({
    id: 'TableView',
    description:
      'The table as you see it: `match.state` is the game. What you may not know is `?`. Facts of the stream fold into it.',
  })

import * as z from 'zod'
import { AnyJson, Name, PlayerSymbol, SeatNumber, SeatToken, TableId, Version } from './fields.ts'
import { Action } from './game.ts'
import { SetupRequest } from './setup.ts'

/** Opens a table; you sit on seat 0 and are its host. */
export const OpenRequest = z
  .strictObject({
    setup: SetupRequest,
    name: Name,
    symbol: PlayerSymbol.optional(),
    token: SeatToken.optional().meta({
      description:
        'A new secret of your own. The same secret opens the same table, so send the request again if the answer is lost.',
    }),
  })
  .meta({ id: 'OpenRequest', description: 'Opens a table; you sit on seat 0 and are its host.' })
export type OpenRequest = z.infer<typeof OpenRequest>

/** Sits down. */
export const SitRequest = z
  .strictObject({
    name: Name,
    symbol: PlayerSymbol.optional(),
    seat: SeatNumber.optional().meta({ description: 'The seat you want; without it the first free one.' }),
    queue: z.boolean().optional().meta({
      description: 'Wait if no seat is free: for one at the next deal, or for the next match.',
    }),
    token: SeatToken.optional().meta({
      description:
        'A secret of your own. The same secret keeps the same seat, so send the request again if the answer is lost.',
    }),
  })
  .meta({ id: 'SitRequest', description: 'Takes a free seat.' })
export type SitRequest = z.infer<typeof SitRequest>

/** A seat and its secret. */
export const SeatAnswer = z
  .object({
    table: TableId,
    seat: SeatNumber.nullable().meta({ description: '`null` if you asked for `queue` and wait for any seat.' }),
    token: SeatToken,
    version: Version,
    waiting: z.literal(true).optional().meta({
      description: 'The seat is yours with the next deal, or you are in the queue. Until then you are a spectator.',
    }),
  })
  .meta({ id: 'SeatAnswer', description: 'Your seat and its secret, which is sent only once.' })
export type SeatAnswer = z.infer<typeof SeatAnswer>

/** The answer to an accepted command. */
export const CommandAnswer = z.object({ version: Version }).meta({
  id: 'CommandAnswer',
  description: 'The command was accepted and stored; the log reaches at least this version.',
})
export type CommandAnswer = z.infer<typeof CommandAnswer>

/** The legal actions of the seat. */
export const LegalAnswer = z.object({ version: Version, turn: z.boolean(), legal: z.array(Action) }).meta({
  id: 'LegalAnswer',
  description:
    'What you may do in the game now: one of `legal` is the `action` of the command `act`. Empty while it is not your turn.',
})
export type LegalAnswer = z.infer<typeof LegalAnswer>

/** A table in the public list. */
export const ListedTable = z
  .object({
    table: TableId,
    version: Version,
    game: z.string(),
    phase: z.string(),
    seats: z.int(),
    open: z.int(),
    players: z.array(z.object({ name: z.string(), kind: z.enum(['person', 'bot']) })),
    rounds: z.int().optional().meta({ description: 'Number of rounds.' }),
    timed: z.boolean().optional().meta({ description: 'Whether decisions have a time limit.' }),
  })
  .meta({ id: 'ListedTable', description: 'A table in the public list; `open` seats can be taken.' })
export type ListedTable = z.infer<typeof ListedTable>

/** A reaction of a spectator. */
export const ReactionRequest = z
  .strictObject({ reaction: z.string().regex(/^[a-z]{1,24}$/) })
  .meta({ id: 'ReactionRequest', description: 'One of the reactions: `cheers`, `bravo` …' })

/** The public list. */
export const ListAnswer = z.object({ tables: z.array(ListedTable) }).meta({ id: 'ListAnswer' })
export type ListAnswer = z.infer<typeof ListAnswer>

/** A finished game of a table. */
const FinishedGame = z
  .object({ match: z.int(), game: z.string(), endedAt: z.number(), players: z.array(z.string()) })
  .meta({ id: 'ShelvedMatch', description: 'A finished game.' })

/** The finished games of a table. */
export const RecordsAnswer = z.object({ records: z.array(FinishedGame) }).meta({ id: 'RecordsAnswer' })
export type RecordsAnswer = z.infer<typeof RecordsAnswer>

/** A record as docs/records.md describes it. */
export const RecordAnswer = z
  .looseObject({ game: z.string(), players: z.array(z.string()), rounds: z.array(AnyJson) })
  .meta({ id: 'Record', description: 'A whole game as one JSON object, with the proof of every deal.' })

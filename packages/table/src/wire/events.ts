import { isFields } from '@halfpint/core'
import * as z from 'zod'
import { REACTIONS } from '../reaction.ts'
import { BotName, Hash, type Immutable, json, Person, SeatNumber, Secret } from './fields.ts'
import { Setup } from './setup.ts'

const event = <const Type extends string, Shape extends z.ZodRawShape>(type: Type, description: string, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape }).meta({ description })

const node = z.string().min(1).max(100).meta({ description: 'The process of the server; the name has no meaning.' })
const match = z.int().min(1)
const round = z.int().min(0)
const pledge = z.string().length(64)
const bySeat = z.array(Secret.nullable()).max(7)
const reaction = z.enum(REACTIONS)

/** The secret values of a deal, `?` for every viewer until it is revealed. Logs of earlier versions lack some. */
const SECRETS = {
  seed: Hash,
  secret: Hash.exactOptional(),
  previous: pledge.nullable().exactOptional(),
  salt: Hash.exactOptional(),
}

/** All events of a table. */
const EVENTS = [
  event('opened', 'The table was opened; its host sits on seat 0.', {
    table: z.string().min(1).max(64),
    setup: Setup,
    person: Person,
    key: Hash,
  }),
  event('setup-changed', 'The game, its options or the number of seats changed.', { setup: Setup }),
  event('sat', 'A person took this seat.', { seat: SeatNumber, person: Person, key: Hash }),
  event('reserved', 'A person takes this seat with the next deal; until then a bot plays.', {
    seat: SeatNumber,
    person: Person,
    key: Hash,
  }),
  event('unreserved', 'The reservation of this seat was cancelled.', { seat: SeatNumber }),
  event('queued', 'A person waits for a seat: for a free one at the next deal, or for the next match.', {
    person: Person,
    key: Hash,
  }),
  event('unqueued', 'This person no longer waits for a seat.', { person: z.string().min(1).max(64) }),
  event('bot-seated', 'A bot took this seat.', { seat: SeatNumber, bot: BotName, name: z.string().min(1).max(192) }),
  event('seat-cleared', 'The host cleared the seat.', { seat: SeatNumber }),
  event('left', 'The person left for good. During a match `bot` takes over, otherwise it is `null`.', {
    seat: SeatNumber,
    bot: BotName.nullable(),
  }),
  event('host-changed', 'Another player is the host, or nobody.', { seat: SeatNumber.nullable() }),
  event('locked', 'The host locked or unlocked the table.', { on: z.boolean() }),
  event('banned', 'This person cannot sit down here again.', { person: z.string().min(1).max(64) }),
  event('connected', 'The player connected.', { seat: SeatNumber, node }),
  event('disconnected', 'The player disconnected.', { seat: SeatNumber, node }),
  event('calls-changed', 'The player wants to be called while no page of theirs is visible, or not any more.', {
    seat: SeatNumber,
    on: z.boolean(),
  }),
  event('page-shown', 'A page of a player who wants to be called became visible.', { seat: SeatNumber, node }),
  event('page-hidden', 'No page of this player is visible at this process any more.', { seat: SeatNumber, node }),
  event('called', 'The player is called: to decide, to a match that started, or to a rematch.', {
    seat: SeatNumber,
    reason: z.enum(['turn', 'start', 'rematch']),
    about: z.int().min(1).meta({ description: 'The version that caused the call.' }),
    node,
  }),
  event('spectators-changed', 'The number of spectators connected to a process changed.', {
    node,
    count: z.int().min(0),
  }),
  event('renamed', 'The player changed name and symbol.', { seat: SeatNumber, person: Person }),
  event('substituted', 'This bot plays until the person is back.', { seat: SeatNumber, bot: BotName }),
  event('resumed', 'The person plays again.', { seat: SeatNumber }),
  event('started', 'A match started. The start seat moves on from match to match.', {
    match,
    options: z.record(z.string(), json()),
    players: z.array(z.string()).max(7),
  }),
  event('match-ended', 'The host ended the match without a result.', { match }),
  event('pledged', 'The server committed to a deal; `seed`, `secret` and `salt` are `?` for every viewer.', {
    round,
    pledge,
    ...SECRETS,
  }),
  event('sealed', 'A device committed to its share, which is not public yet.', { seat: SeatNumber, seal: Secret }),
  event('shared', 'A device added its share to the deal.', { seat: SeatNumber, share: Secret }),
  event('game', 'An event of the game, as you may know it; `seat` caused it, `null` for the deal.', {
    seat: SeatNumber.nullable(),
    event: json({ anyOf: [{ $ref: '#/components/schemas/GameEvent' }, { type: 'null' }] }),
  }),
  event(
    'revealed',
    'The round is over, or the host ended the match: the seed is public, and anyone can check the deal.',
    {
      round,
      pledge,
      ...SECRETS,
      shares: bySeat,
      seals: bySeat.exactOptional(),
    },
  ),
  event('retracted', 'The player takes back a choice that nobody else has seen, and chooses again.', {
    seat: SeatNumber,
  }),
  event('ready', 'The player is ready for the next round.', { seat: SeatNumber }),
  event('bank-used', 'Milliseconds left in the bank of this seat.', { seat: SeatNumber, left: z.int().min(0) }),
  event('timed-out', 'The time limit passed; a bot makes the decision.', { seat: SeatNumber }),
  event('reacted', 'A player sent a reaction.', { seat: SeatNumber, reaction }),
  event('spectator-reacted', 'A spectator sent a reaction.', { reaction }),
  event('said', 'A player sent a line of chat.', { seat: SeatNumber, text: z.string() }),
  event('muted', 'The host muted a player, or allowed the player to chat again.', {
    seat: SeatNumber,
    on: z.boolean(),
  }),
  event('rematch-requested', 'The player asked for another match.', { seat: SeatNumber }),
  event(
    'forgotten',
    'A person had their data deleted: the name on these seats and in these matches, and these lines of the chat, counted from the oldest.',
    {
      person: z.string().min(1).max(64),
      seats: z.array(SeatNumber).max(7),
      said: z.array(z.int().min(0)),
      played: z.array(z.strictObject({ match, seat: SeatNumber, of: z.enum(['start', 'end']).exactOptional() })),
    },
  ),
] as const

/** An event of a table. */
export type TableEvent = Immutable<z.infer<(typeof EVENTS)[number]>>

/** An event as clients receive it. */
export const Event = z
  .discriminatedUnion('type', EVENTS)
  .meta({ id: 'Event', description: 'An event of the table, as you may know it.' })

/** The names of all events. */
export const EVENT_TYPES: ReadonlySet<string> = new Set(EVENTS.flatMap(({ shape }) => [...shape.type.values]))

/** Whether JSON from a log is an event that this version knows. */
export const isKnownEvent = (value: unknown): boolean => isFields(value) && EVENT_TYPES.has(String(value.type))

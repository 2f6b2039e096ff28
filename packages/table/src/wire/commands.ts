import * as z from 'zod'
import { REACTIONS } from '../reaction.ts'
import { BotName, CommandId, Hash, type Immutable, json, Person, PlayerSymbol, SeatNumber, Secret } from './fields.ts'
import { SetupRequest } from './setup.ts'

const command = <const Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  description: string,
  fields: Fields,
) => z.strictObject({ type: z.literal(type), ...fields }).meta({ description })

const node = z.string().min(1).max(100).meta({ description: 'The process of the server.' })

/** A reaction in a command; the table refuses an unknown one and lists the known ones. */
const reaction = z
  .string()
  .regex(/^[a-z]{1,24}$/)
  .meta({ examples: [...REACTIONS] })

/** The deal that a share or a seal is for. */
const pledge = Secret.exactOptional().meta({ description: 'Refused for any deal but the one with this pledge.' })

/** The commands that players send. Some are for the host only, see `HOST_ONLY`. */
const PLAYER_COMMANDS = [
  command('leave', 'Leaves the table for good. During a match a bot takes over.', {}),
  command('act', 'Plays one of the actions that /legal returns.', {
    action: json({ $ref: '#/components/schemas/Action' }),
  }),
  command('retract', 'Takes back the last choice, as long as nobody else has seen it.', {}),
  command('ready', 'Does not wait any longer for the next round.', {}),
  command('share', 'Adds 32 random bytes of the device to the next deal.', { share: Secret, pledge }),
  command('seal', 'Binds the device to the share that it is going to add (docs/fairness.md).', {
    seal: Secret,
    pledge,
  }),
  command('react', 'Sends a reaction.', { reaction }),
  command('say', 'Sends a line of chat of at most 200 characters.', { text: z.string().min(1).max(1600) }),
  command('rematch', 'Asks for another match. It starts when all players who are here have asked for it.', {}),
  command('rename', 'Changes the own name and symbol between matches. The symbol must be free.', {
    name: z.string().min(1).max(192),
    symbol: PlayerSymbol,
  }),
  command(
    'start',
    'Starts a match and fills open seats with the bot `fill`. Any player may do this if the host has not started within 30 seconds.',
    { fill: BotName.exactOptional() },
  ),
  command(
    'seat-bot',
    'Puts a bot on an open seat, or replaces another bot. Any player may do this for an open seat as soon as any player may start.',
    { seat: SeatNumber, bot: BotName, name: z.string().min(1).max(192).exactOptional() },
  ),
  command('clear-seat', 'Clears a seat.', {
    seat: SeatNumber,
    ban: z.boolean().exactOptional().meta({ description: 'The person cannot come back.' }),
  }),
  command('clear-queue', 'Removes a person from the queue for a seat.', {
    person: z.string().min(1).max(64),
    ban: z.boolean().exactOptional().meta({ description: 'The person cannot come back.' }),
  }),
  command('swap-seats', 'Swaps two seats. A player may move to a free seat; the host may swap any two.', {
    seat: SeatNumber,
    other: SeatNumber,
  }),
  command('change-setup', 'Changes the game, its options or the number of seats between matches.', {
    setup: SetupRequest,
  }),
  command('mute', 'Mutes a player, or allows the player to chat again.', { seat: SeatNumber, on: z.boolean() }),
  command('lock', 'Locks the table for new players, or unlocks it.', { on: z.boolean() }),
  command('substitute', 'Lets a bot play at once for a player who is away.', { seat: SeatNumber }),
  command('end-match', 'Ends the match in progress without a result.', {}),
  command('pass-host', 'Makes another player the host; or takes the role from a host who is away.', {
    seat: SeatNumber,
  }),
] as const

/** The commands that the server sends for a player or a spectator. */
const SERVER_COMMANDS = [
  command('sit', 'Takes this seat, or the first free one.', {
    seat: SeatNumber.exactOptional(),
    queue: z.boolean().exactOptional().meta({ description: 'Wait for a seat if none is free.' }),
    person: Person,
    key: Hash.meta({ description: 'The SHA-256 of the secret of the seat.' }),
  }),
  command('connect', 'The first stream of this seat was opened.', { node }),
  command('disconnect', 'The last stream of this seat was closed.', { node }),
  command('switch-calls', 'The player wants to be called while no page of theirs is visible, or not any more.', {
    on: z.boolean(),
  }),
  command('show-page', 'A page of a player who wants to be called became visible.', { node }),
  command('hide-page', 'No page of a player who wants to be called is visible at this process any more.', { node }),
  command('count-spectators', 'The number of spectators connected to this process changed.', {
    node,
    count: z.int().min(0),
  }),
  command('leave-queue', 'A spectator who waits for this seat, or for any seat, no longer wants it.', {
    seat: SeatNumber.nullable(),
  }),
  command('spectator-react', 'A spectator sends a reaction.', { reaction }),
] as const

/** A command for a table. Its sender is stated apart: a seat, or a spectator. */
export type Command = PlayerCommand | Immutable<z.infer<(typeof SERVER_COMMANDS)[number]>>

/** A command that a player may send. */
export type PlayerCommand = Immutable<z.infer<(typeof PLAYER_COMMANDS)[number]>>
export const PlayerCommandSchema = z
  .discriminatedUnion('type', PLAYER_COMMANDS, { error: 'unknown command' })
  .meta({ id: 'Command', description: 'A command that a player may send. Some are for the host only.' })

/** A command with its id. */
export const CommandRequest = z
  .strictObject({ id: CommandId, command: PlayerCommandSchema })
  .meta({ id: 'CommandRequest', description: 'A command with its id. A repeated id runs once.' })
export type CommandRequest = z.infer<typeof CommandRequest>

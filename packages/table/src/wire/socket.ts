import * as z from 'zod'
import { PlayerCommandSchema } from './commands.ts'
import { CommandId, type Immutable, SeatToken, Version } from './fields.ts'
import { ProblemAnswer } from './problem.ts'

const SubscribeMessage = z
  .strictObject({
    type: z.literal('subscribe'),
    token: SeatToken.optional().meta({ description: 'The secret of your seat; without it you are a spectator.' }),
    after: Version.optional().meta({ description: 'The last version you know.' }),
    heartbeats: z.literal(true).optional().meta({
      description: 'You send a heartbeat every 2 seconds; after 6 seconds without one you count as absent.',
    }),
  })
  .meta({
    id: 'SubscribeMessage',
    description: 'The first message of a client: its secret, and the last version it knows.',
  })
export type SubscribeMessage = z.infer<typeof SubscribeMessage>

const CommandMessage = z
  .strictObject({ type: z.literal('command'), id: CommandId, command: PlayerCommandSchema })
  .meta({ id: 'CommandMessage', description: 'A command, as you would send it to /commands.' })
export type CommandMessage = Immutable<z.infer<typeof CommandMessage>>

const HeartbeatMessage = z
  .strictObject({ type: z.literal('heartbeat') })
  .meta({ id: 'HeartbeatMessage', description: 'A heartbeat; the server answers with an empty line.' })

/** A message of a client on a socket. */
export const SocketRequest = z
  .discriminatedUnion('type', [SubscribeMessage, CommandMessage, HeartbeatMessage])
  .meta({ id: 'SocketRequest', description: 'A message of a client on a socket: one JSON object.' })
export type SocketRequest = Immutable<z.infer<typeof SocketRequest>>

const AcceptedMessage = z
  .object({ type: z.literal('accepted'), id: CommandId, version: Version })
  .meta({ id: 'AcceptedMessage', description: 'The command was accepted and stored, as /commands would answer.' })

const RefusedMessage = z.object({ type: z.literal('refused'), id: CommandId.nullable(), ...ProblemAnswer.shape }).meta({
  id: 'RefusedMessage',
  description: 'The command was refused. Without an id: the last message, or the client.',
})

/** An answer on a socket, besides the messages of the stream. */
export const SocketAnswer = z
  .discriminatedUnion('type', [AcceptedMessage, RefusedMessage])
  .meta({ id: 'SocketAnswer', description: 'An answer on a socket, besides the messages of the stream.' })
export type SocketAnswer = z.infer<typeof SocketAnswer>

import * as z from 'zod'
import { Event } from './events.ts'
import { CommandId, Version } from './fields.ts'
import { TableView } from './view.ts'

const ViewMessage = z
  .object({ type: z.literal('view'), version: Version, view: TableView })
  .meta({ id: 'ViewMessage', description: 'The whole table at this version. It replaces everything you know.' })

const EventMessage = z
  .object({
    type: z.literal('event'),
    version: Version,
    at: z.number(),
    event: Event,
    more: z.literal(true).optional().meta({
      description:
        'Another event of the same moment follows (a card won the trick, the trick ended the round): do not act before it.',
    }),
  })
  .meta({ id: 'EventMessage', description: 'One event, as you may know it. Versions have no gap.' })

const ByeMessage = z.object({ type: z.literal('bye'), retry: z.number().nullable() }).meta({
  id: 'ByeMessage',
  description: 'The stream ends: reconnect after `retry` milliseconds, or not at all (`null`): you lost your seat.',
})

/** A message of a stream: one JSON object in each `data:` line. */
export const StreamMessage = z
  .discriminatedUnion('type', [ViewMessage, EventMessage, ByeMessage])
  .meta({ id: 'StreamMessage', description: 'A message of the stream, one JSON object in each `data:` line.' })
export type StreamMessage = z.infer<typeof StreamMessage>

/** Sent by a client that has not decided yet whether to sit down. */
export const Visit = z
  .literal('yes')
  .optional()
  .meta({ description: 'You look at the table before you sit down: you are not counted as a spectator.' })

/** A heartbeat of a client, so that the other players see soon when its connection is lost. */
export const HeartbeatRequest = z
  .strictObject({ heartbeat: CommandId })
  .meta({ id: 'HeartbeatRequest', description: 'The name with which the stream was opened.' })

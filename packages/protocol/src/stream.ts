import { FACT_FORM, type TableFact } from '@halfpint/table'
import * as z from 'zod'
import { schemaOf } from './shape.ts'
import { Version, WishId } from './text.ts'
import { TableView } from './view.ts'

/** What happened: the table's own list. */
const Fact = schemaOf<TableFact>(FACT_FORM, {
  id: 'Fact',
  description: 'What happened at the table, as you may know it.',
})

/** The whole table as it stands; forget what was before. */
const ViewMessage = z
  .object({ type: z.literal('view'), version: Version, view: TableView })
  .meta({ id: 'ViewMessage', description: 'The whole table as it stands at this version; forget what was before.' })

/** What happened: versions follow one another without a gap. */
const FactMessage = z
  .object({
    type: z.literal('fact'),
    version: Version,
    at: z.number(),
    fact: Fact,
    more: z.literal(true).optional().meta({
      description:
        'Another fact of the same moment follows at once (a card won the trick, the trick ended the round): do not act before it.',
    }),
  })
  .meta({ id: 'FactMessage', description: 'One thing that happened, as you may know it. Versions have no gap.' })

/** The stream ends. */
const ByeMessage = z.object({ type: z.literal('bye'), retry: z.number().nullable() }).meta({
  id: 'ByeMessage',
  description:
    'The stream ends: come back after `retry` milliseconds, or not at all (`null`): the chair is no longer yours.',
})

/** What is said on a stream, one JSON object a line (NDJSON) or a `data:` (server-sent events). */
export const StreamMessage = z
  .discriminatedUnion('type', [ViewMessage, FactMessage, ByeMessage])
  .meta({ id: 'StreamMessage', description: 'What is said on a stream, one JSON object a line or a `data:`.' })
export type StreamMessage = z.infer<typeof StreamMessage>

/** Which edition of the stream a client understands; whoever does not say so is taken for one of version 0.1.0. */
export const EditionNumber = z
  .union([z.literal('1'), z.literal('2')])
  .transform(edition => Number(edition) as 1 | 2)
  .default(1)
  .meta({
    description:
      'The edition of the stream that you understand: `2` for every type of fact. Without it you hear what version 0.1.0 told: what came later is told as a `watched` that changes nothing.',
  })

/** A sign of life from a client, so that the others hear soon when it has lost its line. */
export const BeatRequest = z
  .strictObject({ beat: WishId })
  .meta({ id: 'BeatRequest', description: 'The name under which the stream was opened.' })

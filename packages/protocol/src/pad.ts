import * as z from 'zod'
import { AnyJson, SeatToken, Version } from './text.ts'

/** The public name of a pad that is shown to others. */
export const PadId = z
  .string()
  .regex(/^[0-9a-z]{14}$/)
  .meta({ id: 'PadId', description: 'The public name of a pad.' })

/** A score pad as docs/pads.md describes it; rows and options are those of its game. */
const Pad = z
  .looseObject({
    pad: z.string().meta({ description: 'The id of the game.' }),
    players: z.array(z.string()),
    symbols: z.array(z.string()).optional(),
    options: z.record(z.string(), AnyJson),
    rounds: z.array(z.record(z.string(), AnyJson)),
  })
  .meta({ id: 'Pad', description: 'A score pad, in the format of docs/pads.md.' })

/** The whole pad as somebody sends it; the pads' own reader looks into it, and names what is wrong. */
export const PadRequest = z
  .strictObject({ pad: AnyJson })
  .meta({ id: 'PadRequest', description: 'The whole score pad, in the format of docs/pads.md.' })

const token = SeatToken.optional().meta({
  description: 'A pen of your own; a lost answer can be asked for again with it.',
})

/** Shows a pad to others, or takes its pen over; clients of before sent nothing for that. */
export const ShowRequest = PadRequest.extend({ token }).meta({ id: 'ShowRequest' })
export const PenRequest = z.strictObject({ token }).nullish().meta({ id: 'PenRequest' })

/** The pad now; the same is told on its stream after every stroke. */
export const PadAnswer = z
  .object({ version: Version, pad: Pad })
  .meta({ id: 'PadAnswer', description: 'The pad as it is now.' })
export type PadAnswer = z.infer<typeof PadAnswer>

/** The pad for whoever may write on it from now on. */
export const PenAnswer = z.object({ ...PadAnswer.shape, id: PadId, pen: SeatToken }).meta({
  id: 'PenAnswer',
  description: 'The pad, and the pen: the secret that allows to write on it.',
})
export type PenAnswer = z.infer<typeof PenAnswer>

/** The pad was taken down. */
export const DownAnswer = z
  .object({ version: Version })
  .meta({ id: 'DownAnswer', description: 'The pad is not shown any more.' })
export type DownAnswer = z.infer<typeof DownAnswer>

import * as z from 'zod'
import { AnyJson, SeatToken, Version } from './fields.ts'

/** The public name of a shared pad. */
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

/** The whole pad as a client sends it; the reader of pads checks it and reports what is wrong. */
export const PadRequest = z
  .strictObject({ pad: AnyJson })
  .meta({ id: 'PadRequest', description: 'The whole score pad, in the format of docs/pads.md.' })

const token = SeatToken.optional().meta({
  description:
    'A secret that you choose for writing on the pad. Repeat the request with the same secret if the answer is lost.',
})

/** Shares a pad, or takes over its pen. The body was empty in 0.1.0. */
export const ShowRequest = PadRequest.extend({ token }).meta({ id: 'ShowRequest' })
export const PenRequest = z.strictObject({ token }).nullish().meta({ id: 'PenRequest' })

/** The current pad; its stream sends the same after every change. */
export const PadAnswer = z
  .object({ version: Version, pad: Pad })
  .meta({ id: 'PadAnswer', description: 'The current pad.' })
export type PadAnswer = z.infer<typeof PadAnswer>

/** The pad, for the client that may write on it. */
export const PenAnswer = z.object({ ...PadAnswer.shape, id: PadId, pen: SeatToken }).meta({
  id: 'PenAnswer',
  description: 'The pad, and `pen`: the secret that allows writing on it.',
})
export type PenAnswer = z.infer<typeof PenAnswer>

/** The pad is no longer shared. */
export const DownAnswer = z
  .object({ version: Version })
  .meta({ id: 'DownAnswer', description: 'The pad is no longer shared.' })
export type DownAnswer = z.infer<typeof DownAnswer>

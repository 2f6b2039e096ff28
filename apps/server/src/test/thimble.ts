import * as z from 'zod'

/** @public The schemas of Thimble, for builds that contain this game. */
export const thimbleWire = {
  action: z.looseObject({ type: z.enum(['stake', 'guess', 'play']) }).meta({ id: 'ThimbleAction' }),
  event: z.looseObject({ type: z.string(), seat: z.int().optional() }).meta({ id: 'ThimbleEvent' }),
  state: z.looseObject({ phase: z.string(), round: z.int() }).meta({ id: 'ThimbleState' }),
}

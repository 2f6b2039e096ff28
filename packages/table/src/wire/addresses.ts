import * as z from 'zod'

/** The addresses at which other devices in the same network reach the server. */
export const HereAnswer = z.object({ addresses: z.array(z.string()) }).meta({
  id: 'HereAnswer',
  description: 'Where devices in the same network reach the server. Answered only to the machine on which it runs.',
})
export type HereAnswer = z.infer<typeof HereAnswer>

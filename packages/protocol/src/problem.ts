import * as z from 'zod'
import { AnyJson } from './text.ts'

/** Why a request was not granted: a stable code and the facts. */
export const ProblemAnswer = z.object({ problem: z.object({ code: z.string() }).catchall(AnyJson) }).meta({
  id: 'ProblemAnswer',
  description: 'Why the request was not granted: a stable code, and the facts that make a sentence of it.',
  examples: [{ problem: { code: 'not-your-turn', seat: 2 } }],
})
export type ProblemAnswer = z.infer<typeof ProblemAnswer>

import * as z from 'zod'
import { AnyJson } from './fields.ts'

/** Why a request was refused: a stable code with details, and a sentence. */
export const ProblemAnswer = z
  .object({
    problem: z.object({ code: z.string() }).catchall(AnyJson),
    says: z.string().describe('The problem as people read it, in the first of en, de and ru that you accept.'),
  })
  .meta({
    id: 'ProblemAnswer',
    description: 'Why the request was refused: a stable code with details for programs, a sentence for people.',
    examples: [
      { problem: { code: 'wrong-phase', phase: 'predict', action: 'play' }, says: 'That cannot be done now; …' },
    ],
  })
export type ProblemAnswer = z.infer<typeof ProblemAnswer>

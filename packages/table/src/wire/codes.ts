import * as z from 'zod'
import { TableId } from './fields.ts'
import { GroupLink } from './groups.ts'
import { PadId } from './pads.ts'

/** Number of characters of a code, and the characters: without `i`, `l`, `o` and `u`, which are mistaken for others. */
export const CODE_LENGTH = 6
export const CODE_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A short code that people type to join. */
export const JoinCode = z
  .string()
  .regex(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`))
  .meta({ id: 'JoinCode', description: 'A short code that people type to join.', examples: ['k3w9x0'] })

const target = <const Kind extends string, Id extends z.ZodType>(kind: Kind, id: Id) =>
  z.strictObject({ kind: z.literal(kind), id })

/** The target of a code. */
export const CodeTarget = z
  .discriminatedUnion('kind', [target('table', TableId), target('pad', PadId), target('group', GroupLink)])
  .meta({ id: 'CodeTarget', description: 'The target of a code: a table, a score pad or a group.' })
export type CodeTarget = z.infer<typeof CodeTarget>

/** The code of a table, a pad or a group. */
export const CodeAnswer = z.object({ code: JoinCode }).meta({ id: 'CodeAnswer' })
export type CodeAnswer = z.infer<typeof CodeAnswer>

import * as z from 'zod'

/** Maximum size of a copy, in bytes, and of its base64 text. */
const MAX_COPY_BYTES = 262_144
const MAX_COPY_TEXT = Math.ceil(MAX_COPY_BYTES / 3) * 4

const CopyTag = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .meta({ description: 'Changes with the content of the copy.' })

/** The encrypted copy of a device, and the tag of the copy that it replaces. */
export const CopyRequest = z
  .strictObject({
    tag: CopyTag.nullable().meta({ description: 'The tag of the stored copy; `null` creates one.' }),
    copy: z.base64().min(1).max(MAX_COPY_TEXT).meta({ description: 'At most 256 kB of encrypted bytes, as base64.' }),
  })
  .meta({ id: 'CopyRequest', description: 'The encrypted data of a device. The server cannot read it.' })
export type CopyRequest = z.infer<typeof CopyRequest>

/** A stored copy. */
export const CopyAnswer = z
  .object({
    tag: CopyTag,
    copy: z.base64().optional().meta({ description: 'Absent if the copy still has the tag `known`.' }),
  })
  .meta({ id: 'CopyAnswer', description: 'The stored copy.' })
export type CopyAnswer = z.infer<typeof CopyAnswer>

/** The query that asks for a copy. */
export const CopyQuery = z.object({
  known: CopyTag.optional().meta({ description: 'The tag of the copy that you already have.' }),
})

/** The tag of a copy that was written. */
export const CopyWrittenAnswer = z
  .object({ tag: CopyTag })
  .meta({ id: 'CopyWrittenAnswer', description: 'The copy is stored.' })
export type CopyWrittenAnswer = z.infer<typeof CopyWrittenAnswer>

/** The answer to the removal of a copy. */
export const CopyRemovedAnswer = z
  .object({ removed: z.boolean() })
  .meta({ id: 'CopyRemovedAnswer', description: 'Whether there was a copy.' })

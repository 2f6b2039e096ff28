import type { Json } from '@halfpint/core'
import * as z from 'zod'

/** What the table's lists say of a form: where a value does not fit, and its JSON schema. */
interface Form {
  misfit(value: unknown): string | null
  readonly schema: { readonly [key: string]: Json }
}

/** A form of the table's lists as a schema of ours: it checks as the table does and is described as the table describes it. */
export const schemaOf = <T>(
  { misfit, schema }: Form,
  more: { readonly id?: string; readonly description?: string } = {},
) =>
  z
    .unknown()
    .superRefine((value, context) => {
      const where = misfit(value)
      if (where !== null) context.addIssue({ code: 'custom', path: where.split('/').slice(1), message: 'does not fit' })
    })
    // What fits the form is a T: the table's list says so, not zod.
    .meta({ ...schema, ...more }) as unknown as z.ZodType<T>

import { isSeatWish, readWish, WISH_SCHEMA, type Wish } from '@halfpint/table'
import * as z from 'zod'
import { schemaOf } from './shape.ts'
import { WishId } from './text.ts'

/** Whether brackets are nested no deeper than any wish needs: a heap of thousands breaks whoever writes it down. */
const isShallow = (value: unknown, deep = 16): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (deep > 0 && Object.values(value).every(each => isShallow(each, deep - 1)))

/** Where a wish from outside does not fit. */
export const misfitOfWish = (value: unknown): string | null => {
  if (!isShallow(value)) return ''
  const read = readWish(value)
  if (read.ok) return isSeatWish(read.value) ? null : '/type'
  return read.problem.code === 'bad-wish' ? `/${read.problem.key}` : '/type'
}

/** What a seat can wish: the table's own list. */
export const SeatWish = schemaOf<Wish>(
  { misfit: misfitOfWish, schema: WISH_SCHEMA },
  { id: 'Wish', description: 'What a seat can wish. Some wishes are the host’s alone.' },
)

/** A wish with the id that makes it happen once. */
export const WishRequest = z
  .strictObject({ id: WishId, wish: SeatWish })
  .meta({ id: 'WishRequest', description: 'A wish with the id that makes it happen once.' })
export type WishRequest = z.infer<typeof WishRequest>

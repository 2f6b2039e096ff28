import { hex } from '../shell/chance.ts'

const SIGN = 'try-'

/** The id of a new table on which an old game is tried again from some moment on. */
export const newTry = (): string => `${SIGN}${hex(8)}`

/** Whether a table is such a try, and no game of its own. */
export const isTry = (table: string): boolean => table.startsWith(SIGN)

import { hex } from '../../base/chance.ts'

const TRY = 'try-'
const DAILY = 'day-'
const CHALLENGE = 'challenge-'

/** The id of a new table on which a finished game is played again from some position. */
export const newTry = (): string => `${TRY}${hex(8)}`

/** Whether a table is such a retry. */
export const isTry = (table: string): boolean => table.startsWith(TRY)

/** The id of the table of a daily deal. */
export const dailyTable = (day: string, game: string): string => `${DAILY}${day}-${game}`

/** Letters of a link: from its start, its checksum, and from its end. */
const LETTERS = 24

/** The id of the table of a challenge. */
export const challengeTable = (link: string): string => `${CHALLENGE}${link.slice(0, LETTERS)}${link.slice(-LETTERS)}`

/** Whether a table has a daily deal or a challenge. */
export const isFixed = (table: string): boolean => table.startsWith(DAILY) || table.startsWith(CHALLENGE)

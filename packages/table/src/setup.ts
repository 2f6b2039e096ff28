import { brief, isFields, ok, type Result, refuse } from '@halfpint/core'
import type * as z from 'zod'
import { findGame } from './games.ts'
import type { Immutable } from './wire/fields.ts'
import type { Setup as SetupSchema } from './wire/setup.ts'

/** How a table is set up. */
export type Setup = Immutable<z.infer<typeof SetupSchema>>

/** Time limits for decisions, in milliseconds. */
export type Clock = NonNullable<Setup['clock']>

const SECOND = 1000
const DAY = 86_400_000

/** Limits of the times of a setup, in milliseconds. */
export const TIMES = {
  move: { least: SECOND, most: DAY },
  bank: { least: 0, most: DAY },
  grace: { least: 0, most: DAY, usual: 120 * SECOND },
  pause: { least: SECOND, most: 300 * SECOND },
} as const

/** Maximum number of house rules of a table, and the form of their names. */
export const MOST_CUSTOMS = 16
export const CUSTOM = /^[A-Za-z0-9-]{1,16}$/

const readTime = (key: keyof typeof TIMES, value: unknown): Result<number> => {
  const { least, most } = TIMES[key]
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return ok(value as number)
  return refuse('bad-time', { key, value: brief(value), least, most })
}

const readClock = (json: unknown): Result<Clock | null> => {
  if (json === undefined || json === null) return ok(null)
  if (!isFields(json)) return refuse('bad-setup', { key: 'clock' })
  const move = readTime('move', json.move)
  if (!move.ok) return move
  const bank = readTime('bank', json.bank ?? 0)
  return bank.ok ? ok({ move: move.value, bank: bank.value }) : bank
}

/** Checks the names of house rules: short, few, each once. */
const isCustoms = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= MOST_CUSTOMS &&
  new Set(value).size === value.length &&
  value.every(each => typeof each === 'string' && CUSTOM.test(each))

/** Reads a setup; everything but the game has a default. */
export const readSetup = (json: unknown): Result<Setup> => {
  if (!isFields(json)) return refuse('bad-setup', { key: 'setup' })
  const game = findGame(brief(json.game))
  if (!game.ok) return game
  const options = game.value.options.read(json.options)
  if (!options.ok) return options
  const { min, max } = game.value.seats
  const { seats = Math.min(4, max), listed = false } = json
  if (!(Number.isInteger(seats) && (seats as number) >= min && (seats as number) <= max)) {
    return refuse('bad-seats', { least: min, most: max, seats: brief(seats) })
  }
  const opened = game.value.open(options.value, seats as number)
  if (!opened.ok) return opened
  const clock = readClock(json.clock)
  if (!clock.ok) return clock
  const grace = json.grace === null ? ok(null) : readTime('grace', json.grace ?? TIMES.grace.usual)
  if (!grace.ok) return grace
  if (typeof listed !== 'boolean') return refuse('bad-setup', { key: 'listed' })
  const { lateJoin = true, customs } = json
  if (typeof lateJoin !== 'boolean') return refuse('bad-setup', { key: 'lateJoin' })
  const pause = json.pause === undefined ? ok(undefined) : readTime('pause', json.pause)
  if (!pause.ok) return pause
  if (customs !== undefined && !isCustoms(customs)) return refuse('bad-setup', { key: 'customs' })
  return ok({
    game: game.value.id,
    options: options.value,
    seats: seats as number,
    clock: clock.value,
    grace: grace.value,
    listed,
    ...(lateJoin ? {} : { lateJoin }),
    ...(pause.value === undefined ? {} : { pause: pause.value }),
    ...(customs === undefined || customs.length === 0 ? {} : { customs }),
  })
}

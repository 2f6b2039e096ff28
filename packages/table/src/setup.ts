import { brief, isFields, type Json, ok, type Result, refuse } from '@halfpint/core'
import { findGame } from './games.ts'

/** How long one may think: so much for each decision, and a bank for the whole match; in milliseconds. */
export type Clock = { readonly move: number; readonly bank: number }

/** What is agreed before the first deal. */
export type Setup = {
  /** The id of the game. */
  readonly game: string
  /** All options of the game. */
  readonly options: { readonly [name: string]: Json }
  /** How many chairs stand at the table. */
  readonly seats: number
  /** `null` for slow games. */
  readonly clock: Clock | null
  /** How long the others wait for somebody who is not there, in milliseconds, before a stand-in plays; `null`: for ever. */
  readonly grace: number | null
  /** Whether everybody may find the table. */
  readonly listed: boolean
  /** What the people at the table agreed on besides the rules, by the names that the game gives it: drinking rules. */
  readonly customs?: readonly string[]
}

const SECOND = 1000
const DAY = 86_400_000

/** What the times of a setup may be, in milliseconds. */
const TIMES = {
  move: { least: SECOND, most: DAY },
  bank: { least: 0, most: DAY },
  grace: { least: 0, most: DAY, usual: 120 * SECOND },
} as const

/** How many customs a table may have, and how one is called. */
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

/** The names of agreed customs: short, few, each once. */
const isCustoms = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= MOST_CUSTOMS &&
  new Set(value).size === value.length &&
  value.every(each => typeof each === 'string' && CUSTOM.test(each))

/** A setup from outside; only the game must be named, the rest has usual values. */
export const readSetup = (json: unknown): Result<Setup> => {
  if (!isFields(json)) return refuse('bad-setup', { key: 'setup' })
  const game = findGame(brief(json.game))
  if (!game.ok) return game
  const options = game.value.options.read(json.options)
  if (!options.ok) return options
  const { least, most } = game.value.seats
  const { seats = Math.min(4, most), listed = false } = json
  if (!(Number.isInteger(seats) && (seats as number) >= least && (seats as number) <= most)) {
    return refuse('bad-seats', { least, most, seats: brief(seats) })
  }
  const opened = game.value.open(options.value, seats as number)
  if (!opened.ok) return opened
  const clock = readClock(json.clock)
  if (!clock.ok) return clock
  const grace = json.grace === null ? ok(null) : readTime('grace', json.grace ?? TIMES.grace.usual)
  if (!grace.ok) return grace
  if (typeof listed !== 'boolean') return refuse('bad-setup', { key: 'listed' })
  const { customs } = json
  if (customs !== undefined && !isCustoms(customs)) return refuse('bad-setup', { key: 'customs' })
  return ok({
    game: game.value.id,
    options: options.value,
    seats: seats as number,
    clock: clock.value,
    grace: grace.value,
    listed,
    ...(customs === undefined || customs.length === 0 ? {} : { customs }),
  })
}

/** A calendar date such as `2026-11-16`, independent of time zones. */
export type Day = string

const DAY_LENGTH = 86_400_000

const nameOf = (time: number): Day => new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length)

/** The start of a day in UTC, in milliseconds. */
const beginOf = (day: Day): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date)
}

/** Whether this text is a date that exists. */
export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && nameOf(beginOf(text)) === text

/** The local date at `now` milliseconds, for a clock that is this many minutes ahead of UTC. */
export const dayOf = (now: number, utcOffset: number): Day => nameOf(now + 60_000 * utcOffset)

/** The number of days between two dates; negative if `to` is the earlier one. */
export const daysBetween = (from: Day, to: Day): number => (beginOf(to) - beginOf(from)) / DAY_LENGTH

/** The number of consecutive dates, with today or yesterday as the last one. */
export const streakOf = (days: readonly Day[], today: Day): number => {
  const back = new Set(days.filter(isDay).map(day => daysBetween(day, today)))
  let at = back.has(0) ? 0 : 1
  const from = at
  while (back.has(at)) at++
  return at - from
}

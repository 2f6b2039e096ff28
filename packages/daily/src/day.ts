/** A day of the calendar as people write it, `2026-11-16`: whatever the clock says elsewhere, a day is a date. */
export type Day = string

const DAY_LENGTH = 86_400_000

const nameOf = (time: number): Day => new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length)

/** The UTC midnight at which a day begins, in milliseconds. */
const beginOf = (day: Day): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date)
}

/** Whether this is a day that the calendar has. */
export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && nameOf(beginOf(text)) === text

/** The day on the calendar beside a clock: `now` in milliseconds, and by how many minutes the clock is ahead of Greenwich. */
export const dayOf = (now: number, ahead: number): Day => nameOf(now + 60_000 * ahead)

/** How many days lie between two days; negative if `to` is the earlier one. */
export const daysBetween = (from: Day, to: Day): number => (beginOf(to) - beginOf(from)) / DAY_LENGTH

/** How many days in a row were kept up, today or yesterday the last: each day counts by its date, wherever one was. */
export const streakOf = (days: readonly Day[], today: Day): number => {
  const back = new Set(days.filter(isDay).map(day => daysBetween(day, today)))
  let at = back.has(0) ? 0 : 1
  const from = at
  while (back.has(at)) at++
  return at - from
}

/** A day of the calendar as people write it, `2026-11-16`: whatever the clock says elsewhere, a day is a date. */
export type Day = string

const DAY_LENGTH = 86_400_000

// The calendar is counted here, so that no clock and no zone of the device has a say: years begin in March, so that the
// odd day of a leap year is the last one.
const ERA_DAYS = 146_097
const EPOCH = 719_468

const nameOf = (count: number): Day => {
  const shifted = count + EPOCH
  const era = Math.floor(shifted / ERA_DAYS)
  const ofEra = shifted - era * ERA_DAYS
  const leaps = Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096)
  const yearOfEra = Math.floor((ofEra - leaps) / 365)
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const date = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + 400 * era + (month <= 2 ? 1 : 0)
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-')
}

/** How many days after 1970-01-01 a day is. */
const countOf = (day: Day): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const from = month <= 2 ? year - 1 : year
  const era = Math.floor(from / 400)
  const yearOfEra = from - 400 * era
  const fromMarch = month > 2 ? month - 3 : month + 9
  const ofYear = Math.floor((153 * fromMarch + 2) / 5) + date - 1
  return era * ERA_DAYS + 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + ofYear - EPOCH
}

/** Whether this is a day that the calendar has. */
export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && nameOf(countOf(text)) === text

/** The day on the calendar beside a clock: `now` in milliseconds, and by how many minutes the clock is ahead of Greenwich. */
export const dayOf = (now: number, ahead: number): Day => nameOf(Math.floor((now + 60_000 * ahead) / DAY_LENGTH))

/** How many days lie between two days; negative if `to` is the earlier one. */
export const daysBetween = (from: Day, to: Day): number => countOf(to) - countOf(from)

/** How many days in a row were kept up, today or yesterday the last: each day counts by its date, wherever one was. */
export const streakOf = (days: readonly Day[], today: Day): number => {
  const back = new Set(days.filter(isDay).map(day => daysBetween(day, today)))
  let at = back.has(0) ? 0 : 1
  const from = at
  while (back.has(at)) at++
  return at - from
}

import { type Day, dayOf } from '@halfpint/tasks'

/** The date on the calendar of this device. */
export const today = (): Day => dayOf(Date.now(), -new Date().getTimezoneOffset())

/** The day after a day. */
export const dayAfter = (day: Day): Day => dayOf(Date.parse(`${day}T00:00:00Z`) + 86_400_000, 0)

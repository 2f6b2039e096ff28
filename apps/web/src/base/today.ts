import { type Day, dayOf } from '@halfpint/daily'

/** The date on the calendar of this device. */
export const today = (): Day => dayOf(Date.now(), -new Date().getTimezoneOffset())

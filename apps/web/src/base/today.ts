import { type Day, dayOf } from '@halfpint/daily'

/** The date of this device. */
export const today = (): Day => dayOf(Date.now(), -new Date().getTimezoneOffset())

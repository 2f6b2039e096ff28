import type { Seat } from '@halfpint/core'
import type { TableView } from '@halfpint/table'
import { signal } from '@preact/signals'
import { recall, remember, settings } from './settings.ts'

/** Maximum number of hidden people that are stored. */
const MAX_HIDDEN = 200

const stored = recall('hidden')

/** Public ids of the people whose messages this device does not show. */
export const hidden = signal<readonly string[]>(
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [],
)

/** Hides the messages of a person on this device, or shows them again. */
export const hide = (person: string, on: boolean): void => {
  const others = hidden.peek().filter(id => id !== person)
  hidden.value = on ? [...others, person].slice(-MAX_HIDDEN) : others
  remember('hidden', hidden.value)
}

/** Whether the messages and reactions of this seat are shown. */
export const isHeard = (view: TableView, seat: Seat): boolean => {
  if (settings.value.chatMuted) return false
  const seatState = view.seats[seat]
  return seatState?.kind !== 'person' || (!seatState.muted && !hidden.value.includes(seatState.person.id))
}

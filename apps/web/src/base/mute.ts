import type { Seat } from '@halfpint/core'
import type { TableView } from '@halfpint/table'
import { signal } from '@preact/signals'
import { recall, remember, settings } from './settings.ts'

/** The most people that are remembered as hidden. */
const MOST = 200

const stored = recall('hidden')

/** The people whose words this device does not show, by their public ids. */
export const hidden = signal<readonly string[]>(
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [],
)

/** Hides what somebody says on this device, or shows it again. */
export const hide = (person: string, on: boolean): void => {
  const others = hidden.peek().filter(id => id !== person)
  hidden.value = on ? [...others, person].slice(-MOST) : others
  remember('hidden', hidden.value)
}

/** Whether the words and gestures of this seat are shown to the reader. */
export const isHeard = (view: TableView, seat: Seat): boolean => {
  if (settings.value.chatMuted) return false
  const seatState = view.seats[seat]
  return seatState?.kind !== 'person' || (!seatState.muted && !hidden.value.includes(seatState.person.id))
}

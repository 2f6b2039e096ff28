import type { calls as en } from '../en/calls.ts'
import type { Translated } from '../translated.ts'

/** The messages that call a player to the table. */
export const calls: Translated<typeof en> = {
  title: 'Du wirst am Tisch gebraucht.',
  turn: 'Du bist dran.',
  start: 'Das Spiel beginnt.',
  rematch: 'Die anderen wollen noch einmal spielen.',
  test: 'So wirst du benachrichtigt.',
}

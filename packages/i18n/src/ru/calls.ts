import type { calls as en } from '../en/calls.ts'
import type { Translated } from '../translated.ts'

/** The messages that call a player to the table. */
export const calls: Translated<typeof en> = {
  title: 'Вас зовут за стол.',
  turn: 'Ваш ход.',
  start: 'Игра начинается.',
  rematch: 'Остальные хотят сыграть ещё раз.',
  test: 'Так вас будут звать.',
}

import type { setup as source } from '../en/setup.ts'
import type { Translated } from '../translated.ts'

/** Setting up a table: players and rules. */
export const setup: Translated<typeof source> = {
  heading: 'Соперники и правила',
  howMany: 'Сколько соперников?',
  who: seat => `Соперник ${seat}`,
  level: 'Сила',
  mixed: 'Завсегдатаи паба',
  rules: 'Правила',
  rounds: 'Раунды',
  start: 'Сесть и играть',
  players: 'Игроки за этим устройством',
  playerName: number => `Игрок ${number}`,
  addPlayer: 'Ещё один игрок',
  removePlayer: name => `Убрать: ${name}`,
  bots: 'Боты за столом',
}

import type { setup as source } from '../en/setup.ts'
import type { Translated } from '../translated.ts'

/** Setting up a table: players and rules. */
export const setup: Translated<typeof source> = {
  heading: 'Gegner & Regeln',
  howMany: 'Wie viele Gegner?',
  who: seat => `Gegner ${seat}`,
  level: 'Wie stark',
  mixed: 'Stammgäste der Kneipe',
  rules: 'Regeln',
  rounds: 'Runden',
  start: 'Hinsetzen und spielen',
  players: 'Spieler an diesem Gerät',
  playerName: number => `Spieler ${number}`,
  addPlayer: 'Noch jemand',
  removePlayer: name => `${name} entfernen`,
  bots: 'Bots am Tisch',
}

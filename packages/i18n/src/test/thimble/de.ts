import type { Translated } from '../../translated.ts'
import type { en } from './en.ts'

/** Texts of Thimble in German. */
export const de: Translated<typeof en> = {
  name: 'Fingerhut',
  about: 'Die beste Karte nimmt alle Einsätze.',
  options: {
    rounds: { note: 'wie viele Runden' },
    wins: { note: 'welche Karte gewinnt' },
    prizes: { note: 'was richtiges Raten bringt: in der ersten Runde und später' },
  },
  acts: { stake: 'setze', guess: 'rate', play: 'spiele' },
  plays: (name: string, card: string): string => `${name} spielt ${card}`,
  takes: (name: string, round: number): string => `Runde ${round}: ${name} nimmt die Einsätze`,
  end: 'Das Ende',
  problems: { 'bad-stake': 'Diesen Einsatz gibt es nicht.' },
}

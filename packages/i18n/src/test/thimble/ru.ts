import type { Translated } from '../../translated.ts'
import type { en } from './en.ts'

/** Texts of Thimble in Russian. */
export const ru: Translated<typeof en> = {
  name: 'Напёрсток',
  about: 'Лучшая карта забирает все ставки.',
  options: {
    rounds: { note: 'сколько раундов' },
    wins: { note: 'какая карта выигрывает' },
    prizes: { note: 'что даёт верная догадка: в первом раунде и потом' },
  },
  acts: { stake: 'ставлю', guess: 'угадываю', play: 'кладу' },
  plays: (name: string, card: string): string => `${name} кладёт ${card}`,
  takes: (name: string, round: number): string => `Раунд ${round}: ${name} забирает ставки`,
  end: 'Конец',
  problems: { 'bad-stake': 'Такой ставки нет.' },
}

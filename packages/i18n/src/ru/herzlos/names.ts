import type { Suit } from '@halfpint/herzlos'
import type { names as source } from '../../en/herzlos/names.ts'
import type { Translated } from '../../translated.ts'

const suits: { readonly [suit in Suit]: string } = {
  hearts: 'черви',
  flowers: 'цветы',
  cups: 'кубки',
  diamonds: 'бубны',
}

const suitsOf: { readonly [suit in Suit]: string } = {
  hearts: 'червей',
  flowers: 'цветов',
  cups: 'кубков',
  diamonds: 'бубён',
}

const ranks = { J: 'валет', Q: 'дама', K: 'король', A: 'туз' }

/** Names of Herzlos, its suits and its cards, for every screen. */
export const names: Translated<typeof source> = {
  name: 'Herzlos',
  about: 'Не берите черви, остерегайтесь дамы или рискните взять всё. От 3 до 5 игроков.',
  pitch: 'Не берите черви и остерегайтесь дамы. Или возьмите всё.',
  suits,
  ranks,
  cards: {
    label: (suit, rank) => `${ranks[rank as keyof typeof ranks] ?? rank} ${suitsOf[suit]}`,
    letters: { hearts: 'Ч', flowers: 'Ц', cups: 'К', diamonds: 'Б' },
    ranks: { J: 'В', Q: 'Д', K: 'К', A: 'Т' },
  },
}

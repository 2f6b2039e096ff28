import type { Suit } from '@halfpint/herzlos'
import type { names as source } from '../../en/herzlos/names.ts'
import type { Translated } from '../../translated.ts'

const suits: { readonly [suit in Suit]: string } = {
  hearts: 'Herzen',
  flowers: 'Blumen',
  cups: 'Kelche',
  diamonds: 'Diamanten',
}

const ranks = { J: 'Bube', Q: 'Dame', K: 'König', A: 'Ass' }

/** Names of Herzlos, its suits and its cards, for every screen. */
export const names: Translated<typeof source> = {
  name: 'Herzlos',
  about: 'Nimm keine Herzen, hüte dich vor der Dame, oder wage es und nimm alle. 3 bis 5 Spieler.',
  pitch: 'Nimm keine Herzen und hüte dich vor der Dame. Oder nimm alle.',
  suits,
  ranks,
  cards: {
    label: (suit, rank) => `${{ ...suits, hearts: 'Herz' }[suit]}-${ranks[rank as keyof typeof ranks] ?? rank}`,
    letters: { hearts: 'H', flowers: 'B', cups: 'K', diamonds: 'D' },
    ranks: { J: 'B', Q: 'D', K: 'K', A: 'A' },
  },
}

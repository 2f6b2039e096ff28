import type { Suit } from '@halfpint/herzlos'

const suits = {
  hearts: 'hearts',
  flowers: 'flowers',
  cups: 'cups',
  diamonds: 'diamonds',
} satisfies { readonly [suit in Suit]: string }

const ranks = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' }

/** Names of Herzlos, its suits and its cards, for every screen. */
export const names = {
  name: 'Herzlos',
  about: 'Take no hearts, beware of the queen, or dare to take them all. 3 to 5 players.',
  pitch: 'Take no hearts and beware of the queen. Or take them all.',
  suits,
  /** The ranks that are not numbers. */
  ranks,
  cards: {
    label: (suit: Suit, rank: string): string => `${ranks[rank as keyof typeof ranks] ?? rank} of ${suits[suit]}`,
    letters: { hearts: 'H', flowers: 'F', cups: 'C', diamonds: 'D' },
    ranks: { J: 'J', Q: 'Q', K: 'K', A: 'A' },
  },
}

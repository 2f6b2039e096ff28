import type { Colour, SetKind } from '@halfpint/half-pint'

const colours = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  black: 'black',
} satisfies { readonly [colour in Colour]: string }

const things: { readonly [colour in Colour]: string } = {
  red: 'glove',
  yellow: 'mug',
  green: 'bottle',
  blue: 'star',
  black: 'hat',
}

/** Names of Half-Pint Heroes, its sets and its cards, for every screen. */
export const names = {
  name: 'Half-Pint Heroes',
  about: 'Say how many tricks you will win, bet against somebody who will not, and stop the brawl. 2 to 7 players.',
  pitch: 'Say how many tricks you will win. Then win exactly that many.',
  sets: {
    'high-card': 'high card',
    pair: 'pair',
    'two-pair': 'two pair',
    three: 'three of a kind',
    straight: 'straight',
    'full-house': 'full house',
    flush: 'flush',
    four: 'four of a kind',
    'straight-flush': 'straight flush',
    five: 'five of a kind',
    'royal-flush': 'royal flush',
  } satisfies { readonly [kind in SetKind]: string },
  colours,
  /** The marks in the second column of the pad. */
  marks: { X: 'X', B: 'B', '': '' },
  cards: {
    label: (number: number, colour: Colour): string => `${number}, ${colours[colour]} ${things[colour]}`,
    letters: { red: 'R', yellow: 'Y', green: 'G', blue: 'B', black: 'K' },
  },
}

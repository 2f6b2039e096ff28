import type { Colour } from '@halfpint/half-pint'
import type { names as source } from '../../en/half-pint/names.ts'
import type { Translated } from '../../translated.ts'

const colours: { readonly [colour in Colour]: string } = {
  red: 'Rot',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
  black: 'Schwarz',
}

const things: { readonly [colour in Colour]: string } = {
  red: 'roter Handschuh',
  yellow: 'gelber Krug',
  green: 'grüne Flasche',
  blue: 'blauer Stern',
  black: 'schwarzer Hut',
}

/** Names of Half-Pint Heroes, its sets and its cards, for every screen. */
export const names: Translated<typeof source> = {
  name: 'Half-Pint Heroes',
  about:
    'Sag an, wie viele Stiche du machst, wette gegen jemanden, der danebenliegt, und lass keine Keilerei zu. 2 bis 7 Spieler.',
  pitch: 'Sag an, wie viele Stiche du machst. Und mach genau so viele.',
  sets: {
    'high-card': 'Höchste Karte',
    pair: 'Paar',
    'two-pair': 'Zwei Paare',
    three: 'Drilling',
    straight: 'Straße',
    'full-house': 'Full House',
    flush: 'Flush',
    four: 'Vierling',
    'straight-flush': 'Straße in einer Farbe',
    five: 'Fünfling',
    'royal-flush': 'Royal Flush',
  },
  colours,
  marks: { X: 'X', B: 'K', '': '' },
  cards: {
    label: (number, colour) => `${number}, ${things[colour]}`,
    letters: { red: 'R', yellow: 'Ge', green: 'Gr', blue: 'B', black: 'S' },
  },
}

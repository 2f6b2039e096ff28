import type { Words } from '../en.ts'

/** The words of the table. */
export const terms: Words['terms'] = {
  games: { 'half-pint-heroes': 'Half-Pint Heroes', herzlos: 'Herzlos' },
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
  colours: { red: 'Rot', yellow: 'Gelb', green: 'Grün', blue: 'Blau', black: 'Schwarz' },
  suits: { hearts: 'Herzen', flowers: 'Blumen', cups: 'Kelche', diamonds: 'Diamanten' },
  ranks: { J: 'Bube', Q: 'Dame', K: 'König', A: 'As' },
  phases: {
    deal: 'das Geben',
    predict: 'die Ansagen',
    bet: 'die Gegnerwetten',
    pass: 'das Weitergeben',
    play: 'das Ausspielen',
    over: 'nichts mehr, das Spiel ist zu Ende',
  },
  marks: { X: 'X', B: 'K', '': '' },
}

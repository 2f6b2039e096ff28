import type { Colour, SetKind } from '@halfpint/half-pint'
import type { Suit } from '@halfpint/herzlos'

/** The words of the table. */
export const terms = {
  games: { 'half-pint-heroes': 'Half-Pint Heroes', herzlos: 'Herzlos' },
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
  colours: {
    red: 'red',
    yellow: 'yellow',
    green: 'green',
    blue: 'blue',
    black: 'black',
  } satisfies { readonly [colour in Colour]: string },
  suits: {
    hearts: 'hearts',
    flowers: 'flowers',
    cups: 'cups',
    diamonds: 'diamonds',
  } satisfies { readonly [suit in Suit]: string },
  /** The ranks that are not numbers. */
  ranks: { J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
  /** What a round waits for. */
  phases: {
    deal: 'the deal',
    predict: 'the predictions',
    bet: 'the bets',
    pass: 'passing cards',
    play: 'the play',
    over: 'nothing: the game is over',
  },
  /** What the second column of the pad shows. */
  marks: { X: 'X', B: 'B', '': '' },
}

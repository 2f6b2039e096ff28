import { must } from '@halfpint/core'
import { DECK_SIZE, dealRandomly, halfPint, playout, playRandomly, roundPoints } from '@halfpint/half-pint'
import type { Bench } from './bench.ts'

const SEATS = 4

/** H8 to H28: speed of shuffling, dealing, predicting, betting, random play and scoring of a round. */
export const halfPintRounds: Bench = {
  id: 'half-pint-heroes-rounds',
  title: 'Half-Pint Heroes: whole random rounds on the fast path, four players',
  unit: 'rounds',
  aim: { perSecond: 200_000 },
  prepare: () => {
    const round = playout(SEATS, must(halfPint.options.read({})), 7)
    const deck = Uint8Array.from({ length: DECK_SIZE }, (_, code) => code)
    return [
      {
        name: 'deal, predict, bet, play, score',
        run: count => {
          let sum = 0
          for (let done = 0; done < count; done++) {
            dealRandomly(round, deck, done % SEATS)
            playRandomly(round)
            for (let seat = 0; seat < SEATS; seat++) sum += roundPoints(round, seat)
          }
          return sum
        },
      },
    ]
  },
}

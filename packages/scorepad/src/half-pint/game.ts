import { SEATS } from '@halfpint/half-pint'
import type { PadGame } from '../padgame.ts'
import { halfPintOfRows, halfPintRows, withoutEqualOverrides } from './csv.ts'
import { changeHalfPint, type HalfPintEdit } from './edit.ts'
import { halfPintPoints, tallyHalfPint } from './insight.ts'
import { blankHalfPintRound, type HalfPintPad } from './pad.ts'
import { readHalfPint } from './read.ts'
import { reseatHalfPint } from './reseat.ts'
import { type ScoredHalfPint, scoreHalfPint } from './score.ts'
import { scoredHalfPintJson, writeHalfPint } from './write.ts'

/** The pad of Half-Pint Heroes. */
export const halfPintPads: PadGame<HalfPintPad, ScoredHalfPint, HalfPintEdit> = {
  id: 'half-pint-heroes',
  seats: SEATS,
  read: readHalfPint,
  write: writeHalfPint,
  score: scoreHalfPint,
  writeScored: scoredHalfPintJson,
  blankRound: blankHalfPintRound,
  change: changeHalfPint,
  reseat: reseatHalfPint,
  // H6: the start player moves on.
  nextOptions: ({ options, rounds, players }) => ({
    ...options,
    startSeat: (options.startSeat + rounds.length) % players.length,
  }),
  rows: halfPintRows,
  ofRows: halfPintOfRows,
  withoutEqualOverrides: withoutEqualOverrides,
  tally: tallyHalfPint,
  pointsOf: halfPintPoints,
}

import { SEATS } from '@halfpint/herzlos'
import type { PadGame } from '../padgame.ts'
import { herzlosOfRows, herzlosRows } from './csv.ts'
import { changeHerzlos, type HerzlosEdit } from './edit.ts'
import { herzlosPoints, tallyHerzlos } from './insight.ts'
import { blankHerzlosRound, type HerzlosPad } from './pad.ts'
import { readHerzlos } from './read.ts'
import { reseatHerzlos } from './reseat.ts'
import { type ScoredHerzlos, scoreHerzlos } from './score.ts'
import { scoredHerzlosJson, writeHerzlos } from './write.ts'

/** The pad of Herzlos. */
export const herzlosPads: PadGame<HerzlosPad, ScoredHerzlos, HerzlosEdit> = {
  id: 'herzlos',
  seats: SEATS,
  read: readHerzlos,
  write: writeHerzlos,
  score: scoreHerzlos,
  writeScored: scoredHerzlosJson,
  blankRound: blankHerzlosRound,
  change: changeHerzlos,
  reseat: reseatHerzlos,
  nextOptions: ({ options }) => ({ ...options }),
  rows: herzlosRows,
  ofRows: herzlosOfRows,
  tally: tallyHerzlos,
  pointsOf: herzlosPoints,
}

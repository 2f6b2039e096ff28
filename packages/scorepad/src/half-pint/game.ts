import { SEATS } from '@halfpint/half-pint'
import type { PadGame } from '../padgame.ts'
import { heroesOfRows, heroesRows, withoutEchoes } from './csv.ts'
import { changeHeroes, type HeroesEdit } from './edit.ts'
import { heroesPoints, tallyHeroes } from './insight.ts'
import { blankHeroesRound, type HeroesPad } from './pad.ts'
import { readHeroes } from './read.ts'
import { reseatHeroes } from './reseat.ts'
import { type ScoredHeroes, scoreHeroes } from './score.ts'
import { scoredHeroesJson, writeHeroes } from './write.ts'

/** The pad of Half-Pint Heroes. */
export const heroesPads: PadGame<HeroesPad, ScoredHeroes, HeroesEdit> = {
  id: 'half-pint-heroes',
  seats: SEATS,
  read: readHeroes,
  write: writeHeroes,
  score: scoreHeroes,
  writeScored: scoredHeroesJson,
  blankRound: blankHeroesRound,
  change: changeHeroes,
  reseat: reseatHeroes,
  // H6: the start player moves on.
  nextOptions: ({ options, rounds, players }) => ({
    ...options,
    startSeat: (options.startSeat + rounds.length) % players.length,
  }),
  rows: heroesRows,
  ofRows: heroesOfRows,
  settled: withoutEchoes,
  tally: tallyHeroes,
  pointsOf: heroesPoints,
}

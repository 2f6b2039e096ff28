import { type ScoredHeroes, scoreHeroes } from './heroes.ts'
import { type ScoredHerzlos, scoreHerzlos } from './herzlos.ts'
import type { Pad } from './pad.ts'

/** What a pad comes to. */
export type Scored =
  | ({ readonly pad: 'half-pint-heroes' } & ScoredHeroes)
  | ({ readonly pad: 'herzlos' } & ScoredHerzlos)

/** Scores a pad from its first row to its last, by the rules of its game. */
export const scorePad = (pad: Pad): Scored =>
  pad.pad === 'herzlos' ? { pad: pad.pad, ...scoreHerzlos(pad) } : { pad: pad.pad, ...scoreHeroes(pad) }

/** How many rows are scored. */
export const roundsDone = (scored: Scored): number => scored.rounds.filter(({ done }) => done !== null).length

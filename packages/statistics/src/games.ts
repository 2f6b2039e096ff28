import { halfPintRounds } from './half-pint/rounds.ts'
import { herzlosRounds } from './herzlos/rounds.ts'
import type { RoundsOf } from './roundsof.ts'

/** The per-round statistics of each game. */
export const ROUNDS_OF: { readonly [game: string]: RoundsOf } = {
  'half-pint-heroes': halfPintRounds,
  herzlos: herzlosRounds,
}

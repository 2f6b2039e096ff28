import type { Bench } from './bench.ts'
import { wholeGames } from './games.ts'
import { herzlosPlayouts } from './playouts.ts'
import { records } from './records.ts'
import { halfPintRounds } from './rounds.ts'
import { sets } from './sets.ts'

/** Everything that `npm run bench -w lab` measures, in the order in which it is printed. */
export const benches: readonly Bench[] = [sets, herzlosPlayouts, halfPintRounds, ...wholeGames, ...records]

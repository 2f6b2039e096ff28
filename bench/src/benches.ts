import type { Bench } from './bench.ts'
import { halfPintGames } from './games.ts'
import { halfPintRecords } from './records.ts'
import { sets } from './sets.ts'

/** Everything that `npm run bench` measures, in the order in which it is printed. */
export const benches: readonly Bench[] = [sets, halfPintGames, halfPintRecords]

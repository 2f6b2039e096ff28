import type { Bench } from './bench.ts'
import { sets } from './sets.ts'

/** Everything that `npm run bench` measures, in the order in which it is printed. */
export const benches: readonly Bench[] = [sets]

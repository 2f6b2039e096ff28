// `npm run bench:day -w lab [-- TABLES [HOURS]]`: a day of mixed play at once, and what the server keeps of it, hour by hour.
import { build } from './builds.ts'
import { openContender } from './contender.ts'
import { openOthers } from './others.ts'
import { USUAL } from './plan.ts'

/** What one table plays in an hour: a card every two seconds. */
const HOURLY = 1_800
/** Hours are played in stretches of so many seconds. */
const STRETCH = 10
/** The first hours fill what is kept for good. */
const BEGUN = 4
/** What memory may grow by from the first half of the other hours to the second: the noise of a reading. */
const NOISE = 1.1

/** For so many tables of people one with bots and one pad. */
const OTHERS = 4

const [tables = 20, hours = 24] = process.argv.slice(2).map(Number)
if (![tables, hours].every(number => Number.isInteger(number) && number > 0)) {
  console.error('npm run bench:day -w lab [-- TABLES [HOURS]], both whole numbers from 1 on; 20 and 24 if not said')
  process.exit(2)
}
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const builds = build()
const server = await openContender('sqlite', { ...USUAL, tables }, builds)
await server.spread()
const others = await openOthers(server.port, Math.ceil(tables / OTHERS))
const living: number[] = []
const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1)
for (let hour = 1; hour <= hours; hour++) {
  for (let played = 0; played < HOURLY * tables; ) {
    const { reached } = await server.run(null, STRETCH)
    played += reached * STRETCH
  }
  await others.hour()
  await server.blink()
  const memory = await server.memory()
  living.push(memory.living)
  const all = tables * 4
  console.log(
    `hour ${hour}: ${mebibytes(memory.living * all)} MiB living, ${mebibytes(memory.resident * all)} resident`,
  )
}
const { actions, accepted, kept, faults, agree } = await server.finish()
// Old matches leave the log for their records, so what is left of it is less than what was granted.
const half = Math.ceil((hours - BEGUN) / 2)
const grown = half > 0 ? median(living.slice(-half)) / median(living.slice(BEGUN, BEGUN + half)) : 1
console.log(JSON.stringify({ tables, hours, actions, accepted, left: kept, agree, faults, grown }))
builds.remove()
process.exit(faults.length === 0 && agree && grown < NOISE ? 0 : 1)

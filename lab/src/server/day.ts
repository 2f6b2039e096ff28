// `npm run bench:day -w lab [-- TABLES [HOURS]]`: plays the load of a day in short time, and reports the data stored by
// the server, hour by hour.
import { build } from './builds.ts'
import { openMeasuredServer } from './contender.ts'
import { openOthers } from './others.ts'
import { DEFAULT_PLAN } from './plan.ts'

/** Actions of one table per hour: a card every two seconds. */
const HOURLY = 1_800
/** Each hour is played in intervals of this many seconds. */
const STRETCH = 10
/** The first hours, in which permanent data grows. */
const BEGUN = 4
/** Allowed growth of memory from the first half of the other hours to the second: measurement noise. */
const NOISE = 1.1

/** Number of tables of people for each table with bots and each pad. */
const OTHERS = 4

const [tables = 20, hours = 24] = process.argv.slice(2).map(Number)
if (![tables, hours].every(number => Number.isInteger(number) && number > 0)) {
  console.error('npm run bench:day -w lab [-- TABLES [HOURS]], both integers of at least 1; default 20 and 24')
  process.exit(2)
}
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const builds = build()
const server = await openMeasuredServer('sqlite', { ...DEFAULT_PLAN, tables }, builds)
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
// Old matches are moved from the log to their records, so the log has fewer entries than were accepted.
const half = Math.ceil((hours - BEGUN) / 2)
const grown = half > 0 ? median(living.slice(-half)) / median(living.slice(BEGUN, BEGUN + half)) : 1
console.log(JSON.stringify({ tables, hours, actions, accepted, left: kept, agree, faults, grown }))
builds.remove()
process.exit(faults.length === 0 && agree && grown < NOISE ? 0 : 1)

// `npm run soak:kill -w lab [-- KILLS [sqlite|postgres [SERVER]]]`: kills servers during games, then compares the log
// with what players received. SIGTERM ends the killing early, and the result is still checked.
import { killOnPostgres, killOnSqlite } from './killruns.ts'
import { SERVER } from './process.ts'

const [kills = '100', only, server = SERVER] = process.argv.slice(2)
let faults = 0
let isEnough = false
process.on('SIGTERM', () => {
  isEnough = true
})
for (const [name, run] of Object.entries({ sqlite: killOnSqlite, postgres: killOnPostgres })) {
  if (only !== undefined && only !== name) continue
  const seed = `${name} ${new Date().toISOString()}`
  console.log(`${seed}: ${kills} kills`)
  const measure = {
    kills: Number(kills),
    tables: 6,
    seed,
    isEnough: () => isEnough,
    tell: (line: string) => console.log(`  ${line}`),
  }
  const toll = await run(server, measure)
  faults += toll.faults.length
  console.log(`  ${JSON.stringify(toll, null, 1).replace(/\n */g, ' ')}`)
}
process.exit(faults === 0 ? 0 : 1)

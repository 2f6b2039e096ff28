// `npm run soak:tap -w lab [-- GAMES [FIRST]]`: games whose messages are checked for leaks, a hundred thousand by
// default.
import { bundled } from './simulation/mutate.ts'

const [games = '100000', first = '1000000'] = process.argv.slice(2)
const { openTappedServer } = await bundled<typeof import('./tapped.ts')>('tapped.ts')
const server = await openTappedServer()
let [matches, lines, leaks] = [0, 0, 0]
for (let number = Number(first), printed = 0; matches < Number(games) && leaks === 0; number++) {
  const table = await server.playTable(number)
  matches += table.matches
  lines += table.lines
  leaks += table.leaks.length
  for (const leak of table.leaks) console.log(`game ${number}: ${leak}`)
  if (matches < printed + 1_000) continue
  printed = matches
  console.log(`${matches} games, ${lines} lines, ${leaks} leaks`)
}
await server.close()
console.log(JSON.stringify({ games: matches, lines, leaks, first }))
process.exit(leaks === 0 ? 0 : 1)

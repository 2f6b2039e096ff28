// `npm run soak:tap -w lab [-- GAMES [FIRST]]`: games whose messages are checked for leaks, a hundred thousand by
// default.
import { bundled } from './simulation/mutate.ts'

const [games = '100000', first = '1000000'] = process.argv.slice(2)
const { openTappedHouse } = await bundled<typeof import('./tapped.ts')>('tapped.ts')
const house = await openTappedHouse()
let [matches, lines, leaks] = [0, 0, 0]
for (let number = Number(first), told = 0; matches < Number(games) && leaks === 0; number++) {
  const evening = await house.evening(number)
  matches += evening.matches
  lines += evening.lines
  leaks += evening.leaks.length
  for (const leak of evening.leaks) console.log(`game ${number}: ${leak}`)
  if (matches < told + 1_000) continue
  told = matches
  console.log(`${matches} games, ${lines} lines, ${leaks} leaks`)
}
await house.close()
console.log(JSON.stringify({ games: matches, lines, leaks, first }))
process.exit(leaks === 0 ? 0 : 1)

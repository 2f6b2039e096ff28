import { runHonest } from '../../../packages/table/test/honest.ts'

// Honest deals with faults: `npm run proof:deals -w lab -- 10000`. None may cause a warning.
const wanted = Number(process.argv[2] ?? 1000)
const AT_ONCE = 250
const kinds: Record<string, number> = {}
const faults: Record<string, number> = {}
const add = (counts: Record<string, number>, name: string, more: number): void => {
  counts[name] = (counts[name] ?? 0) + more
}
let deals = 0
const games = ['half-pint-heroes', 'herzlos']
const start = process.argv[3] ?? new Date().toISOString()
for (let run = 0; deals < wanted; run++) {
  const found = await runHonest(games[run % 2] as string, `${start} ${run}`, Math.min(AT_ONCE, wanted - deals))
  deals += found.deals
  for (const verdict of found.verdicts) {
    add(kinds, verdict.kind === 'proven' ? 'proven' : `${verdict.kind}: ${verdict.why}`, 1)
  }
  for (const [name, count] of Object.entries(found.faults)) add(faults, name, count)
  process.stderr.write(`${deals} deals\n`)
}
console.log(JSON.stringify({ seed: start, deals, kinds, faults }, null, 2))
process.exitCode = Object.keys(kinds).some(kind => kind.startsWith('broken')) ? 1 : 0

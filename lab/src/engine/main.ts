import { benches } from './benches.ts'
import { machine, machineText } from './machine.ts'
import { table } from './print.ts'
import { report, run } from './run.ts'

const usage = `npm run bench -w lab [-- [name …] [--json] [--quick]]

names: ${benches.map(bench => bench.id).join(' ')}
--json   the findings for a program
--quick  short samples: a first impression, nothing to quote`

const args = process.argv.slice(2)
const flags = args.filter(word => word.startsWith('-'))
const names = args.filter(word => !word.startsWith('-'))
const unknown = [
  ...flags.filter(flag => !['--json', '--quick', '--help'].includes(flag)),
  ...names.filter(name => !benches.some(bench => bench.id === name)),
]

const main = (): number => {
  if (unknown.length > 0) {
    console.error(`unknown: ${unknown.join(' ')}\n\n${usage}`)
    return 2
  }
  if (flags.includes('--help')) {
    console.log(usage)
    return 0
  }
  const effort = flags.includes('--quick') ? { milliseconds: 20, samples: 3 } : { milliseconds: 250, samples: 9 }
  const chosen = benches.filter(bench => names.length === 0 || names.includes(bench.id))
  const findings = chosen.map(bench => {
    process.stderr.write(`${bench.title} …\n`)
    return run(bench, effort)
  })
  const here = machine()
  if (flags.includes('--json')) {
    console.log(JSON.stringify({ machine: here, effort, benches: findings.map(report) }, null, 2))
  } else {
    console.log(`\n${machineText(here)}`)
    console.log(
      `one thread, processor time; medians of ${effort.samples} samples of ${effort.milliseconds} ms, in turns\n`,
    )
    console.log(table(findings))
  }
  return 0
}

process.exitCode = main()

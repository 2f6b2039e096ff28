// Simulates servers, stores, networks and people in one process, for thousands of hours:
//   npm run simulate -w lab -- --hours 1000 [--seed WORD]    many scenarios
//   npm run simulate -w lab -- --only "WORD 7" [--shrink 200] one scenario again, shrunk
//   npm run simulate -w lab -- --faults jump,kill            only these faults
//   npm run simulate -w lab -- --mutants [--tries 40]         bugs put into the server on purpose
// SIGTERM ends it after the current scenario and prints the totals.
import { parseArgs } from 'node:util'
import { MUTANTS } from './mutants.ts'
import { bundledRun } from './mutate.ts'
import type { Outcome } from './run.ts'
import { type FaultKind, type Scenario, scenarioOf, withFaults } from './scenario.ts'
import { type Run, shrink } from './shrink.ts'

const HOUR = 3_600_000
const { values } = parseArgs({
  options: {
    hours: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    shrink: { type: 'string' },
    mutants: { type: 'boolean' },
    mutant: { type: 'string' },
    tries: { type: 'string' },
    faults: { type: 'string' },
  },
})
const word = values.seed ?? '1'
let isEnough = false
process.on('SIGTERM', () => {
  isEnough = true
})

const chosen = (seed: string, defaults?: readonly FaultKind[]): Scenario => {
  const kinds = (values.faults?.split(',') as FaultKind[] | undefined) ?? defaults
  return kinds === undefined ? scenarioOf(seed) : withFaults(scenarioOf(seed), kinds)
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const lineOf = ({ store, processes, tables, faults }: Scenario, { seed, time, steps, counts }: Outcome): string =>
  [
    `${seed}: ${(time / 60_000).toFixed(0)} min`,
    `${processes} on a ${store}`,
    `${tables.length} tables`,
    `${faults.length} faults`,
    `${steps} steps`,
    `${counts.events} events`,
    `${counts.matches} matches`,
    `${counts.accepted} accepted`,
    `${cpuSeconds().toFixed(0)} s of processor`,
  ].join(', ')

/** Prints the violation, its step, and the smallest scenario that breaks the same invariant. */
const report = async (scenario: Scenario, { violation }: Outcome, run: Run): Promise<void> => {
  if (violation === null) return
  console.log(`  BROKEN at step ${violation.step}, ${Math.round(violation.at)} ms: ${violation.what.slice(0, 2000)}`)
  if (values.shrink === undefined) return
  const least = await shrink(scenario, violation.law, Number(values.shrink), run)
  const again = await run(least)
  console.log(`  smallest: ${JSON.stringify(least)}`)
  console.log(`  violated at step ${again.violation?.step}: ${again.violation?.what.slice(0, 2000)}`)
}

const runHours = async (wanted: number): Promise<number> => {
  const run = await bundledRun()
  const sums = new Map<string, number>()
  const add = (name: string, more: number): void => void sums.set(name, (sums.get(name) ?? 0) + more)
  let time = 0
  let broken = 0
  for (let number = 0; time < wanted && broken < 10 && !isEnough; number++) {
    const scenario = chosen(values.only ?? `${word} ${number}`)
    const outcome = await run(scenario)
    time += outcome.time
    add('scenarios', 1)
    add('steps', outcome.steps)
    add(`hours: ${scenario.processes} on a ${scenario.store}`, outcome.time / HOUR)
    for (const [name, count] of outcome.faults) add(`fault: ${name}`, count)
    for (const [name, count] of outcome.checks) add(`check: ${name}`, count)
    for (const [name, count] of Object.entries(outcome.counts)) add(name, count)
    console.log(`${(time / HOUR).toFixed(1)} h. ${lineOf(scenario, outcome)}`)
    if (outcome.violation !== null) broken++
    await report(scenario, outcome, run)
    if (values.only !== undefined) break
  }
  console.log(
    JSON.stringify(
      { seed: word, hours: time / HOUR, broken, processor: cpuSeconds(), ...Object.fromEntries([...sums].sort()) },
      null,
      1,
    ),
  )
  return broken
}

/** Tries scenarios until each mutant is found. Returns the number of those that are not. */
const runMutants = async (tries: number): Promise<number> => {
  let survivors = 0
  for (const mutant of MUTANTS) {
    if (!new RegExp(values.mutant ?? '').test(mutant.name)) continue
    const run = await bundledRun(mutant)
    let found: Outcome | undefined
    for (let number = 0; number < tries && found === undefined; number++) {
      const scenario = chosen(values.only ?? `${word} ${number}`, mutant.faults)
      const outcome = await run(scenario)
      if (outcome.violation === null) continue
      found = outcome
      await report(scenario, outcome, run)
    }
    if (found === undefined) survivors++
    const how =
      found === undefined ? 'NOT FOUND' : `${found.seed}, step ${found.violation?.step}: ${found.violation?.law}`
    console.log(`| ${mutant.name} | ${how} |`)
  }
  return survivors
}

const failed =
  values.mutants === true
    ? await runMutants(Number(values.tries ?? 40))
    : await runHours(Number(values.hours ?? 10) * HOUR)
process.exit(failed === 0 ? 0 : 1)

import { type Outcome, runScenario } from './run.ts'
import type { Scenario } from './scenario.ts'

/** Runs a scenario. Passed in, so that a mutated server can be tried too. */
export type Run = (scenario: Scenario) => Promise<Outcome>

/** Simpler variants of a scenario, the boldest first. */
const simpler = function* (scenario: Scenario): Iterable<Scenario> {
  const { faults, tables, processes, trouble } = scenario
  for (const [at] of tables.entries()) if (tables.length > 1) yield { ...scenario, tables: tables.toSpliced(at, 1) }
  for (let part = faults.length; part >= 1; part = Math.floor(part / 2)) {
    for (let from = 0; from < faults.length; from += part) yield { ...scenario, faults: faults.toSpliced(from, part) }
  }
  if (processes > 2) yield { ...scenario, processes: 2 }
  const last = (faults.at(-1)?.at ?? 0) + 1_000
  if (last < trouble) yield { ...scenario, trouble: last }
  for (const [at, plan] of tables.entries()) {
    if (plan.spectators > 0) yield { ...scenario, tables: tables.with(at, { ...plan, spectators: 0 }) }
    if (plan.people > 1) yield { ...scenario, tables: tables.with(at, { ...plan, people: plan.people - 1 }) }
    const least = plan.game === 'herzlos' ? 3 : 2
    if (plan.seats > Math.max(least, plan.people)) {
      yield { ...scenario, tables: tables.with(at, { ...plan, seats: plan.seats - 1 }) }
    }
  }
}

/** Finds the simplest scenario that breaks the same invariant, with at most this many runs. */
export const shrink = async (
  scenario: Scenario,
  law: string,
  most: number,
  run: Run = runScenario,
): Promise<Scenario> => {
  let least = scenario
  let runs = 0
  for (let isSimpler = true; isSimpler; ) {
    isSimpler = false
    for (const candidate of simpler(least)) {
      if (++runs > most) return least
      const { violation } = await run(candidate)
      if (violation?.law !== law) continue
      least = candidate
      isSimpler = true
      break
    }
  }
  return least
}

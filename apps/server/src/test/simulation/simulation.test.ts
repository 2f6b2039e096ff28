import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { CASES } from './cases.ts'
import { MUTANTS } from './mutants.ts'
import { bundledRun } from './mutate.ts'
import { runScenario } from './run.ts'
import { scenarioOf } from './scenario.ts'

vi.setConfig({ testTimeout: 240_000 })

// `npm run simulate -w lab -- --hours 1000` runs many, `-- --mutants` all mutants.

test.each(['file', 'database'])('a few minutes of faults on a %s break no invariant', async store => {
  for (let number = 0; ; number++) {
    const whole = scenarioOf(`slice ${number}`)
    if (whole.store !== store) continue
    // All faults happen within a minute.
    const trouble = 60_000
    const faults = whole.faults.map(fault => ({ ...fault, at: (fault.at * trouble) / whole.trouble }))
    const outcome = await runScenario({ ...whole, trouble, faults })
    expect(outcome.violation).toBeNull()
    expect(outcome.counts.events).toBeGreaterThan(100)
    expect(outcome.checks.get('nothing leaks')).toBeGreaterThan(100)
    return
  }
})

test.each(CASES)('a bug that the simulation once found stays fixed: $what', async ({ scenario }) => {
  expect((await runScenario(scenario)).violation).toBeNull()
})

test('the text of every mutant occurs once in its file', () => {
  for (const { name, file, find, also } of MUTANTS) {
    const text = readFileSync(join(import.meta.dirname, '../../../../..', file), 'utf8')
    for (const piece of [find, ...(also === undefined ? [] : [also.find])]) {
      expect(text.split(piece).length - 1, `${name}: ${piece}`).toBe(1)
    }
  }
})

test('the same seed fails at the same step with the same message', async () => {
  const run = await bundledRun(
    MUTANTS.find(({ name }) => name === 'follows a clock that is set back') as (typeof MUTANTS)[number],
  )
  const faults = [{ kind: 'jump', at: 20_000, who: 0, lasts: 1_000 }] as const
  const scenario = { ...scenarioOf('again'), store: 'file' as const, processes: 1, faults, trouble: 60_000 }
  const [one, two] = [await run(scenario), await run(scenario)]
  expect(one.violation).not.toBeNull()
  expect(two).toEqual(one)
})

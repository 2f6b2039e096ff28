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

test.each(['file', 'database'])('a few minutes of trouble on a %s break nothing', async store => {
  for (let number = 0; ; number++) {
    const whole = scenarioOf(`slice ${number}`)
    if (whole.store !== store) continue
    // All that goes wrong, within a minute.
    const trouble = 60_000
    const faults = whole.faults.map(fault => ({ ...fault, at: (fault.at * trouble) / whole.trouble }))
    const outcome = await runScenario({ ...whole, trouble, faults })
    expect(outcome.violation).toBeNull()
    expect(outcome.counts.events).toBeGreaterThan(100)
    expect(outcome.checks.get('nothing leaks')).toBeGreaterThan(100)
    return
  }
})

test.each(CASES)('what once broke is whole: $what', async ({ scenario }) => {
  expect((await runScenario(scenario)).violation).toBeNull()
})

test('every fault that is put in on purpose finds its place, once', () => {
  for (const { name, file, find, also } of MUTANTS) {
    const text = readFileSync(join(import.meta.dirname, '../../../../..', file), 'utf8')
    for (const piece of [find, ...(also === undefined ? [] : [also.find])]) {
      expect(text.split(piece).length - 1, `${name}: ${piece}`).toBe(1)
    }
  }
})

test('the same seed breaks at the same step, in the same words', async () => {
  const run = await bundledRun(
    MUTANTS.find(({ name }) => name === 'follows a clock that is set back') as (typeof MUTANTS)[number],
  )
  const faults = [{ kind: 'jump', at: 20_000, who: 0, lasts: 1_000 }] as const
  const scenario = { ...scenarioOf('again'), store: 'file' as const, processes: 1, faults, trouble: 60_000 }
  const [one, two] = [await run(scenario), await run(scenario)]
  expect(one.violation).not.toBeNull()
  expect(two).toEqual(one)
})

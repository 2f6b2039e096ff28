import { expect, test } from 'vitest'
import { type PaceStep, quantile, sustained } from './finding.ts'
import { DEFAULT_PLAN, planOf } from './plan.ts'
import { page } from './print.ts'
import { runPlan } from './run.ts'

test('a small run: every action reaches every player, and all acknowledged commands are in the log', async () => {
  const plan = { ...DEFAULT_PLAN, tables: 3, warm: 0.1, seconds: 0.5, paces: [8] }
  const told: string[] = []
  const report = await runPlan(plan, line => told.push(line))
  expect(report.players).toBe(12)
  for (const { id, steps, ending } of report.findings) {
    expect(ending.faults).toEqual([])
    expect(ending).toMatchObject({ agree: true, accepted: ending.commands - ending.refused })
    expect(ending.kept).toBe(id === 'boardgame.io' || id === 'floor-sqlite' ? null : ending.accepted)
    expect(ending.actions).toBeGreaterThan(0)
    expect(steps.map(({ wanted }) => wanted)).toEqual([24, null])
    for (const step of steps) expect(step.p99).toBeGreaterThanOrEqual(step.p50)
    expect(page(report)).toContain(id)
    expect(told.join()).toContain(id)
  }
  expect(report.findings.map(({ id }) => id)).toContain('sqlite')
})

test('a plan is parsed from arguments, and errors are reported', () => {
  expect(planOf([])).toEqual(DEFAULT_PLAN)
  expect(planOf(['--help'])).toBeNull()
  expect(planOf(['--tables', '50', '--warm', '0', '--paces', '1,2.5', '--only', 'sqlite'])).toMatchObject({
    tables: 50,
    warm: 0,
    paces: [1, 2.5],
    contenders: ['sqlite'],
  })
  expect(() => planOf(['--tables', '0'])).toThrow('not a number')
  expect(() => planOf(['--only', 'oracle'])).toThrow('unknown server: oracle')
})

test('sustained() returns the fastest pace within the time limit', () => {
  const step = (wanted: number | null, reached: number, p99: number) => ({ wanted, reached, p99 }) as PaceStep
  const [slow, fast, late] = [step(100, 99, 10), step(500, 490, 99), step(900, 880, 101)]
  expect(sustained([slow, fast, late, step(2000, 1000, 90), step(null, 5000, 90)])).toBe(fast)
  expect(sustained([late])).toBeUndefined()
})

test('a quantile is a value of the list', () => {
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(3)
  expect(quantile([1, 2, 3, 4], 1)).toBe(4)
  expect(quantile([], 0.99)).toBe(0)
})

import { loadavg } from 'node:os'
import { postgresSkipped } from '@halfpint/store/testing'
import { type MachineInfo, machine } from '../engine/machine.ts'
import { build } from './builds.ts'
import { type Ending, type MeasuredServer, openMeasuredServer } from './contender.ts'
import { keepsUp, type Memory, type PaceStep } from './finding.ts'
import type { ContenderId, Plan } from './plan.ts'
import { SEATS } from './seated.ts'

/** Results of one server. */
export interface ServerResult {
  readonly id: ContenderId
  readonly steps: readonly PaceStep[]
  /** Memory per player when all are connected, and after all play. */
  readonly connected: Memory
  readonly played: Memory
  readonly ending: Ending
}

/** Results of a run. */
export interface BenchReport {
  readonly machine: MachineInfo
  /** The load average of the machine over a minute, at the start and at the end. */
  readonly load: readonly [number, number]
  readonly plan: Plan
  readonly players: number
  readonly findings: readonly ServerResult[]
}

/** A server that reaches less than this share of a pace is not measured at faster ones. */
const MIN_REACHED = 0.8

/** Receives progress messages of a run. */
export type ReportProgress = (line: string) => void

interface Under {
  readonly contender: MeasuredServer
  readonly connected: Memory
  readonly steps: PaceStep[]
}

const isBeaten = ({ steps }: Under): boolean => {
  const last = steps.at(-1)
  return last?.wanted != null && last.reached < MIN_REACHED * last.wanted
}

const described = (id: ContenderId, step: PaceStep): string =>
  `  ${id.padEnd(12)} ${Math.round(step.reached)} actions/s, p99 ${step.p99.toFixed(0)} ms, ${step.cpu.toFixed(0)} µs each` +
  `${step.wanted === null || keepsUp(step) ? '' : '  (does not keep up)'}`

/**
 * Measures all servers of a plan in turns at each pace, so that a slow phase of the machine affects all of them. A
 * server that cannot keep up is not measured at faster paces.
 */
export const runPlan = async (plan: Plan, tell: ReportProgress): Promise<BenchReport> => {
  const before = loadavg()[0] ?? 0
  tell('building …')
  const builds = build()
  try {
    const all: Under[] = []
    for (const id of plan.contenders) {
      if (id === 'postgres' && postgresSkipped) {
        tell('postgres is left out, as HALFPINT_TEST_POSTGRES says')
        continue
      }
      const began = performance.now()
      const contender = await openMeasuredServer(id, plan, builds)
      all.push({ contender, connected: await contender.memory(), steps: [] })
      tell(`${id}: ${plan.tables * SEATS} players seated in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    }
    // Real tables do not start at the same time. If all rounds ended at the same moment, that would dominate the
    // slowest actions.
    for (const { contender } of all) await contender.spread()
    // A running server has compiled its code; the first seconds of a new one cost twice as much.
    if (plan.warm > 0) for (const { contender } of all) await contender.run(null, plan.warm)
    for (const pace of [...plan.paces, null]) {
      const able = all.filter(each => pace === null || !isBeaten(each))
      if (able.length === 0) continue
      tell(
        pace === null ? 'as fast as they can' : `${pace} actions a second at each table, ${pace * plan.tables} in all`,
      )
      for (const { contender, steps } of able) {
        const step = await contender.run(pace, plan.seconds)
        steps.push(step)
        tell(described(contender.id, step))
      }
    }
    const findings: ServerResult[] = []
    for (const { contender, connected, steps } of all) {
      const played = await contender.memory()
      findings.push({ id: contender.id, steps, connected, played, ending: await contender.finish() })
    }
    return { machine: machine(), load: [before, loadavg()[0] ?? 0], plan, players: plan.tables * SEATS, findings }
  } finally {
    builds.remove()
  }
}

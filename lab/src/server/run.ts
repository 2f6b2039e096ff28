import { loadavg } from 'node:os'
import { postgresSkipped } from '@halfpint/store/testing'
import { type Machine, machine } from '../engine/machine.ts'
import { build } from './builds.ts'
import { type Contender, type Ending, openContender } from './contender.ts'
import { keepsUp, type Memory, type Step } from './finding.ts'
import type { ContenderId, Plan } from './plan.ts'
import { SEATS } from './seated.ts'

/** What was found about one server. */
export interface Finding {
  readonly id: ContenderId
  readonly steps: readonly Step[]
  /** For each player, when all are connected and when all was played. */
  readonly connected: Memory
  readonly played: Memory
  readonly ending: Ending
}

/** What a whole run found. */
export interface Report {
  readonly machine: Machine
  /** The load of the machine at the beginning and at the end, as the system reckons it over a minute. */
  readonly load: readonly [number, number]
  readonly plan: Plan
  readonly players: number
  readonly findings: readonly Finding[]
}

/** Beyond this a server is not asked for more: it keeps up with less than this share of what is wanted. */
const GIVEN_UP = 0.8

/** Hears how a run gets on. */
export type Tell = (line: string) => void

interface Under {
  readonly contender: Contender
  readonly connected: Memory
  readonly steps: Step[]
}

const isBeaten = ({ steps }: Under): boolean => {
  const last = steps.at(-1)
  return last?.wanted != null && last.reached < GIVEN_UP * last.wanted
}

const described = (id: ContenderId, step: Step): string =>
  `  ${id.padEnd(12)} ${Math.round(step.reached)} actions/s, p99 ${step.p99.toFixed(0)} ms, ${step.cpu.toFixed(0)} µs each` +
  `${step.wanted === null || keepsUp(step) ? '' : '  (does not keep up)'}`

/**
 * Measures all servers of a plan, in turns at each pace, so that a slow spell of the machine meets them alike. Whoever
 * does not keep up is spared the faster paces.
 */
export const runPlan = async (plan: Plan, tell: Tell): Promise<Report> => {
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
      const contender = await openContender(id, plan, builds)
      all.push({ contender, connected: await contender.memory(), steps: [] })
      tell(`${id}: ${plan.tables * SEATS} players seated in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    }
    // In life no two tables begin together: rounds that all end in the same moment would be what the slowest wait for.
    for (const { contender } of all) await contender.spread()
    // A server that has been up for a while has compiled what it needs; the first seconds of one cost twice as much.
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
    const findings: Finding[] = []
    for (const { contender, connected, steps } of all) {
      const played = await contender.memory()
      findings.push({ id: contender.id, steps, connected, played, ending: await contender.finish() })
    }
    return { machine: machine(), load: [before, loadavg()[0] ?? 0], plan, players: plan.tables * SEATS, findings }
  } finally {
    builds.remove()
  }
}

import { below, pick, type Random, seeded } from '@halfpint/core'

/** Everything that can fail, and whom it concerns. */
const FAULTS = {
  kill: 'process',
  power: 'process',
  stop: 'process',
  freeze: 'process',
  jump: 'process',
  drift: 'process',
  'database-down': 'database',
  'database-crash': 'database',
  'database-slow': 'database',
  'store-cut': 'database',
  'store-swallowed': 'database',
  'notices-lost': 'database',
  'database-tight': 'database',
  'disk-full': 'file',
  'disk-failing': 'file',
  'disk-slow': 'file',
  'disk-tight': 'file',
  offline: 'person',
  jitter: 'person',
  stall: 'person',
  'line-cut': 'person',
  'line-half-open': 'person',
  'line-lost-at-server': 'person',
  'line-lost-at-client': 'person',
  reload: 'person',
  'second-tab': 'person',
  'private-window': 'person',
  'closed-tab': 'person',
  away: 'person',
  leave: 'person',
  emptied: 'person',
} as const

export type FaultKind = keyof typeof FAULTS

/** Whether a fault concerns servers or stores, and not only people and their connections. */
export const isOfServers = (kind: FaultKind): boolean => FAULTS[kind] !== 'person'

/** A fault at a point in time. */
export interface Fault {
  readonly kind: FaultKind
  /** Milliseconds from the beginning. */
  readonly at: number
  /** The index of the process or person, modulo their number. */
  readonly who: number
  /** Duration in milliseconds. */
  readonly lasts: number
}

/** A table of a scenario. */
export interface TablePlan {
  readonly game: string
  readonly seats: number
  readonly people: number
  /** Number of spectators. */
  readonly spectators: number
  /** Milliseconds to wait for an absent player. */
  readonly grace: number
  /** Number of rounds of a match; one by default. */
  readonly rounds?: number
}

/** Everything that determines a run. */
export interface Scenario {
  readonly seed: string
  readonly store: 'file' | 'database'
  readonly processes: number
  readonly tables: readonly TablePlan[]
  /** Maximum milliseconds of thinking. */
  readonly pace: number
  /** Whether people want to be called while no page of theirs is visible. */
  readonly calls: boolean
  /** Milliseconds in which faults happen. */
  readonly trouble: number
  readonly faults: readonly Fault[]
}

const MINUTE = 60_000

const tableOf = (random: Random): TablePlan => {
  const game = pick(random, ['half-pint-heroes', 'herzlos'])
  const seats = game === 'herzlos' ? 3 + below(random, 2) : 2 + below(random, 4)
  const people = 1 + below(random, Math.min(seats, 4))
  const [spectator, grace] = [below(random, 2), pick(random, [3_000, 15_000, 60_000])]
  return { game, seats, people, spectators: spectator, grace, rounds: game === 'herzlos' ? 1 : 2 }
}

const faultsOf = (random: Random, kinds: readonly FaultKind[], trouble: number): Fault[] => {
  const faults: Fault[] = []
  if (kinds.length === 0) return faults
  const gap = pick(random, [4_000, 12_000, 40_000])
  for (let at = 15_000 + below(random, gap); at < trouble; at += below(random, 2 * gap)) {
    const lasts = pick(random, [200, 2_000, 8_000, 30_000]) * (0.25 + below(random, 100) / 50)
    faults.push({ kind: pick(random, kinds), at, who: below(random, 60), lasts: Math.round(lasts) })
  }
  return faults
}

/** Makes a scenario from a seed: a few tables, some servers, and a choice of faults. */
export const scenarioOf = (seed: string): Scenario => {
  const random = seeded(`scenario ${seed}`)
  const store = pick(random, ['file', 'database', 'database'] as const)
  const processes = store === 'file' ? 1 : 2 + below(random, 4)
  const tables = Array.from({ length: 1 + below(random, 2) }, () => tableOf(random))
  const trouble = (2 + below(random, 12)) * MINUTE
  const all = Object.keys(FAULTS) as FaultKind[]
  const other = store === 'file' ? 'database' : 'file'
  // Some faults hide others, so each scenario has a separate choice of them.
  const share = pick(random, [1, 2, 4, 7])
  const kinds = all.filter(kind => FAULTS[kind] !== other && below(random, 8) < share)
  const pace = pick(random, [1_000, 4_000, 15_000])
  const faults = faultsOf(random, kinds, trouble)
  const chance = seeded(`calls ${seed}`)
  const calls = below(chance, 2) === 0
  // A call comes only if no substitute is faster.
  const patient = tables.map(table => ({ ...table, grace: pick(chance, [3_000, 60_000, 600_000]) }))
  return { seed, store, processes, tables: calls ? patient : tables, pace, calls, trouble, faults }
}

/** The same scenario with these faults only, as often and at the same times. */
export const withFaults = (scenario: Scenario, kinds: readonly FaultKind[]): Scenario => ({
  ...scenario,
  faults: scenario.faults.map((fault, at) => ({ ...fault, kind: kinds[at % kinds.length] as FaultKind })),
})

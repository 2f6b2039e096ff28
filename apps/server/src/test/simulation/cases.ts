import type { Scenario } from './scenario.ts'

/** A scenario, made as small as it gets, in which the server was once found wanting. */
export interface Case {
  /** What was wrong. */
  readonly what: string
  readonly scenario: Scenario
}

/** Everything that the simulation has found, each with the smallest scenario that shows it. */
export const CASES: readonly Case[] = []

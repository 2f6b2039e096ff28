import { type Scenario, scenarioOf, withFaults } from './scenario.ts'

/** A scenario that once revealed a bug. */
interface Case {
  /** The bug. */
  readonly what: string
  readonly scenario: Scenario
}

/** Bugs that the simulation found, with scenarios that show them. */
export const CASES: readonly Case[] = [
  { what: 'a spectator who came while the database was down is counted', scenario: scenarioOf('3 2') },
  { what: 'a player who joined at another process is known here at once', scenario: scenarioOf('nov16 6') },
  {
    what: 'a process that died with its clock ahead leaves no player present',
    scenario: withFaults(scenarioOf('j 3'), ['jump', 'kill']),
  },
]

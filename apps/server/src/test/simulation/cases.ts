import { type Scenario, scenarioOf, withFaults } from './scenario.ts'

/** A scenario in which the server was once found wanting. */
interface Case {
  /** What was wrong. */
  readonly what: string
  readonly scenario: Scenario
}

/** What the simulation has found, with scenarios that show it. */
export const CASES: readonly Case[] = [
  { what: 'who came to the rail while the database was away is counted', scenario: scenarioOf('3 2') },
  { what: 'who sat down at another process is known here at once', scenario: scenarioOf('nov16 6') },
  {
    what: 'a process that died with its clock ahead leaves nobody behind',
    scenario: withFaults(scenarioOf('j 3'), ['jump', 'kill']),
  },
]

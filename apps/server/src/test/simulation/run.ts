import { Violation } from './audit.ts'
import { watchCalls } from './calls.ts'
import { checkEnding, checkRecords, finishedAt, wrongPresence } from './endchecks.ts'
import { type Environment, openEnvironment } from './environment.ts'
import { INJECT } from './inject.ts'
import { GIVE_UP } from './network.ts'
import { watchArchive, watchDuties, watchPresence } from './recovery.ts'
import type { Scenario } from './scenario.ts'

/** The result of a run. */
export interface Outcome {
  readonly seed: string
  readonly steps: number
  /** Simulated milliseconds. */
  readonly time: number
  readonly violation: { readonly law: string; readonly what: string; readonly step: number; readonly at: number } | null
  /** Number of injected faults and of checks by invariant. */
  readonly faults: ReadonlyMap<string, number>
  readonly checks: ReadonlyMap<string, number>
  /** Numbers of committed events, finished matches, accepted commands and proven deals. */
  readonly counts: {
    readonly events: number
    readonly matches: number
    readonly accepted: number
    readonly proven: number
  }
  /** Equal only for two runs in which the same happened. */
  readonly digest: number
}

const MINUTE = 60_000

/**
 * Until systems have closed their dead connections an absent person may count as present. Meanwhile every table
 * finishes a match.
 */
const QUIET = GIVE_UP + MINUTE

/** Maximum milliseconds of thinking after all faults have ended: short until a match is over, then longer. */
const HURRY = 800
const EASE = 30_000

/** Milliseconds until the presence must be right everywhere. */
const SOON = 2 * MINUTE

/** Milliseconds until a finished match must have its record when there are no faults. */
const ARCHIVED = 30_000

/** Milliseconds without any action at the end: longer than an unused table stays in memory. */
const STILL = 2 * MINUTE

/** Ends all faults: servers start, connections work, people are at their tables. */
const calm = (env: Environment): void => {
  const { places, parties, database, file, scheduler, random } = env
  for (const place of places) {
    if (place.process !== undefined) place.process.frozenUntil = 0
    if (place.process?.alive !== true) env.start(place)
    // Some operators set their clocks right, others never do.
    if (random.next() % 2 === 0) Object.assign(place.machine, { offset: 0, drift: 0 })
  }
  if (database !== undefined) Object.assign(database, { downUntil: 0, tightUntil: 0, slow: { until: 0, most: 0 } })
  if (file !== undefined)
    Object.assign(file, { fullUntil: 0, failingUntil: 0, tightUntil: 0, slow: { until: 0, most: 0 } })
  for (const { people } of parties) {
    for (const person of people) {
      person.pace = HURRY
      Object.assign(person.parts.reach, { offlineUntil: 0, stalledUntil: 0, jitter: 20 })
      if (!person.isOver && person.pages.size === 0) scheduler.after(random.next() % 5_000, () => person.openPage(true))
    }
  }
}

/** Runs a scenario to its end, or to the first violation. */
export const runScenario = async (scenario: Scenario): Promise<Outcome> => {
  const env = openEnvironment(scenario)
  const { scheduler, audit, parties } = env
  const faults = new Map<string, number>()
  const lose = (error: unknown): void =>
    audit.blame('no server fails', error instanceof Error ? String(error.stack) : String(error))
  process.on('unhandledRejection', lose)

  const runUntil = async (until: number): Promise<boolean> => {
    while (audit.violation() === undefined && (await scheduler.step(until)));
    return audit.violation() === undefined
  }
  for (const fault of scenario.faults) {
    scheduler.after(fault.at, () => {
      faults.set(fault.kind, (faults.get(fault.kind) ?? 0) + 1)
      INJECT[fault.kind](env, fault)
    })
  }
  watchArchive(env, scenario)
  watchCalls(env, scenario)
  const end = async (): Promise<void> => {
    if (!(await runUntil(scenario.trouble))) return
    calm(env)
    const before = parties.map(party => finishedAt(env, party))
    scheduler.after(ARCHIVED, () => void checkRecords(env, before))
    scheduler.after(MINUTE, () => watchDuties(env))
    scheduler.after(GIVE_UP + ARCHIVED, () => watchPresence(env))
    for (const end = scheduler.now() + QUIET; scheduler.now() < end; ) {
      if (!(await runUntil(Math.min(end, scheduler.now() + 10_000)))) return
      // A table that has finished another match is only checked for presence from now on.
      for (const [at, party] of parties.entries()) {
        const isShown = finishedAt(env, party).length > (before[at]?.length ?? 0)
        if (isShown) for (const person of party.people) person.pace = EASE
      }
    }
    // A busy table checks the presence of its people later.
    for (const { people } of parties) for (const person of people) person.isBusy = false
    const last = scheduler.now() + SOON
    for (let flaw = wrongPresence(env); flaw !== null; flaw = wrongPresence(env)) {
      if (scheduler.now() >= last) return audit.blame('the presence is right in the end', flaw)
      if (!(await runUntil(Math.min(last, scheduler.now() + 500)))) return
    }
    // A table without commands must keep its subscribers.
    if (!(await runUntil(scheduler.now() + STILL))) return
    const flaw = wrongPresence(env)
    if (flaw !== null) return audit.blame('the presence is right in the end', flaw)
    await checkEnding(env, before)
  }
  try {
    await end()
  } finally {
    process.off('unhandledRejection', lose)
  }

  const found = audit.violation()
  const people = parties.flatMap(party => party.people)
  return {
    seed: scenario.seed,
    steps: scheduler.steps(),
    time: scheduler.now(),
    violation:
      found instanceof Violation
        ? { law: found.law, what: found.message, step: scheduler.steps(), at: scheduler.now() }
        : null,
    faults,
    checks: audit.checks,
    counts: {
      events: audit.tables().reduce((sum, table) => sum + (audit.truth(table)?.log.length ?? 0), 0),
      matches: parties.reduce((sum, party) => sum + finishedAt(env, party).length, 0),
      accepted: people.reduce((sum, { sent }) => sum + sent.filter(({ answer }) => answer === 'accepted').length, 0),
      proven: people.reduce((sum, { verdicts }) => sum + verdicts.filter(({ kind }) => kind === 'proven').length, 0),
    },
    digest: audit.digest(),
  }
}

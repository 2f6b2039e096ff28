import { type Json, must, type Result, seeded, type Viewer } from '@halfpint/core'
import { drawSecret } from '@halfpint/fair'
import type { Command } from '../src/command.ts'
import type { Environment, Host } from '../src/environment.ts'
import { openHost, openTable } from '../src/host.ts'
import { type Journal, memoryJournal } from '../src/journal.ts'
import type { Person } from '../src/person.ts'
import { answer, questionFor } from '../src/question.ts'
import { readSetup } from '../src/setup.ts'

const NAMES = ['Ann', 'Ben', 'Cem', 'Dora', 'Eva', 'Finn', 'Gül']

/** A person for tests. */
export const person = (seat: number): Person => ({
  id: `id-${seat}`,
  name: NAMES[seat] ?? `Guest ${seat}`,
  symbol: 'star',
})

/** A fake SHA-256 of the secret of a seat. */
export const keyOf = (seat: number): string => drawSecret(seeded(`key ${seat}`))

/** A clock that the test advances. */
export interface HandClock {
  now(): number
  pass(milliseconds: number): void
}

/** Creates a clock. */
export const handClock = (start = 1_000_000): HandClock => {
  let time = start
  return {
    now: () => time,
    pass(milliseconds) {
      time += milliseconds
    },
  }
}

/** An environment for tests: all random numbers follow from the seed. */
export const environmentOf = (seed: string | number, clock: HandClock): Environment => ({
  now: clock.now,
  random: seeded(`environment ${seed}`),
  think: question => answer(question, clock.now, { iterations: 5 }),
})

/** A table under test. */
export interface Pub {
  readonly clock: HandClock
  readonly journal: Journal
  readonly environment: Environment
  readonly host: Host
  /** Runs a command that must be accepted. */
  run(who: Viewer, command: Command): Promise<number>
  /** Runs a command that must be refused, and returns the problem's code. */
  refused(who: Viewer, command: Command): Promise<string>
  /** Loads the same table again from its journal. */
  again(): Promise<Host>
}

/** Opens a table with connected people on the first seats. */
export const openPub = async (
  setup: { readonly [key: string]: Json } = {},
  people = 1,
  seed: string | number = 'pub',
): Promise<Pub> => {
  const clock = handClock()
  const journal = memoryJournal()
  const environment = environmentOf(seed, clock)
  const agreed = must(readSetup({ game: 'half-pint-heroes', seats: 3, options: { rounds: 1 }, ...setup }))
  const host = must(
    await openTable(journal, { table: 'pub', setup: agreed, person: person(0), key: keyOf(0) }, environment),
  )
  const run = async (who: Viewer, requested: Command): Promise<number> =>
    must(await host.run(who, null, requested)).version
  for (let seat = 1; seat < people; seat++)
    await run('spectator', { type: 'sit', person: person(seat), key: keyOf(seat) })
  for (let seat = 0; seat < people; seat++) await run(seat, { type: 'connect', node: 'front' })
  return {
    clock,
    journal,
    environment,
    host,
    run,
    async refused(who, requested) {
      const result: Result<unknown> = await host.run(who, null, requested)
      if (result.ok) throw new Error(`${requested.type} was not refused`)
      return result.problem.code
    },
    again: async () => must(await openHost(journal, environment)),
  }
}

/** The share of this seat's device. */
export const shareOf = (seat: number): Command => ({ type: 'share', share: drawSecret(seeded(`share ${seat}`)) })

/** The first legal action of a seat. */
const firstAction = (pub: Pub, seat: number): Command => ({
  type: 'act',
  action: questionFor(pub.host.table(), seat, 'random', '')?.legal[0] as Json,
})

/** A table of people with the first cards dealt. */
export const dealt = async (people = 3, setup: { readonly [key: string]: Json } = {}): Promise<Pub> => {
  const pub = await openPub({ seats: people, ...setup }, people)
  await pub.run(0, { type: 'start' })
  for (let seat = 0; seat < people; seat++) await pub.run(seat, shareOf(seat))
  return pub
}

/** Plays the match to its end: everybody takes the first legal action. */
export const finish = async (pub: Pub): Promise<void> => {
  for (;;) {
    const { phase, match } = pub.host.table()
    if (phase !== 'playing' || match === null) return
    if (match.pledge?.dealt === false) for (const seat of match.since.keys()) await pub.run(seat, shareOf(seat))
    else {
      const seat = match.since.findIndex(since => since !== null)
      await pub.run(seat, firstAction(pub, seat))
    }
  }
}

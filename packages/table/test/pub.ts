import { type Json, must, type Result, seeded, type Viewer } from '@halfpint/core'
import { drawSecret } from '@halfpint/fair'
import type { Environment, Host } from '../src/environment.ts'
import { openHost, openTable } from '../src/host.ts'
import { type Journal, memoryJournal } from '../src/journal.ts'
import type { Person } from '../src/person.ts'
import { answer } from '../src/question.ts'
import { readSetup } from '../src/setup.ts'
import type { Wish } from '../src/wish.ts'

const NAMES = ['Ann', 'Ben', 'Cem', 'Dora', 'Eva', 'Finn', 'Gül']

/** A person for tests. */
export const person = (seat: number): Person => ({
  id: `id-${seat}`,
  name: NAMES[seat] ?? `Guest ${seat}`,
  symbol: 'star',
})

/** The SHA-256 that a test pretends somebody's secret has. */
export const keyOf = (seat: number): string => drawSecret(seeded(`key ${seat}`))

/** A clock that is turned by hand. */
export interface HandClock {
  now(): number
  pass(milliseconds: number): void
}

/** The hand clock at its start. */
export const handClock = (start = 1_000_000): HandClock => {
  let time = start
  return {
    now: () => time,
    pass(milliseconds) {
      time += milliseconds
    },
  }
}

/** Powers for a test: all chance follows from the seed. */
export const powersOf = (seed: string | number, clock: HandClock): Environment => ({
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
  /** Wishes; a refusal is a bug of the test. */
  wish(who: Viewer, wish: Wish): Promise<number>
  /** Wishes something that is refused, and gives the problem's code. */
  refused(who: Viewer, wish: Wish): Promise<string>
  /** The same table taken up again from its journal. */
  again(): Promise<Host>
}

/** Opens a table, with people on the first seats who are all here. */
export const openPub = async (
  setup: { readonly [key: string]: Json } = {},
  people = 1,
  seed: string | number = 'pub',
): Promise<Pub> => {
  const clock = handClock()
  const journal = memoryJournal()
  const environment = powersOf(seed, clock)
  const agreed = must(readSetup({ game: 'half-pint-heroes', seats: 3, options: { rounds: 1 }, ...setup }))
  const host = must(
    await openTable(journal, { table: 'pub', setup: agreed, person: person(0), key: keyOf(0) }, environment),
  )
  const wish = async (who: Viewer, wished: Wish): Promise<number> => must(await host.wish(who, null, wished)).version
  for (let seat = 1; seat < people; seat++) await wish('rail', { type: 'sit', person: person(seat), key: keyOf(seat) })
  for (let seat = 0; seat < people; seat++) await wish(seat, { type: 'come', door: 'front' })
  return {
    clock,
    journal,
    environment,
    host,
    wish,
    async refused(who, wished) {
      const result: Result<unknown> = await host.wish(who, null, wished)
      if (result.ok) throw new Error(`${wished.type} was not refused`)
      return result.problem.code
    },
    again: async () => must(await openHost(journal, environment)),
  }
}

/** What this seat's device adds to the deal. */
export const shareOf = (seat: number): Wish => ({ type: 'share', share: drawSecret(seeded(`share ${seat}`)) })

import { type Json, must, seeded } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import type { Environment, FixedMatch } from './environment.ts'
import { type Journal, memoryJournal } from './journal.ts'
import { answer } from './question.ts'
import { openSeatedTable, type SeatedSetup } from './seated.ts'

const environment: Environment = {
  now: () => 1,
  random: seeded('lay'),
  think: question => answer(question, () => 0, { iterations: 5 }),
}

const setup: SeatedSetup = {
  setup: {
    game: halfPint.id,
    options: must(halfPint.options.read({})),
    seats: 3,
    clock: null,
    grace: 86_400_000,
    listed: false,
  },
  seats: [
    { person: { name: 'Ann', symbol: 'fish' } },
    { person: { name: 'Ben', symbol: 'moon' } },
    { bot: 'tilde', name: 'Tilde' },
  ],
}

test('all seats are taken and present, and the match can start', async () => {
  const host = must(await openSeatedTable(memoryJournal(), 'local-1', setup, environment))
  const { seats: seatStates } = host.table()
  expect(seatStates.map(seatState => seatState.kind)).toEqual(['person', 'person', 'bot'])
  expect(seatStates.every(seatState => seatState.kind !== 'person' || seatState.absentSince === null)).toBe(true)
  expect(await host.run(0, null, { type: 'start' })).toMatchObject({ ok: true })
})

test.each([0, 1])('seating can be interrupted after any event and continued (first person on seat %i)', async first => {
  const [ann, ben, tilde] = setup.seats as [SeatedSetup['seats'][0], SeatedSetup['seats'][0], SeatedSetup['seats'][0]]
  const wanted: SeatedSetup = { ...setup, seats: first === 0 ? [ann, ben, tilde] : [tilde, ann, ben] }
  const kinds = wanted.seats.map(seatState => ('bot' in seatState ? 'bot' : 'person'))
  const whole = memoryJournal()
  const cuts = [0]
  const append: Journal['append'] = async (expected, ...rest) => {
    const done = await whole.append(expected, ...rest)
    cuts.push(done.version)
    return done
  }
  must(await openSeatedTable({ ...whole, append }, 'local-1', wanted, environment))
  const log = await whole.read(0)
  for (const cut of cuts) {
    const journal: Journal = memoryJournal(log.slice(0, cut))
    const host = must(await openSeatedTable(journal, 'local-1', wanted, environment))
    expect(
      host.table().seats.map(seatState => seatState.kind),
      `cut after ${cut}`,
    ).toEqual(kinds)
    expect(host.table().host).toBe(first)
    expect(await host.run(first, null, { type: 'start' })).toMatchObject({ ok: true })
  }
})

const DECK = halfPint.chance(must(halfPint.open(setup.setup.options as never, 3)), seeded('deck'))

/** A match in which each seed names its decision. */
const fixedMatch = (seeds: string[]): FixedMatch => ({
  deal: () => DECK as readonly Json[],
  seed(seat, events) {
    seeds.push(`${seat} after ${events}`)
    return `${seat} ${events}`
  },
})

test('a fixed match deals its decks without a pledge, and its bots decide one by one before the player', async () => {
  const seatStates = [setup.seats[0], setup.seats[2], { bot: 'oda', name: 'Oda' }] as SeatedSetup['seats']
  const play = async (early: boolean): Promise<{ readonly seeds: string[]; readonly log: readonly Json[] }> => {
    const seeds: string[] = []
    const journal = memoryJournal()
    const fixed = fixedMatch(seeds)
    const host = must(
      await openSeatedTable(journal, 'fixed', { ...setup, seats: seatStates }, { ...environment, fixed }),
    )
    must(await host.run(0, null, { type: 'start' }))
    if (!early) await host.drive()
    must(await host.run(0, null, { type: 'act', action: { type: 'predict', prediction: 1 } }))
    return { seeds, log: (await journal.read(0)).map(({ event }) => event) }
  }
  const { seeds, log } = await play(false)
  expect(seeds).toEqual(['1 after 1', '2 after 2'])
  const types = log.map(event => (event as { readonly type: string }).type)
  expect(types).not.toContain('pledged')
  expect(log.find(event => (event as { type: string }).type === 'game')).toMatchObject({ event: DECK[0] })
  // A player who is faster than the bots changes nothing.
  expect((await play(true)).log).toEqual(log)
})

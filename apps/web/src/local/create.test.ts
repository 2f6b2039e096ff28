import { must, seeded } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { answer, type Environment, type Journal, memoryJournal } from '@halfpint/table'
import { expect, test } from 'vitest'
import { createTable } from './create.ts'
import type { LocalSetup } from './request.ts'

const environment: Environment = {
  now: () => 1,
  random: seeded('lay'),
  think: question => answer(question, () => 0, { iterations: 5 }),
}

const setup: LocalSetup = {
  setup: {
    game: halfPint.id,
    options: must(halfPint.options.read({})),
    seats: 3,
    clock: null,
    grace: 86_400_000,
    listed: false,
  },
  chairs: [
    { person: { name: 'Ann', symbol: 'fish' } },
    { person: { name: 'Ben', symbol: 'moon' } },
    { bot: 'tilde', name: 'Tilde' },
  ],
}

test('a table is laid: everybody sits, people are here, and the match has begun', async () => {
  const host = must(await createTable(memoryJournal(), 'local-1', setup, environment))
  const table = host.table()
  expect(table.phase).toBe('playing')
  expect(table.chairs.map(chair => chair.kind)).toEqual(['person', 'person', 'bot'])
  expect(table.chairs.every(chair => chair.kind !== 'person' || chair.absentSince === null)).toBe(true)
})

test('laying can be broken off after any fact and taken up again', async () => {
  const whole = memoryJournal()
  must(await createTable(whole, 'local-1', setup, environment))
  const log = await whole.read(0)
  for (let cut = 0; cut <= log.length; cut++) {
    const journal: Journal = memoryJournal()
    if (cut > 0) {
      const placard = { listed: false, due: null, over: false, summary: null }
      await journal.append(
        0,
        log.slice(0, cut).map(({ version: _, ...entry }) => entry),
        placard,
      )
    }
    const host = must(await createTable(journal, 'local-1', setup, environment))
    expect(host.table().phase, `cut after ${cut}`).toBe('playing')
    expect(host.table().chairs.map(chair => chair.kind)).toEqual(['person', 'person', 'bot'])
  }
})

import { must, seeded } from '@halfpint/core'
import { openStore } from '@halfpint/store'
import { memoryJournal, openTable, readSetup, type Table } from '@halfpint/table'
import { expect, test } from 'vitest'
import { openArchive } from './archive.ts'

test('a record that could not be archived is archived later, even if another game has started', async () => {
  const kept = must(await openStore('memory:'))
  const failures: unknown[] = []
  let isAway = true
  const store = {
    ...kept,
    archive: async (...words: Parameters<typeof kept.archive>): Promise<void> => {
      if (isAway) throw new Error('away')
      await kept.archive(...words)
    },
  }
  let now = 0
  const setup = must(readSetup({ game: 'herzlos', seats: 3, options: { rounds: 1 } }))
  const person = { id: 'ann', name: 'Ann', symbol: 'star' }
  const environment = {
    now: () => now,
    random: seeded('archive'),
    think: async () => 0,
    finished: (table: Table) => archive.add(table),
  }
  const opening = { table: 'archive', setup, person, key: 'a'.repeat(64) }
  const host = must(await openTable(memoryJournal(), opening, environment))
  const newArchive = (oldest = 0) =>
    openArchive(
      store,
      async () => ({ host }),
      error => failures.push(error),
      () => oldest,
    )
  const archive = newArchive()
  const playOn = async (): Promise<void> => {
    // A bot plays for the absent player, and the others are bots.
    must(await host.run(0, null, { type: 'start', fill: 'random' }))
    must(await host.run(0, null, { type: 'substitute', seat: 0 }))
    for (let turns = 0; host.table().phase === 'playing' && turns < 1000; turns++) {
      now += 2_500
      await host.drive()
    }
  }
  await archive.archiveAll()
  await playOn()
  await archive.archiveAll()
  expect([host.table().phase, failures.length > 0, await kept.record('archive-1')]).toEqual(['over', true, null])

  must(await host.run(0, null, { type: 'change-setup', setup: { game: 'half-pint-heroes', options: {} } }))
  must(await host.run(0, null, { type: 'start', fill: 'random' }))
  isAway = false
  // Another process that loads the table archives the missing record, unless it is too old to be kept.
  const other = newArchive(now + 1)
  other.checkTable(host.table())
  await other.archiveAll()
  expect(await kept.record('archive-1')).toBeNull()
  const next = newArchive()
  next.checkTable(host.table())
  await next.archiveAll()
  expect(await kept.record('archive-1')).toMatchObject({ match: 1, game: 'herzlos', record: { game: 'herzlos' } })
  await archive.archiveAll()
  expect(await kept.record('archive-1')).toMatchObject({ match: 1, game: 'herzlos', record: { game: 'herzlos' } })
  expect(await kept.record('archive-2')).toBeNull()
})

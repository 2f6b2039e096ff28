import { postgresSkipped } from '@halfpint/store/testing'
import { expect, test } from 'vitest'
import { killOnPostgres, killOnSqlite } from './test/killruns.ts'
import { SERVER } from './test/process.ts'

// `npm run soak:kill -w lab` runs the same for longer.
const MEASURE = { kills: 6, tables: 3 }

test('a server on SQLite that is killed repeatedly loses no command and runs none twice', async () => {
  const toll = await killOnSqlite(SERVER, { ...MEASURE, seed: 'sqlite' })
  expect(toll.faults).toEqual([])
  expect(toll.accepted).toBeGreaterThan(50)
  expect(toll.matches).toBeGreaterThan(0)
})

test.skipIf(postgresSkipped)(
  'two processes on PostgreSQL do the same, with notifications interrupted now and then',
  async () => {
    const toll = await killOnPostgres(SERVER, { ...MEASURE, seed: 'postgres' })
    expect(toll.faults).toEqual([])
    expect(toll.accepted).toBeGreaterThan(50)
  },
)

import { postgresLeftOut } from '@halfpint/store/testing'
import { expect, test } from 'vitest'
import { killOnPostgres, killOnSqlite } from './test/killruns.ts'
import { SERVER } from './test/process.ts'

// `npm run soak:kill -w lab` does the same for long.
const MEASURE = { kills: 6, tables: 3 }

test('killed again and again on SQLite, the server loses nothing and does nothing twice', async () => {
  const toll = await killOnSqlite(SERVER, { ...MEASURE, seed: 'sqlite' })
  expect(toll.faults).toEqual([])
  expect(toll.accepted).toBeGreaterThan(50)
  expect(toll.matches).toBeGreaterThan(0)
})

test.skipIf(postgresLeftOut)('so do two processes on one PostgreSQL, with the news cut off now and then', async () => {
  const toll = await killOnPostgres(SERVER, { ...MEASURE, seed: 'postgres' })
  expect(toll.faults).toEqual([])
  expect(toll.accepted).toBeGreaterThan(50)
})

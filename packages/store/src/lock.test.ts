import { statSync } from 'node:fs'
import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { folderForEach } from '../test/folder.ts'
import { backupFile } from './backup.ts'
import { lockFile } from './lock.ts'
import { openSqlite } from './sqlite.ts'

const path = folderForEach()

test('one process at a time holds the lock of a file; the file can be copied meanwhile, and is free afterwards', async () => {
  const place = path('tables.db')
  const release = must(lockFile(place))
  const store = must(await openSqlite(place))
  await store.append('t', 0, [{ at: 1, event: 'x' }], { listed: false, due: null, over: false, summary: null })
  ;(globalThis as { gc?: () => void }).gc?.()
  expect(lockFile(place)).toMatchObject({ problem: { code: 'store-in-use', place } })
  expect((await backupFile(place, path('copy.db'))).ok).toBe(true)
  expect(statSync(path('copy.db')).mode & 0o777).toBe(0o600)
  await store.close()
  release()
  must(lockFile(place))()
})

test('after a clean stop all data is in the one file', async () => {
  const place = path('whole.db')
  const store = must(await openSqlite(place))
  const summary = { listed: false, due: null, over: false, summary: null }
  for (let n = 0; n < 50; n++) await store.append(`t${n}`, 0, [{ at: 1, event: 'x'.repeat(1000) }], summary)
  await store.close()
  expect(statSync(place).size).toBeGreaterThan(50_000)
})

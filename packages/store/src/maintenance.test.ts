import { existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { must } from '@halfpint/core'
import { buildSync } from 'esbuild'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { entry, SOON, summary } from '../test/fixture.ts'
import { folderForEach } from '../test/folder.ts'
import { StoreDamaged } from './down.ts'
import { runMaintenance } from './maintenance.ts'
import { openSqlite } from './sqlite.ts'

const path = folderForEach()

// Node cannot load TypeScript sources. This program is built beside the packages that it loads.
const file = join(import.meta.dirname, `../../../node_modules/.cache/halfpint-maintenance-${process.pid}.js`)
const program = pathToFileURL(file)
beforeAll(() => {
  buildSync({
    stdin: {
      contents: `import { serveMaintenance } from './maintenance.ts'\nserveMaintenance()`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['halfpint'],
    external: ['@photostructure/sqlite'],
  })
})
afterAll(() => rmSync(file, { force: true }))

const open = async (place: string, onError: (error: unknown) => void = () => {}, wide?: number) =>
  must(await openSqlite(place, onError, program, wide))

test('a file too large to be checked before it is opened is checked meanwhile, and damage is reported', async () => {
  const place = path('tables.db')
  const store = await open(place)
  const long = 'x'.repeat(2_000)
  for (let version = 0; version < 200; version++) await store.append('a', version, [entry(long)], summary)
  await store.close()
  // Overwrite two pages in the middle.
  const handle = openSync(place, 'r+')
  writeSync(handle, Buffer.alloc(8192, 7), 0, 8192, Math.floor(statSync(place).size / 8192) * 4096)
  const reported: unknown[] = []
  const damaged = await open(place, error => reported.push(error), 1024)
  await vi.waitFor(() => expect(reported.some(error => error instanceof StoreDamaged)).toBe(true), SOON)
  await expect(damaged.ping()).rejects.toMatchObject({ code: 'store-damaged' })
  await damaged.close()
})

test('appends wait while a process rebuilds the file, and no deleted content is left', async () => {
  const place = path('tables.db')
  const store = await open(place)
  for (let version = 0; version < 100; version++) await store.append('a', version, [entry('Xanthippe')], summary)
  await store.remove('a')
  const erased = store.erase()
  const appends = Promise.all(['b', 'c'].map(table => store.append(table, 0, [entry(1)], summary)))
  await erased
  for (const end of ['', '-wal', '-shm']) {
    if (existsSync(place + end)) expect(readFileSync(place + end).includes('Xanthippe')).toBe(false)
  }
  expect(await appends).toEqual([
    { kind: 'done', version: 1 },
    { kind: 'done', version: 1 },
  ])
  await store.close()
  const again = await open(place)
  expect(await again.read('b')).toHaveLength(1)
  await again.close()
})

test('a store that closes kills the check of its file', async () => {
  const place = path('tables.db')
  await (await open(place)).close()
  const [endless, pidFile] = [path('endless.mjs'), path('pid')]
  writeFileSync(
    endless,
    `import { writeFileSync } from 'node:fs'
    writeFileSync(${JSON.stringify(pidFile)}, String(process.pid))
    setInterval(() => {}, 1000)`,
  )
  const errors: unknown[] = []
  const store = must(await openSqlite(place, error => errors.push(error), pathToFileURL(endless), 1))
  const pid = await vi.waitFor(() => {
    const pid = Number(readFileSync(pidFile, 'utf8'))
    expect(pid).toBeGreaterThan(0)
    return pid
  }, SOON)
  await store.close()
  expect(errors).toEqual([])
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('a task that fails rejects', async () => {
  const task = { place: path('tables.db'), statements: 'this is no SQL', query: 'select 1' }
  await expect(runMaintenance(program, task)).rejects.toThrow('syntax error')
})

import { spawnSync } from 'node:child_process'
import { existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { must } from '@halfpint/core'
import { buildSync } from 'esbuild'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { entry, SOON, summary } from '../test/fixture.ts'
import { folderForEach } from '../test/folder.ts'
import { StoreDamaged } from './down.ts'
import { runInThread } from './maintenance.ts'
import { openSqlite } from './sqlite.ts'

const path = folderForEach()

// A thread cannot load TypeScript sources. This one is built beside the packages that it loads.
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

test('appends wait while a thread rebuilds the file, and no deleted content is left', async () => {
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

test('a process may exit as soon as the result is known', () => {
  const place = path('tables.db')
  const main = `
    import { runInThread } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'maintenance.ts')).href)}
    const task = { place: ${JSON.stringify(place)}, statements: 'create table if not exists t (x)', query: 'select 1' }
    await runInThread(new URL(${JSON.stringify(program.href)}), task)
    process.exit(7)`
  const file = path('main.mts')
  writeFileSync(file, main)
  const run = () => spawnSync(process.execPath, ['--import', 'tsx', file], { cwd: import.meta.dirname })
  expect(Array.from({ length: 8 }, () => run().status)).toEqual(Array(8).fill(7))
})

test('a task that fails rejects', async () => {
  const task = { place: path('tables.db'), statements: 'this is no SQL', query: 'select 1' }
  await expect(runInThread(program, task)).rejects.toThrow('syntax error')
})

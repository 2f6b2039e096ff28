import { existsSync, mkdirSync, renameSync, statSync, watch, writeFileSync } from 'node:fs'
import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { appender } from '../test/child.ts'
import { entry, summary } from '../test/fixture.ts'
import { folderForEach } from '../test/folder.ts'
import { backupFile } from './backup.ts'
import { openSqlite } from './sqlite.ts'

const path = folderForEach()

test('a copy made during writes is a consistent snapshot that a server can use', async () => {
  const store = must(await openSqlite(path('tables.db')))
  let stop = false
  let length = 0
  const write = async (): Promise<void> => {
    while (!stop) {
      await store.append('t', length, [entry('a'), entry('b'), entry('c')], { ...summary, summary: length + 3 })
      length += 3
    }
  }
  const writing = write()
  const before = await store.read('t')
  must(await store.backup(path('copy.db')))
  stop = true
  await writing
  await store.close()

  const copy = must(await openSqlite(path('copy.db')))
  const log = await copy.read('t')
  expect(log.length).toBeGreaterThanOrEqual(before.length)
  expect(log.length % 3).toBe(0)
  expect(await copy.list(1)).toEqual([{ table: 't', version: log.length, summary: log.length }])
  expect(await copy.append('t', log.length, [entry('on')], summary)).toMatchObject({ kind: 'done' })
  await copy.close()
})

test('a file in use by another process can be copied, and the copy restored after that process was killed', async () => {
  const place = path('tables.db')
  const child = appender(place, 'server')
  await child.said(60)
  const acknowledged = child.lines.filter(line => line !== 'open')
  must(await backupFile(place, path('copy.db')))
  child.process.kill('SIGKILL')
  await child.ended()
  for (const end of ['', '-wal', '-shm']) if (existsSync(place + end)) renameSync(place + end, path(`lost${end}`))
  renameSync(path('copy.db'), place)
  const store = must(await openSqlite(place))
  for (const line of acknowledged) {
    const [table = '', version, id] = line.split(' ')
    expect((await store.read(table))[Number(version) - 2]?.id).toBe(id)
  }
  await store.close()
})

test.skipIf(process.platform === 'win32')(
  'a copy is readable only by its owner, also while it is written',
  async () => {
    const [place, to] = [path('tables.db'), path('copy.db')]
    await must(await openSqlite(place)).close()
    const modes = new Set<number>()
    const watcher = watch(path('.'), (_, name) => {
      const made = name?.startsWith('copy.db') ? statSync(path(name), { throwIfNoEntry: false }) : undefined
      if (made !== undefined) modes.add(made.mode & 0o777)
    })
    must(await backupFile(place, to))
    await expect.poll(() => modes.size).toBeGreaterThan(0)
    watcher.close()
    expect([...modes]).toEqual([0o600])
  },
)

test('a copy overwrites nothing, and a failed copy leaves no file', async () => {
  const [place, to] = [path('tables.db'), path('copy.db')]
  expect(await backupFile(place, to)).toMatchObject({ problem: { code: 'store-missing', place } })
  expect(existsSync(place)).toBe(false)
  await must(await openSqlite(place)).close()
  must(await backupFile(place, to))
  expect(await backupFile(place, to)).toMatchObject({ problem: { code: 'backup-exists', to } })
  const nowhere = path('no/such/folder.db')
  expect(await backupFile(place, nowhere)).toMatchObject({ problem: { code: 'backup-failed', to: nowhere } })
  mkdirSync(path('text'))
  writeFileSync(path('text/letter'), 'Dear Ann, '.repeat(1000))
  const bad = await backupFile(path('text/letter'), path('text/copy.db'))
  expect(bad).toMatchObject({ problem: { code: 'backup-failed' } })
  expect(existsSync(path('text/copy.db')) || existsSync(path('text/copy.db.part'))).toBe(false)
})

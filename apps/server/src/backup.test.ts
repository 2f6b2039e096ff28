import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { must, seeded } from '@halfpint/core'
import { openStore } from '@halfpint/store'
import { expect, test } from 'vitest'
import { SERVER, startProcess } from './test/process.ts'
import { ask } from './test/serve.ts'
import { gather } from './test/testtable.ts'

test('a backup made during games is restored, and the games continue from it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-backup-'))
  const data = join(folder, 'data')
  let server = await startProcess(SERVER, ['--data', data, '--log', 'error'])
  await server.ready()
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 2 }, grace: 600_000 }
  const company = await gather(() => server.url, setup, seeded('backup'))
  await company.players[0]?.send({ type: 'start' })
  const early = await company.players[0]?.until(view => view.version > 40)

  const copy = join(folder, 'copy.sqlite')
  const words = [SERVER, '--data', data, '--backup', copy]
  const run = () =>
    spawnSync(process.execPath, words, { encoding: 'utf8', env: { PATH: process.env.PATH, LC_ALL: 'C' } })
  const made = run()
  expect([made.status, made.stdout]).toEqual([0, `The games are copied to ${copy}.\n`])
  expect(run().status).toBe(2)
  company.leave()
  expect(await server.stop()).toBe(0)

  const kept = must(await openStore(copy))
  const log = await kept.read(company.table)
  await kept.close()
  expect(log.length).toBeGreaterThanOrEqual(early?.version as number)
  expect(log.map(({ version }) => version)).toEqual(log.map((_, at) => at + 1))

  // The disk is lost, and the backup replaces it.
  rmSync(data, { recursive: true })
  mkdirSync(data)
  cpSync(copy, join(data, 'halfpint.sqlite'))
  server = await startProcess(SERVER, ['--data', data, '--log', 'error'])
  await server.ready()
  const [token] = company.players.map(player => player.token)
  const { status, json } = await ask(`${server.url}/api/tables/${company.table}`, 'GET', undefined, token)
  expect([status, json.viewer, json.phase]).toEqual([200, 0, 'playing'])
  expect(Number(json.version)).toBeGreaterThanOrEqual(log.length)

  // The store is moved. That fails while the server runs; afterwards the players still have their seats.
  const { moveStore } = await import(pathToFileURL(join(dirname(SERVER), 'move.js')).href)
  const moved = join(folder, 'moved')
  expect(await moveStore(data, moved)).toMatchObject({ problem: { code: 'store-in-use' } })
  await server.stop()
  // The table, the log with its opener, the admin state, and the clock note.
  expect(await moveStore(data, moved)).toMatchObject({ ok: true, value: { tables: 4 } })
  server = await startProcess(SERVER, ['--data', moved, '--log', 'error'])
  await server.ready()
  const there = await ask(`${server.url}/api/tables/${company.table}`, 'GET', undefined, token)
  expect([there.status, there.json.viewer, there.json.phase]).toEqual([200, 0, 'playing'])
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a server that cannot start prints the reason in the requested language', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [SERVER, ...words], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'de_DE.UTF-8' },
    })
  expect(run('--port', 'x')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^Fehler: --port .*65535.*\n$/),
  })
  expect(run('--prot', '1')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Fehler: .*--prot.*\n$/) })
  expect(run('--host', '203.0.113.7', '--data', tmpdir())).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('203.0.113.7'),
  })
})

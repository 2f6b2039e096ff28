import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '@halfpint/core'
import { fileIn, openStore } from '@halfpint/store'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SERVER, startProcess } from './test/process.ts'
import { ask, serve } from './test/serve.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halfpint-faults-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (url: string) => ask(`${url}/api/tables`, 'POST', { setup: { game: 'herzlos' }, name: 'Ann' })

const canLimit = spawnSync('prlimit', ['--version']).status === 0

test.skipIf(!canLimit)('the server is not ready while the disk is full, and ready again afterwards', async () => {
  const server = await startProcess(SERVER, ['--data', folder])
  await server.ready()
  expect((await open(server.url)).status).toBe(201)
  /** Sets the maximum size of the server's files. */
  const limit = (bytes: number | 'unlimited'): void => {
    spawnSync('prlimit', [`--fsize=${bytes}:unlimited`, '--pid', String(server.pid())])
  }
  limit(4096)
  // The result of the check is cached for a second.
  let answer = await ask(`${server.url}/readyz`)
  while (answer.status === 200) answer = await ask(`${server.url}/readyz`)
  expect([answer.status, answer.json.problem?.code]).toEqual([503, 'store-down'])
  expect(await open(server.url)).toMatchObject({ status: 503, json: { problem: { code: 'store-down' } } })
  expect((await ask(`${server.url}/healthz`)).status).toBe(200)
  limit('unlimited')
  await server.ready()
  expect((await open(server.url)).status).toBe(201)
  expect(await server.stop()).toBe(0)
})

test('a damaged table is reported as damaged, and other tables continue', async () => {
  const store = must(await openStore(fileIn(folder)))
  const service = await serve({}, store)
  const broken = (await open(service.url)).json as unknown as { table: string; token: string }
  const whole = (await open(service.url)).json as unknown as { table: string; token: string }
  await service.stop()
  // Change one letter of the first event.
  const bytes = readFileSync(fileIn(folder))
  bytes.write('#', bytes.indexOf(`"table":"${broken.table}"`))
  writeFileSync(fileIn(folder), bytes)
  const again = await serve({}, must(await openStore(fileIn(folder))))
  expect(await ask(`${again.url}/api/tables/${broken.table}`)).toMatchObject({
    status: 500,
    json: { problem: { code: 'store-damaged' } },
  })
  expect((await ask(`${again.url}/api/tables/${whole.table}`)).status).toBe(200)
  await again.stop()
})

test('a table with a missing version or an unknown event is reported, and not loaded', async () => {
  const damage = {
    first: 'delete from entries where tbl = ? and version = 1',
    middle: 'delete from entries where tbl = ? and version = 3',
    last: 'delete from entries where tbl = ? and version = (select version from tables where id = entries.tbl)',
    all: 'delete from entries where tbl = ?',
    unknown: 'update entries set fact = \'{"type":"danced"}\' where tbl = ? and version = 3',
    none: 'delete from entries where tbl = ? and version = 1000',
  }
  const server = await startProcess(SERVER, ['--data', folder])
  await server.ready()
  const tables = new Map<string, string>()
  for (const kind of Object.keys(damage)) {
    const { table, token } = (await open(server.url)).json as unknown as { table: string; token: string }
    for (let times = 0; times < 5; times++) {
      const command = { id: `w${times}`, command: { type: 'say', text: 'hello' } }
      await ask(`${server.url}/api/tables/${table}/commands`, 'POST', command, token)
    }
    tables.set(kind, table)
  }
  expect(await server.stop()).toBe(0)
  const db = new DatabaseSync(fileIn(folder))
  for (const [kind, sql] of Object.entries(damage)) db.prepare(sql).run(tables.get(kind) as string)
  // All tables are due. The damaged ones must not stop the server from loading the intact one.
  db.exec('update tables set due = 1 where due is not null')
  db.close()
  await server.restart()
  await server.ready()
  for (const [kind, table] of tables) {
    const { status, json } = await ask(`${server.url}/api/tables/${table}`)
    if (kind === 'none') expect(status).toBe(200)
    else expect([kind, status, json.problem?.code]).toEqual([kind, 500, 'store-damaged'])
  }
  const lines = () =>
    server
      .log()
      .split('\n')
      .filter(line => line.includes('table log damaged'))
  await expect.poll(lines).toHaveLength(5)
  for (const [kind, table] of tables) if (kind !== 'none') expect(lines().join()).toContain(`"table":"${table}"`)
  expect(lines().join()).toContain('version 3 is an unknown event')
  await new Promise(resolve => setTimeout(resolve, 3_000))
  expect(lines()).toHaveLength(5)
  expect(await server.stop()).toBe(0)
})

test('an emptied file is refused, with a sentence that explains how to continue', async () => {
  const start = () => {
    const words = [SERVER, '--port', '0', '--host', '127.0.0.1', '--data', folder]
    return spawnSync(process.execPath, words, { env: { LANG: 'C' }, timeout: 60_000 })
  }
  writeFileSync(fileIn(folder), '')
  const { status, stderr } = start()
  expect([status, stderr.toString()]).toEqual([2, expect.stringMatching(/^Error: .*is empty.*delete the file/)])
  expect(statSync(fileIn(folder)).size).toBe(0)
  rmSync(fileIn(folder))
  const server = await startProcess(SERVER, ['--data', folder])
  await server.ready()
  expect(await server.stop()).toBe(0)
})

test('a truncated write-ahead log is refused, and a complete one is accepted', async () => {
  const server = await startProcess(SERVER, ['--data', folder])
  await server.ready()
  const { table, token } = (await open(server.url)).json as unknown as { table: string; token: string }
  const say = async (from: number) => {
    for (let at = from; at < from + 40; at++) {
      const command = { id: `w${at}`, command: { type: 'say', text: `line ${at}` } }
      expect((await ask(`${server.url}/api/tables/${table}/commands`, 'POST', command, token)).status).toBe(200)
    }
  }
  await say(0)
  await server.killAndRestart()
  await server.ready()
  await say(40)
  process.kill(server.pid(), 'SIGKILL')
  await expect.poll(() => fetch(`${server.url}/healthz`).catch(() => 'gone')).toBe('gone')
  const log = `${fileIn(folder)}-wal`
  truncateSync(log, Math.floor(statSync(log).size / 2))
  const words = [SERVER, '--port', '0', '--host', '127.0.0.1', '--data', folder]
  const { status, stderr } = spawnSync(process.execPath, words, { env: { LANG: 'C' }, timeout: 60_000 })
  expect([status, stderr.toString()]).toEqual([2, expect.stringMatching(/^Error: .*-wal” was cut.*latest events/)])
  // The operator deletes the damaged log to continue with the rest.
  rmSync(`${fileIn(folder)}-shm`)
  await server.restart()
  await server.ready()
  expect((await ask(`${server.url}/api/tables/${table}`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

/** Only root may use ports below this number. */
const PRIVILEGED = '/proc/sys/net/ipv4/ip_unprivileged_port_start'
const nobody = Number(spawnSync('id', ['-u', 'nobody']).stdout?.toString() || Number.NaN)
const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
const canRead = spawnSync(process.execPath, ['-e', `fs.accessSync(${JSON.stringify(SERVER)})`], asNobody).status === 0

test.skipIf(process.platform === 'win32' || !canRead)(
  'a folder without permission is reported in one sentence, with the cause',
  () => {
    chmodSync(folder, 0o500)
    if (process.getuid?.() === 0) chownSync(folder, 0, 0)
    const words = [SERVER, '--port', '0', '--host', '127.0.0.1', '--data', folder]
    const { status, stderr } = spawnSync(process.execPath, words, { ...asNobody, env: { LANG: 'C' } })
    expect(status).toBe(2)
    const said = stderr.toString().trim().split('\n')
    expect(said.filter(line => !line.startsWith('{'))).toHaveLength(1)
    expect(said.at(-1)).toMatch(/permission|EACCES|unable to open/i)
    chmodSync(folder, 0o700)
  },
)

test.skipIf(process.platform !== 'linux' || !canRead || Number(readFileSync(PRIVILEGED, 'utf8')) <= 80)(
  'a privileged port is not reported as used',
  () => {
    const words = [SERVER, '--port', '80', '--host', '127.0.0.1', '--data', folder]
    const { status, stderr } = spawnSync(process.execPath, words, { ...asNobody, env: { LANG: 'C' } })
    expect([status, stderr.toString()]).toEqual([2, expect.stringContaining('may not listen on port 80')])
  },
)

test('a new admin token is not written to a log: the output names its file', async () => {
  const words = [SERVER, '--port', '0', '--host', '127.0.0.1', '--data', folder]
  const child = spawn(process.execPath, words, { env: { LANG: 'C' }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output += text
    })
  await expect.poll(() => output, { timeout: 30_000 }).toContain('listening')
  const token = readFileSync(join(folder, 'admin-token'), 'utf8').trim()
  expect(output).toContain(join(folder, 'admin-token'))
  expect(output).not.toContain(token)
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('an unreadable file of the admin token is reported as a sentence', () => {
  mkdirSync(join(folder, 'locked', 'admin-token'), { recursive: true })
  const words = [SERVER, '--port', '0', '--host', '127.0.0.1', '--data', join(folder, 'locked')]
  const { status, stderr } = spawnSync(process.execPath, words, { env: { LANG: 'C' }, timeout: 60_000 })
  expect([status, stderr.toString()]).toEqual([2, expect.stringMatching(/^Error: .*admin-token.*\n$/)])
})

test('a client that knows newer events than the log is reported, because the store has lost data', async () => {
  const service = await startProcess(SERVER, ['--data', folder])
  await service.ready()
  const { table, token } = (await open(service.url)).json as unknown as { table: string; token: string }
  // Clients repeat the claim, and it is checked once.
  for (let times = 0; times < 3; times++) {
    const stream = await fetch(`${service.url}/api/tables/${table}/events?after=99`, {
      headers: { authorization: `Bearer ${token}` },
    })
    for await (const _ of stream.body as ReadableStream<Uint8Array>) break
  }
  await expect.poll(() => service.log()).toContain('knows version 99')
  await service.stop()
  expect(service.log().match(/"message":"a client knows/g)).toHaveLength(1)
})

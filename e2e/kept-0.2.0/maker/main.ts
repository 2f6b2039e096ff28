// Makes the material in this folder. Runs in a checkout of version 0.2.0 only, after `npm run build`:
//   npx tsx --conditions=halfpint e2e/kept-0.2.0/maker/main.ts
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { must } from '@halfpint/core'
import { moveStore } from '@halfpint/store'
import { asPostgres, freshDatabase } from '@halfpint/store/testing'
import { dayOf } from '@halfpint/tasks'
import { DatabaseSync } from '@photostructure/sqlite'
import { KINDS } from '../../../packages/store/src/endpoint.ts'
import { DATABASE_STEPS } from '../../../packages/store/src/schema.ts'
import { FACTS } from '../../../packages/table/src/fact.ts'
import { makeProfile } from './profile.ts'
import { type Made, type Maker, openMaker, tokenOf, type View } from './tables.ts'

const HERE = import.meta.dirname
const SERVER = join(HERE, '../../../apps/server/dist/server.js')
const PAGE = join(HERE, '../../../apps/web/dist')
const ADMIN_TOKEN = tokenOf('admin')
const BANNED_ADDRESS = '203.0.113.7'
const MESSAGE = 'The server restarts at midnight.'

const startServer = async (data: string): Promise<{ child: ChildProcess; address: string }> => {
  const words = ['--port', '0', '--host', '127.0.0.1', '--data', data, '--page', PAGE, '--rate', '0']
  const child = spawn(process.execPath, [SERVER, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, ADMIN_TOKEN },
  })
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
    createInterface({ input: child.stderr as NonNullable<typeof child.stderr> }).on('line', line => {
      const listening = /"port":(\d+).*"msg":"listening"/.exec(line)
      if (listening?.[1] !== undefined) resolve(listening[1])
    })
  })
  return { child, address: `http://127.0.0.1:${port}/` }
}

/** The views of all people and of a spectator, without the connections of this moment. */
const viewsOf = async (maker: Maker, made: Made) => {
  const lasting = (view: View & { chairs: object[]; rail?: object }) => {
    const { at: _, rail, ...rest } = view as typeof view & { at: number }
    const chairs = view.chairs.map(chair => {
      const { doors, absentSince, ...kept } = chair as { doors?: unknown; absentSince?: unknown }
      return kept
    })
    return { ...rest, chairs }
  }
  const views: object[] = []
  for (const name of [...made.people.map(person => person.name), undefined])
    views.push(lasting((await maker.viewOf(made, name)) as never))
  return views
}

const recordsOf = async (maker: Maker, made: Made) => {
  const { records } = await maker.get<{ records: { match: number }[] }>(`api/tables/${made.table}/records`)
  const found = []
  for (const { match } of records)
    found.push({ table: made.table, match, record: await maker.get(`api/tables/${made.table}/records/${match}`) })
  return found
}

/** The database as SQL: the schema of this version, and every row. */
const dumpDatabase = async (file: string): Promise<string> => {
  const url = await freshDatabase()
  must(await moveStore(file, url))
  const quoted = (value: unknown): string =>
    value === null ? 'null' : typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
  const lines = [
    'create schema halfpint;',
    'create table halfpint.steps (step integer primary key, done timestamptz not null default now());',
    ...DATABASE_STEPS,
    ...DATABASE_STEPS.map((_, at) => `insert into halfpint.steps (step) values (${at + 1});`),
  ]
  await asPostgres(async client => {
    for (const [kind, { columns, key }] of Object.entries(KINDS)) {
      const text = `select ${columns.join(', ')} from halfpint.${kind} order by ${key.join(', ')}`
      const { rows } = await client.query({ text, rowMode: 'array' })
      const [more, value] = kind === 'tables' ? [', touched', ', pg_current_xact_id()'] : ['', '']
      for (const row of rows as unknown[][])
        lines.push(
          `insert into halfpint.${kind} (${columns.join(', ')}${more}) values (${row.map(quoted).join(', ')}${value});`,
        )
    }
  }, url)
  return `${lines.join('\n')}\n`
}

const write = (name: string, content: string | Buffer): void => {
  const packed = gzipSync(content, { level: 9 })
  writeFileSync(join(HERE, '..', `${name}.gz`), packed)
  console.log(`${name}: ${content.length} bytes, packed ${packed.length}`)
}

const data = mkdtempSync(join(tmpdir(), 'halfpint-kept-'))
const { child, address } = await startServer(data)
try {
  const maker = openMaker(address, ADMIN_TOKEN)
  await maker.post('api/admin', { order: 'message', text: 'Will be replaced.' }, ADMIN_TOKEN)
  await maker.post('api/admin', { order: 'message', text: MESSAGE }, ADMIN_TOKEN)
  await maker.post('api/admin', { order: 'ban', address: BANNED_ADDRESS, minutes: 525_600 }, ADMIN_TOKEN)
  const tables = await maker.makeTables()
  const day = dayOf(Date.now(), 0)
  const results = await maker.makeResults(day)
  const { pads, down } = await maker.makePads()

  write('profile.json', JSON.stringify(await makeProfile(maker, address)))

  // A spectator is present when the server ends.
  await maker.join(tables.find(({ name }) => name === 'heroes-trick') as Made)
  // Bots may still think, and people who closed their stream are present for 1.5 s.
  await sleep(4000)
  const waiting = []
  const records = []
  for (const made of tables) {
    waiting.push({ ...made, views: await viewsOf(maker, made) })
    records.push(...(await recordsOf(maker, made)))
  }
  const lists = []
  for (const list of new Set(results.map(each => each.list)))
    lists.push({ list, answer: await maker.get(list, tokenOf('results Ann')) })
  const shown = []
  for (const pad of pads) shown.push({ ...pad, answer: await maker.get(`api/pads/${pad.id}`) })

  const between = []
  for (const made of await maker.makeBetween()) between.push({ ...made, views: await viewsOf(maker, made) })
  child.kill('SIGKILL')
  const at = Date.now()
  await sleep(200)

  const file = join(data, 'halfpint.sqlite')
  const small = join(data, 'small.sqlite')
  new DatabaseSync(file).exec(`vacuum into '${small}'`)
  write('server.sqlite', readFileSync(small))
  write('server.sql', await dumpDatabase(small))
  const manifest = {
    at,
    day,
    eventTypes: Object.keys(FACTS),
    adminToken: ADMIN_TOKEN,
    bannedAddress: BANNED_ADDRESS,
    message: MESSAGE,
    tables: waiting,
    between,
    records,
    results,
    lists,
    pads: shown,
    removedPad: down,
    bannedGuest: { table: 'heroes-lobby', token: tokenOf('heroes-lobby Cem') },
  }
  write('server.json', JSON.stringify(manifest))
} finally {
  child.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
}
process.exit(0)

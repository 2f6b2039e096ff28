import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, finish, halfpint, scratch, startChild } from '../child.ts'

const SERVER = join(import.meta.dirname, '../../../server/dist/server.js')
let server: ChildProcess
let port = 0

const startServer = async (data = 'data'): Promise<void> => {
  const words = ['--port', String(port), '--host', '127.0.0.1', '--data', join(scratch, data), '--log', 'info']
  server = spawn(process.execPath, [SERVER, ...words], { stdio: ['ignore', 'ignore', 'pipe'] })
  port = await new Promise<number>(resolve => {
    server.stderr?.on('data', text => {
      const listening = /"port":(\d+)/.exec(String(text))
      if (listening !== null) resolve(Number(listening[1]))
    })
  })
}
const stopServer = async (): Promise<void> => {
  const ended = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

beforeAll(async () => {
  build()
  await startServer()
})
afterAll(async () => {
  await stopServer()
  clean()
})

const post = async <Answer>(path: string, body: object, token?: string): Promise<Answer> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Answer
}

test('a program takes a seat at a live table and plays a match, across a restart of the server', async () => {
  // A program like those of the arena. It logs its questions and gives one invalid answer.
  const program = join(scratch, 'player.mjs')
  writeFileSync(
    program,
    `import { createInterface } from 'node:readline'
     import { appendFileSync } from 'node:fs'
     let asked = 0
     createInterface({ input: process.stdin }).on('line', line => {
       const { game, seat, view, legal, budget } = JSON.parse(line)
       appendFileSync('asked.jsonl', JSON.stringify({ game, seat, viewer: view.viewer, budget, legal: legal.length }) + '\\n')
       console.log(JSON.stringify({ choice: asked++ === 1 ? 999 : 0 }))
     })`,
  )
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 2 }, grace: 600_000 }
  const ann = await post<{ table: string; token: string }>('', { setup, name: 'Ann' })
  const child = startChild([
    'bot',
    `node ${program}`,
    '--server',
    `http://127.0.0.1:${port}`,
    '--table',
    ann.table,
    '--name',
    'Robo',
  ])
  const ended = finish(child)
  await expect
    .poll(async () => JSON.stringify(await (await fetch(`http://127.0.0.1:${port}/api/tables/${ann.table}`)).json()), {
      timeout: 30_000,
    })
    .toContain('Robo')
  await post(`/${ann.table}/commands`, { id: 'a', command: { type: 'start', fill: 'random' } }, ann.token)
  await post(`/${ann.table}/commands`, { id: 'b', command: { type: 'leave' } }, ann.token)
  const missed = new Promise<void>(resolve => {
    child.stderr?.on('data', text => String(text).includes('trying again') && resolve())
  })
  await stopServer()
  await missed
  await startServer()
  const { code, err } = await ended
  expect([code, err]).toEqual([0, expect.stringContaining('Robo has taken seat 2')])
  // Losing and regaining the server is reported once each, however many attempts there were.
  expect(err.match(/trying again|is back/g)).toEqual(['trying again', 'is back'])
  // The invalid answer cost one decision and was reported.
  expect(err).toContain('The match is over')
  expect(err).toMatch(/illegal|allowed|1/)
  const { records } = (await (await fetch(`http://127.0.0.1:${port}/api/tables/${ann.table}/records`)).json()) as {
    records: { players: string[] }[]
  }
  expect(records[0]?.players).toContain('Robo')
})

interface TableView {
  readonly phase: string
  readonly seats: readonly { readonly person?: { readonly name: string }; readonly nodes?: readonly string[] }[]
}
const look = async (table: string): Promise<TableView> =>
  (await (await fetch(`http://127.0.0.1:${port}/api/tables/${table}`)).json()) as TableView
/** Seats a program that always plays its first legal action. */
const startBot = (table: string) => {
  const program = join(scratch, 'first.mjs')
  const answer = `console.log('{"choice":0}')`
  writeFileSync(
    program,
    `import { createInterface } from 'node:readline'\ncreateInterface({ input: process.stdin }).on('line', () => ${answer})`,
  )
  return startChild(['bot', `node ${program}`, '--server', `http://127.0.0.1:${port}`, '--table', table])
}
const isSeated = async (table: string): Promise<boolean> =>
  (await look(table)).seats.some(({ person }) => person?.name === 'Bot')

test('a program that joins after a match plays the next one, and then frees its seat for others', async () => {
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 1 }, grace: 0 }
  const { table, token } = await post<{ table: string; token: string }>('', { setup, name: 'Ann' })
  const send = (id: string, what: object) => post(`/${table}/commands`, { id, command: what }, token)
  const line = await fetch(`http://127.0.0.1:${port}/api/tables/${table}/events`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const playOut = async (): Promise<void> => {
    while ((await look(table)).phase !== 'over') {
      const answer = await fetch(`http://127.0.0.1:${port}/api/tables/${table}/legal`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { legal } = (await answer.json()) as { legal: object[] }
      // Commands sent too fast are refused after a while, sooner on a fast machine.
      if (legal.length > 0) await send(`${Math.random()}`, { type: 'act', action: legal[0] })
      else await sleep(50)
    }
  }
  await send('a', { type: 'start', fill: 'random' })
  await playOut()
  await send('b', { type: 'clear-seat', seat: 2 })
  const ended = finish(startBot(table))
  await expect.poll(() => isSeated(table), { timeout: 30_000 }).toBe(true)
  await send('c', { type: 'start' })
  await playOut()
  expect((await ended).code).toBe(0)
  const { records } = (await (await fetch(`http://127.0.0.1:${port}/api/tables/${table}/records`)).json()) as {
    records: { players: string[] }[]
  }
  expect(records.map(({ players }) => players.includes('Bot'))).toEqual([false, true])
  expect(await isSeated(table)).toBe(false)
  await line.body?.cancel()
})

test('a program that has lost its seat when the connection returns ends with a message', async () => {
  const setup = { game: 'herzlos', seats: 3 }
  const { table } = await post<{ table: string }>('', { setup, name: 'Ann' })
  const ended = finish(startBot(table))
  await expect.poll(async () => (await look(table)).seats[1]?.nodes?.length, { timeout: 30_000 }).toBe(1)
  await stopServer()
  await startServer('elsewhere')
  expect(await ended).toMatchObject({ code: 1, err: expect.stringContaining('not your seat') })
})

test('an unknown table, an invalid server and a missing table are reported', async () => {
  const at = ['--server', `http://127.0.0.1:${port}`]
  expect(await halfpint(['bot', 'node x', '--table', '00000000000000', ...at])).toMatchObject({
    code: 2,
    err: expect.stringContaining('no such table'),
  })
  expect((await halfpint(['bot', 'node x', '--table', 'x', '--server', 'nowhere'])).code).toBe(2)
  expect(await halfpint(['bot', 'node x'])).toMatchObject({ code: 2, err: expect.stringContaining('--table') })
})

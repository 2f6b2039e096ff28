import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '@halfpint/core'
import { openStore } from '@halfpint/store'
import { findGame } from '@halfpint/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from './service.ts'
import { ask, serve } from './test/serve.ts'

const root = join(import.meta.dirname, '../../..')
const hasPython = spawnSync('python3', ['--version']).status === 0

let service: Service
const store = must(await openStore('memory:'))
beforeAll(async () => {
  service = await serve({}, store)
})
afterAll(() => service.stop())

const TYPESCRIPT = [process.execPath, join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'examples/bot.ts')]
const PYTHON = ['python3', join(root, 'examples/bot.py')]

/** Starts a bot. `sat` resolves with the table once it has a seat, `done` with its output when it has ended. */
const start = ([program, ...words]: readonly string[], more: readonly string[], url = service.url) => {
  const child = spawn(program as string, [...words, url, ...more], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const sat = new Promise<string>(resolve => {
    child.stdout.setEncoding('utf8').on('data', text => {
      said += text
      const table = /of table (\w+)/.exec(said)?.[1]
      if (table !== undefined) resolve(table)
    })
  })
  child.stderr.setEncoding('utf8').on('data', text => {
    said += text
  })
  const done = new Promise<{ code: number | null; said: string }>(resolve =>
    child.on('close', code => resolve({ code, said })),
  )
  return { sat, done }
}

test.each([['TypeScript', TYPESCRIPT], ...(hasPython ? ([['Python', PYTHON]] as const) : [])] as const)(
  'the bot in %s opens a table and plays a whole match',
  async (_language, program) => {
    const bot = start(program, [])
    const table = await bot.sat
    const { code, said } = await bot.done
    expect(said).not.toMatch(/refused|cut/)
    expect([code, said.trim().split('\n').at(-1)]).toEqual([0, 'the match is over'])
    const { json } = await ask(`${service.url}/api/tables/${table}/records/1`)
    expect(must(findGame('herzlos')).records.read(json).ok).toBe(true)
  },
)

test.skipIf(!hasPython)(
  'the bot in Python plays many games against a level, stores them and prints its results',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'halfpint-bot-'))
    const out = join(folder, 'games.jsonl')
    const bot = start(PYTHON, ['--games', '3', '--against', 'novice', '--game', 'half-pint-heroes', '--out', out])
    const { code, said } = await bot.done
    expect(said).not.toMatch(/refused|cut/)
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/won \d of 3, \d+% \(\d+% to \d+%\); among equals it would be 33%/),
    ])
    const records = readFileSync(out, 'utf8').trim().split('\n')
    expect(records.map(record => must(findGame('half-pint-heroes')).records.read(JSON.parse(record)).ok)).toEqual([
      true,
      true,
      true,
    ])
    rmSync(folder, { recursive: true })
    const wrong = await start(PYTHON, ['--game', 'chess']).done
    expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('There is no game “chess”')])
  },
)

test.skipIf(!hasPython)('both example bots join one table of Half-Pint Heroes and play to the end', async () => {
  const setup = { game: 'half-pint-heroes', seats: 3, options: { rounds: 2 } }
  const opened = await ask(`${service.url}/api/tables`, 'POST', { setup, name: 'Ann' })
  const { table, token } = opened.json as unknown as { table: string; token: string }
  const bots = [start(TYPESCRIPT, [table, 'Tess']), start(PYTHON, [table, 'Pit'])]
  await Promise.all(bots.map(({ sat }) => sat))
  // Ann leaves, and a bot of the server takes over her seat.
  await ask(`${service.url}/api/tables/${table}/commands`, 'POST', { id: 'a', command: { type: 'start' } }, token)
  await ask(`${service.url}/api/tables/${table}/commands`, 'POST', { id: 'b', command: { type: 'leave' } }, token)
  const ended = await Promise.all(bots.map(({ done }) => done))
  expect(ended.map(({ code }) => code)).toEqual([0, 0])
  expect(ended.map(({ said }) => said).join()).not.toMatch(/refused/)
  const { json } = await ask(`${service.url}/api/tables/${table}/records`)
  expect((json.records as unknown as { players: string[] }[])[0]?.players.sort()).toEqual(['Ann', 'Pit', 'Tess'])
})

test.each([['TypeScript', TYPESCRIPT], ...(hasPython ? ([['Python', PYTHON]] as const) : [])] as const)(
  'the bot in %s plays on when connections are cut and a proxy answers with HTML pages',
  async (_language, program) => {
    let passed = 0
    let away = 0
    const proxy = createServer((asked, answer) => {
      // Now and then the server behind the proxy fails three requests and loses its streams.
      if (++passed % 15 === 0) away = 3
      if (away > 0 && passed > 15) {
        away--
        answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
        if (away === 0) proxy.closeAllConnections()
        return
      }
      const to = new URL(asked.url as string, service.url)
      const on = request(to, { method: asked.method, headers: { ...asked.headers, host: to.host } }, got => {
        answer.writeHead(got.statusCode as number, got.headers)
        got.pipe(answer)
        answer.on('close', () => got.destroy())
      })
      on.on('error', () => answer.destroy())
      asked.pipe(on)
    })
    await new Promise<void>(ready => proxy.listen(0, '127.0.0.1', ready))
    const { port } = proxy.address() as { port: number }
    const { code, said } = await start(program, [], `http://127.0.0.1:${port}`).done
    proxy.closeAllConnections()
    proxy.close()
    expect(said).not.toContain('Traceback')
    expect([code, said.trim().split('\n').at(-1)]).toEqual([0, 'the match is over'])
    expect(passed).toBeGreaterThan(45)
  },
)

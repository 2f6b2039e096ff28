import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWithThimble } from '../tools/thirdgame.ts'
import { faultsOf, type LiveServer, openBrowser, openContext, openServer } from './src/index.ts'

const PAGE_BUILD = join(import.meta.dirname, '../apps/web/src/test/thimble/build.ts')
let folder: string
let server: LiveServer
let browser: Browser

beforeAll(async () => {
  // Inside the repository, so that the server finds installed packages.
  const cache = join(import.meta.dirname, '../node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'thimble-'))
  const page = join(folder, 'page')
  await buildWithThimble(folder, {
    server: 'apps/server/src/main.ts',
    botworker: 'apps/server/src/botworker.ts',
    storemaintenance: 'apps/server/src/storemaintenance.ts',
  })
  await promisify(execFile)(process.execPath, ['--import', 'tsx', PAGE_BUILD, page])
  server = await openServer(undefined, { program: join(folder, 'server.js'), page })
  browser = await openBrowser()
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a third game is played over the API against a bot, to its record', async () => {
  const ask = async (path: string, body?: object, token = ''): Promise<{ status: number; json: never }> => {
    const response = await fetch(`${server.address}api/tables${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, json: (await response.json()) as never }
  }
  const opened = await ask('', { setup: { game: 'thimble', seats: 2, options: { rounds: 2 } }, name: 'Ann' })
  expect(opened.status).toBe(201)
  const { table, token } = opened.json as { table: string; token: string }
  let count = 0
  const send = (each: object) => ask(`/${table}/commands`, { id: `ann-${++count}`, command: each }, token)
  expect((await send({ type: 'seat-bot', seat: 1, bot: 'regular' })).status).toBe(200)
  expect((await send({ type: 'start' })).status).toBe(200)
  const hidden = new Set<string>()
  await expect
    .poll(
      async () => {
        await send({ type: 'share', share: '00112233445566778899aabbccddeeff'.repeat(2) })
        const { legal } = (await ask(`/${table}/legal`, undefined, token)).json as { legal: readonly object[] }
        if (legal[0] !== undefined) await send({ type: 'act', action: legal[0] })
        const seen = (await ask(`/${table}`, undefined, token)).json as { match?: { state: { hands: string[][] } } }
        for (const card of seen.match?.state.hands[1] ?? []) hidden.add(card)
        return (await ask(`/${table}/records/1`)).status
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBe(200)
  expect((await ask(`/${table}/records/1`)).json).toMatchObject({
    game: 'thimble',
    result: { winners: expect.any(Array) },
  })
  expect([...hidden].filter(card => card !== '?')).toEqual([])
})

test('a third game is offered at home, played in the page to its end, and has a pad', async () => {
  const context = await openContext(browser)
  await context.addInitScript(() => localStorage.setItem('halfpint.met.thimble', 'true'))
  const page = await context.newPage()
  const faults = faultsOf(page)
  await page.goto(server.address)
  await page.getByText('The best card takes all stakes.').waitFor()
  await page.goto(`${server.address}#/play/thimble`)
  const end = page.getByText('The end')
  const may = page.getByRole('button', { name: /^(stake|guess|play) / }).first()
  // A button may disappear before it is pressed; then the end button is pressed, which is harmless.
  do await end.or(may).first().click()
  while (!(await end.isVisible()))
  expect(await page.getByRole('listitem').count()).toBe(2)

  await page.goto(`${server.address}#/pad/new`)
  await page.getByRole('radio', { name: 'Thimble' }).check()
  await page.locator('.begin').click()
  for (const value of [3, 1, 0, 2]) await page.getByRole('button', { name: `${value} thimbles` }).click()
  await page.locator('.paper').getByText('3', { exact: true }).first().waitFor()
  expect(faults).toEqual([])
  await context.close()
})

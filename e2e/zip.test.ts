import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playUntil } from './src/halfpint.ts'
import { openBrowser, openContext, openServer, openSite, type Site } from './src/index.ts'
import { openGuest, sitDown } from './src/online.ts'
import { unzip } from './src/unzip.ts'

let browser: Browser
let files: Map<string, Buffer>

beforeAll(async () => {
  // The output of `npm run zip`, at the printed path.
  const said = execFileSync(process.execPath, [join(import.meta.dirname, '../tools/zip.mjs')], { encoding: 'utf8' })
  files = unzip(readFileSync(said.slice(0, said.lastIndexOf(':'))))
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
})

/** A static file server below a path, with CORS for every page. */
const openHost = (change: (name: string, content: Buffer) => Buffer = (_, content) => content): Promise<Site> =>
  openSite({
    path: '/~ann/games/half-pint/',
    headers: { 'access-control-allow-origin': '*' },
    read: async name => change(name, files.get(name) as Buffer),
  })

/** Opens the page of this host in a frame of another site; returns the frame. */
const frameIn = async (page: Page, site: Site, sandbox: string | null): Promise<Frame> => {
  const attribute = sandbox === null ? '' : `sandbox="${sandbox}"`
  const html = `<!doctype html><iframe ${attribute} src="${site.address}" width="360" height="640"></iframe>`
  const parent = await openSite({ read: async () => Buffer.from(html) })
  await page.goto(parent.address.replace('127.0.0.1', 'localhost'))
  await parent.close()
  const element = await page.waitForSelector('iframe')
  return (await element.contentFrame()) as Frame
}

const playFirst = async (frame: Frame): Promise<void> => {
  await frame.getByRole('link', { name: 'Play: Half-Pint Heroes' }).click()
  expect(await playUntil(frame, 'play')).toBe('play')
  const before = await frame.locator('.hand.mine .card').count()
  await frame.locator('.hand.mine .card').first().click()
  await frame.locator('.bar .button').click()
  await expect.poll(() => frame.locator('.hand.mine .card').count(), { timeout: 60_000 }).toBeLessThan(before)
}

test('the zip contains the whole page, without duplicates', () => {
  expect(files.has('index.html') && files.has('sw.js')).toBe(true)
  expect([...files.keys()].filter(name => /\.(br|gz)$|^\//.test(name))).toEqual([])
})

test('the zip works below a path, in a sandboxed frame of another site without storage', async () => {
  const site = await openHost()
  const context = await openContext(browser, { newcomer: true })
  const page = await context.newPage()
  const frame = await frameIn(page, site, 'allow-scripts allow-forms')
  await frame.getByRole('heading', { name: 'Half-Pint Heroes' }).waitFor()
  // The browser itself refuses storage here.
  expect(
    await frame.evaluate(() => {
      try {
        return localStorage.length
      } catch (error) {
        return (error as Error).name
      }
    }),
  ).toBe('SecurityError')
  await playFirst(frame)
  // Tasks have a separate worker.
  await frame.evaluate(() => {
    location.hash = '#/day/half-pint-heroes'
  })
  await frame.locator('.half-pint[data-task="predict"]').waitFor()
  await context.close()
  await site.close()
})

const ADMIN_TOKEN = 'a-token-of-this-test'

/** Sends a message to all players as the operator. */
const sayAsOperator = async (address: string, text: string): Promise<void> => {
  const answer = await fetch(new URL('api/admin', address), {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ order: 'message', text }),
  })
  expect(answer.status).toBe(200)
}

test('the zip uses the server named in its index.html, also from a foreign frame', async () => {
  let server: Awaited<ReturnType<typeof openServer>> | undefined
  const site = await openHost((name, content) =>
    name === 'index.html'
      ? Buffer.from(
          content
            .toString()
            .replace('name="halfpint-server" content=""', `name="halfpint-server" content="${server?.address}"`),
        )
      : content,
  )
  process.env.ADMIN_TOKEN = ADMIN_TOKEN
  server = await openServer(undefined, { words: ['--origin', new URL(site.address).origin] })
  const context = await openContext(browser)
  const page = await context.newPage()
  const frame = await frameIn(page, site, null)
  await frame.locator('a[href="#/table"]').click()
  await frame.locator('form.lay input:not([type=radio], [type=checkbox])').first().fill('Ann')
  await frame.locator('form.lay button[type=submit]').click()
  await frame.locator('main.lobby').waitFor()
  const link = (await frame.locator('.invite').getAttribute('data-link')) ?? ''
  expect(link).toContain(`${site.address}#/table/`)
  delete process.env.ADMIN_TOKEN
  await sayAsOperator(server.address, 'Last orders at eleven')
  const friend = await openGuest(browser, 'Ben')
  await sitDown(friend, link)
  const word = friend.locator('.host-word')
  await word.getByText('Last orders at eleven').waitFor()
  await word.getByRole('button').click()
  await word.waitFor({ state: 'detached' })
  await frame.locator('.lobby-foot .button').click()
  await Promise.all([frame, friend].map(each => each.locator('.half-pint, .herzlos').first().waitFor()))
  await Promise.all([context.close(), friend.context().close()])
  await server.close()
  await site.close()
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seatBots, waitForTask } from './src/heroes.ts'
import { BUILT, openBrowser, openContext, openSite, type Site } from './src/index.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  site = await openSite()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const KILOBYTE = 1000

/** The gzipped size of a built file. */
const sizeOf = (file: string): number => gzipSync(readFileSync(join(BUILT, file)), { level: 9 }).length

const isScriptOrStyle = (file: string): boolean => /\.(js|css)$/.test(file) && file !== 'sw.js'

test('the first playable view takes at most 100 kB of gzipped script and style', async () => {
  const context = await openContext(browser)
  await context.route('**/sw.js', route => route.abort())
  const page = await context.newPage()
  const files = new Set<string>()
  context.on('request', request => {
    const file = new URL(request.url()).pathname.slice(1)
    if (isScriptOrStyle(file)) files.add(file)
  })
  await seatBots(page, ['tilde', 'bruno', 'gustl'])
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  await waitForTask(page)
  const sizes = [...files].map(file => ({ file, size: sizeOf(file) }))
  expect(sizes.length).toBeGreaterThan(5)
  // The worker brings the bots and their weights, and is not needed to draw; it is counted apart.
  const worker = sizes.filter(({ file }) => file.includes('worker'))
  const view = sizes.filter(({ file }) => !file.includes('worker'))
  const sum = (list: typeof sizes): number => list.reduce((total, { size }) => total + size, 0)
  console.log(`first view ${sum(view)} bytes in ${view.length} files, worker ${sum(worker)} bytes`)
  expect(sum(view)).toBeLessThanOrEqual(100 * KILOBYTE)
  await context.close()
})

test('the whole page takes at most 350 kB of gzipped script and style', () => {
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter(isScriptOrStyle)
  const whole = files.reduce((total, file) => total + sizeOf(file), 0)
  console.log(`whole page ${whole} bytes in ${files.length} files`)
  expect(whole).toBeLessThanOrEqual(350 * KILOBYTE)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openServer, openSite, type Site } from './src/index.ts'
import { weighFirstView, weighOnWire, weighWhole } from './src/size.ts'

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

/** What the page may weigh: the limits of `npm run house`. */
const { firstView, wholePage } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../scripts/house.json'), 'utf8'),
) as { readonly [figure: string]: { readonly limit: number } }

test('the first playable view takes no more gzipped script and style than it may', async () => {
  const { view, worker } = await weighFirstView(browser, site.address)
  console.log(`first view ${view.bytes} bytes in ${view.files} files, worker ${worker.bytes} bytes`)
  expect(view.files + worker.files).toBeGreaterThan(5)
  expect(view.bytes).toBeLessThanOrEqual(firstView?.limit as number)
})

test('the first screen takes at most 60 kB on the wire from the server as it is built', async () => {
  const server = await openServer()
  const { bytes, files } = await weighOnWire(browser, server.address).finally(server.close)
  console.log(`first screen ${bytes} bytes on the wire in ${files} answers`)
  expect(files).toBeGreaterThan(5)
  expect(bytes).toBeLessThanOrEqual(60_000)
})

test('the whole page takes no more gzipped script and style than it may', () => {
  const { bytes, files } = weighWhole()
  console.log(`whole page ${bytes} bytes in ${files} files`)
  expect(bytes).toBeLessThanOrEqual(wholePage?.limit as number)
})

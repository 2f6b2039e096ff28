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

/** Size budgets, in gzipped bytes of script and style. */
const MAX_FIRST_VIEW = 100_000
const MAX_WHOLE_PAGE = 560_000

test('the first playable view stays within its size budget', async () => {
  const { view, worker } = await weighFirstView(browser, site.address)
  console.log(`first view ${view.bytes} bytes in ${view.files} files, worker ${worker.bytes} bytes`)
  expect(view.files + worker.files).toBeGreaterThan(5)
  expect(view.bytes).toBeLessThanOrEqual(MAX_FIRST_VIEW)
})

test('the first screen takes at most 60 kB on the wire from the server as it is built', async () => {
  const server = await openServer()
  const { bytes, files } = await weighOnWire(browser, server.address).finally(server.close)
  console.log(`first screen ${bytes} bytes on the wire in ${files} answers`)
  expect(files).toBeGreaterThan(5)
  expect(bytes).toBeLessThanOrEqual(60_000)
})

test('the whole page stays within its size budget', () => {
  const { bytes, files } = weighWhole()
  console.log(`whole page ${bytes} bytes in ${files} files`)
  expect(bytes).toBeLessThanOrEqual(MAX_WHOLE_PAGE)
})

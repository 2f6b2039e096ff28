import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openSite, type Site } from './src/index.ts'
import { weighFirstView, weighWhole } from './src/size.ts'

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

test('the first playable view takes at most 85 kB of gzipped script and style', async () => {
  const { view, worker } = await weighFirstView(browser, site.address)
  console.log(`first view ${view.bytes} bytes in ${view.files} files, worker ${worker.bytes} bytes`)
  expect(view.files + worker.files).toBeGreaterThan(5)
  expect(view.bytes).toBeLessThanOrEqual(85 * KILOBYTE)
})

test('the whole page takes at most 380 kB of gzipped script and style', () => {
  const { bytes, files } = weighWhole()
  console.log(`whole page ${bytes} bytes in ${files} files`)
  expect(bytes).toBeLessThanOrEqual(380 * KILOBYTE)
})

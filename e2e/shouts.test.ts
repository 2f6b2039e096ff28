import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf, openBrowser, openContext, openSite, type Site } from './src/index.ts'
import { TABLE_SCENES } from './src/tablescenes.ts'

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

test.each([
  ['H21 a brawl', 'table-brawl', 'Brawl!', '.drama.brawl'],
  ['H30 a gun fight', 'table-duel', 'Gun fight!', '.drama.duel'],
  ['Z8 a march', 'cross-march', 'March!', '.z-drama'],
])('%s is seen on the table, and a tap leads on to the pad', async (_, name, shout, told) => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const faults = faultsOf(page)
  // The scene holds the moment still: nothing but the tap ends it.
  await TABLE_SCENES.find(scene => scene.name === name)?.prepare(page, site.address)
  expect(await page.locator('.shout-word').innerText()).toMatch(new RegExp(shout, 'i'))
  expect(await page.locator('dialog[open]').count()).toBe(0)
  await page.locator('.shout').click()
  await page.locator(`dialog[open] ${told}`).waitFor()
  expect(await page.locator('.shout').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

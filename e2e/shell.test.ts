import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf, openBrowser, openContext, openSite, overflow, type Site, violations } from './src/index.ts'

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
  ['en', 'Play now'],
  ['de', 'Jetzt spielen'],
  ['ru', 'Играть'],
] as const)('the home page speaks %s when the browser does', async (language, text) => {
  const context = await openContext(browser, { language })
  const page = await context.newPage()
  const faults = faultsOf(page)
  await page.goto(site.address)
  await page.getByText(text, { exact: true }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
  await context.close()
})

test('the language can be switched, and stays so', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${site.address}#/settings`)
  await page.getByLabel('Deutsch').check()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  await context.close()
})

test.each(['light', 'dark'] as const)('home and settings are free of axe violations by %s', async theme => {
  const context = await openContext(browser, { theme })
  const page = await context.newPage()
  for (const hash of ['#/', '#/settings', '#/nowhere']) {
    await page.goto(site.address + hash)
    await page.locator('main').waitFor()
    expect(await violations(page)).toEqual([])
  }
  await context.close()
})

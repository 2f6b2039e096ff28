import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf, openBrowser, openContext, openSite, overflow, reload, type Site, violations } from './src/index.ts'

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
  await reload(page)
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

test('who plays for the first time is told the game in a few sentences, once', async () => {
  const context = await openContext(browser, { newcomer: true })
  const page = await context.newPage()
  await page.goto(site.address)
  await page.getByRole('link', { name: 'Play now: Half-Pint Heroes' }).click()
  await page.getByRole('heading', { name: 'First time here?' }).waitFor()
  expect(await page.locator('.welcome li').count()).toBeGreaterThan(3)
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Let’s play' }).click()
  await page.locator('.heroes .prediction').first().waitFor()
  await reload(page)
  await page.locator('.heroes .prediction').first().waitFor()
  expect(await page.locator('.welcome').count()).toBe(0)
  await context.close()
})

test('settings and rules lead back to where one came from', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  await page.locator('.heroes').waitFor()
  for (const name of ['Settings', 'Rules']) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name }).click()
    await page.locator('main.plain').waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.locator('.heroes').waitFor()
  }
  // Who comes by a link goes home.
  await page.goto('about:blank')
  await page.goto(`${site.address}#/settings`)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.locator('main.home').waitFor()
  await context.close()
})

test('the way back closes a sheet first, and leaves the table only then', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${site.address}#/play/herzlos?new=1`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
  await page.waitForFunction(() => history.state?.overlay === 1)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(page.url()).toContain('#/play/herzlos')
  // What was closed by its own button leaves no step behind.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForFunction(() => history.state?.overlay === undefined)
  expect(page.url()).toContain('#/play/herzlos')
  await context.close()
})

test('who closes a sheet and goes on at once arrives, however quick', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${site.address}#/play/herzlos?new=1`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.waitForFunction(() => history.state?.overlay === 1)
  // The sheet's own step back is under way, and before it arrives the address changes.
  await page.evaluate(() => {
    const go = history.go.bind(history)
    history.go = steps => {
      go(steps)
      location.hash = '#/settings'
    }
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.waitForFunction(() => location.hash === '#/settings')
  await page.waitForTimeout(300)
  await page.locator('main.plain').waitFor()
  expect(page.url()).toContain('#/settings')
  await page.goBack()
  await page.getByRole('button', { name: 'Menu' }).waitFor()
  await context.close()
})

test('the title names the screen, and calls whose turn it is', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${site.address}#/learn`)
  await page.waitForFunction(() => document.title === 'Learn · Half-Pint')
  await page.goto(`${site.address}#/play/herzlos?new=1`)
  await page.waitForFunction(() => document.title.startsWith('● Your turn'))
  await page.goto(`${site.address}#/settings`)
  await page.waitForFunction(() => document.title === 'Settings · Half-Pint')
  await context.close()
})

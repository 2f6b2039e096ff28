import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playTo, settleTask, waitForTask } from './src/halfpint.ts'
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

test('two people and a bot at one device: a curtain hides the cards between turns', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const faults = faultsOf(page)
  await page.addInitScript(() => localStorage.setItem('halfpint.settings', JSON.stringify({ pace: 'instant' })))
  await page.goto(`${site.address}#/pass`)
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann')
  await page.getByRole('textbox', { name: 'Player 2' }).fill('<b>Ben</b>')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Sit down and play' }).click()
  const curtains: string[] = []
  let rounds = 0
  await playTo(page, async asked => {
    if (asked === 'curtain') {
      expect(await page.locator('.hand').count()).toBe(0)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      curtains.push((await page.locator('.curtain h1').textContent()) ?? '')
      if (curtains.length === 1) expect(await violations(page)).toEqual([])
    }
    if (asked === 'next') rounds++
    return rounds === 2
  })
  await settleTask(page, 'next')
  // Names are plain text; every player had a turn.
  expect(new Set(curtains)).toEqual(new Set(['Ann, it is your turn', '<b>Ben</b>, it is your turn']))
  await page.reload()
  expect(await waitForTask(page)).toBe('curtain')
  expect(faults).toEqual([])
  await context.close()
})

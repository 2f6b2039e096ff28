import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playUntil, seatBots } from './src/halfpint.ts'
import { openBrowser, openContext, openSite } from './src/index.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
})

test('once installed, the page starts and plays without a network', async () => {
  const site = await openSite()
  const context = await openContext(browser, { stored: true })
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice'])
  await page.goto(site.address)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // The host is stopped: everything must come from the device.
  await site.close()
  await page.goto(`${site.address}?again#/`)
  await page.getByRole('heading', { name: 'Half-Pint Heroes' }).waitFor()
  await page.getByRole('link', { name: 'Play: Half-Pint Heroes' }).click()
  expect(await playUntil(page, 'next')).toBe('next')
  for (const [hash, sign] of [
    ['#/learn', 'main'],
    ['#/pad', 'main'],
    ['#/replay', 'main'],
    ['#/play/herzlos', '.herzlos .places'],
  ] as const) {
    await page.goto(site.address + hash)
    await page.reload()
    await page.locator(sign).first().waitFor()
  }
  await context.close()
})

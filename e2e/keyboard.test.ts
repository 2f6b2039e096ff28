import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seatBots, waitForTask } from './src/heroes.ts'
import { type Browser, openBrowser, openContext, openSite, type Site } from './src/index.ts'
import { noteSpeech, spokenIn } from './src/listener.ts'

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

/** Presses Tab until something that fits has the focus. */
const tabTo = async (page: Page, sign: string): Promise<void> => {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, sign)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${sign}`)
}

test('a round is played with nothing but the keyboard, and everything is announced', async () => {
  const context = await openContext(browser, { size: 'desktop' })
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice'])
  await noteSpeech(page)
  await page.goto(site.address)
  await page.getByRole('heading', { name: 'Half-Pint Heroes' }).waitFor()
  await tabTo(page, '.game a.button')
  await page.keyboard.press('Enter')
  for (;;) {
    const asked = await waitForTask(page)
    if (asked === 'next') break
    const first = { predict: '.prediction', bet: '.rival', play: '.hand button' }[asked as 'play']
    // The focus comes to the task by itself.
    await page.waitForFunction(wanted => document.activeElement?.matches(wanted), first)
    if (asked === 'play') await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await tabTo(page, '.bar .button:enabled')
    await page.keyboard.press('Enter')
  }
  await tabTo(page, 'dialog .sheet-acts .button')
  await page.keyboard.press('Enter')
  expect(await waitForTask(page)).toBe('predict')
  const spoken = await spokenIn(page)
  for (const sentence of [
    /^Round 1:/,
    /^Predictions:/,
    /^Bets:/,
    /^You play: /,
    /plays: /,
    /wins? the trick/,
    /Round scored:/,
  ]) {
    expect(
      spoken.some(said => sentence.test(said)),
      String(sentence),
    ).toBe(true)
  }
  await context.close()
})

test.each([
  ['de', 'Runde 1/10', /Wie viele Stiche/],
  ['ru', 'Раунд 1/10', /Сколько конов/],
] as const)('the table speaks %s', async (language, heading, question) => {
  const context = await openContext(browser, { language })
  const page = await context.newPage()
  await seatBots(page, ['tilde', 'oda'])
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  await waitForTask(page)
  expect(await page.locator('.wood h1').textContent()).toBe(heading)
  expect(await page.locator('.bar').textContent()).toMatch(question)
  await context.close()
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf, openBrowser, openContext, openSite, overflow, type Site, speak, violations } from './src/index.ts'

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

/** The heading of each page of Learn in every language. */
const HEADINGS = {
  '#/learn': { ru: 'Одиннадцать комбинаций', de: 'Die elf Kombinationen', en: 'The eleven sets' },
  '#/learn/half-pint-heroes': { ru: 'Пара в ряду', de: 'Ein Paar in der Auslage', en: 'A pair in the row' },
  '#/learn/herzlos': { ru: 'Черви закрыты', de: 'Herzen sind gesperrt', en: 'Breaking hearts' },
  '#/learn/herzlos?part=tips': { ru: 'Как играть лучше', de: 'Besser spielen', en: 'Tips for better play' },
} as const

test('Learn has three languages, fits a phone and has no axe violations in light and dark mode', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const faults = faultsOf(page)
  for (const [hash, headings] of Object.entries(HEADINGS)) {
    await page.goto(site.address + hash)
    await page.locator('main').waitFor()
    for (const language of ['ru', 'de', 'en'] as const) {
      await speak(page, language)
      await page.getByRole('heading', { name: headings[language] }).first().waitFor()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      if (language === 'ru') continue
      await page.emulateMedia({ colorScheme: language === 'de' ? 'dark' : 'light' })
      expect(await violations(page)).toEqual([])
    }
  }
  expect(faults).toEqual([])
  await context.close()
})

test('the reference card shows sets sorted by number, or with the larger group first', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${site.address}#/learn`)
  await page.locator('.sets-card').first().waitFor()
  const sets = await page.evaluate(() =>
    [...document.querySelectorAll('.sets-card li')].map(line =>
      [...line.querySelectorAll('.number')].map(number => number.textContent).join(' '),
    ),
  )
  const [royal, , straightFlush, , flush, fullHouse, straight] = sets
  expect([royal, straightFlush, flush, straight]).toEqual(['9 10 11 12 13', '3 4 5 6 7', '2 5 8 10 13', '5 6 7 8 9'])
  expect(fullHouse).toBe('11 11 11 4 4')
  await context.close()
})

/** Regulars play without pauses. */
const hurry = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('halfpint.settings', JSON.stringify({ pace: 'instant' })))

/** Continues a guided round until the learner must act. */
const untilAsked = async (page: Page): Promise<void> => {
  for (;;) {
    const button = page.locator('.guide .button').first()
    await button.waitFor()
    if ((await button.textContent()) !== 'Continue') return
    await button.click()
  }
}

/** Whether the learner's own area is not covered, and the guide's text is visible on a phone in landscape. */
const seesAll = async (page: Page): Promise<boolean> => {
  const upright = page.viewportSize()
  await page.setViewportSize({ width: 740, height: 360 })
  const seen = await page.evaluate(() =>
    [document.querySelector('[data-at="m"] .face'), ...document.querySelectorAll('.guide p')].every(each => {
      if (each === null) return true
      const { left, top, width, height } = each.getBoundingClientRect()
      return each.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }),
  )
  if (upright !== null) await page.setViewportSize(upright)
  return seen
}

test.each(['half-pint-heroes', 'herzlos'])('the guided round of %s can be clicked through', async game => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const faults = faultsOf(page)
  await hurry(page)
  await page.goto(`${site.address}#/learn/${game}/round`)
  for (;;) {
    await untilAsked(page)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await seesAll(page)).toBe(true)
    if ((await page.getByRole('link', { name: 'Play a whole game' }).count()) > 0) break
    await page.locator('.guide').getByRole('button', { name: 'Show me' }).click()
    await page.waitForTimeout(50)
  }
  await page.getByText('That was your first round!').waitFor()
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('in a guided round the learner plays real cards, and is corrected after a wrong one', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${site.address}#/learn/herzlos/round`)
  await untilAsked(page)
  await page.locator('[data-card="dA"]').click()
  await page.locator('[data-act]').click()
  await page.locator('.astray').waitFor()
  await page.locator('[data-card="h10"]').click()
  await page.locator('[data-act]').click()
  await page.locator('[data-card="fQ"]').waitFor()
  await context.close()
})

test('the guided round of Half-Pint Heroes lets the learner predict, bet and play a set', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await hurry(page)
  await page.goto(`${site.address}#/learn/half-pint-heroes/round`)
  await untilAsked(page)
  await page.locator('.prediction').nth(2).click()
  await page.locator('.bar .button').click()
  await page.locator('.astray').waitFor()
  await page.locator('.prediction').nth(2).click()
  await page.locator('.prediction').nth(1).click()
  await page.locator('.bar .button').click()
  await page.locator('.rival').nth(1).click()
  await page.locator('.bar .button').click()
  await untilAsked(page)
  for (const card of ['y8', 'r3']) await page.locator(`.hand [data-card="${card}"]`).click()
  await page.locator('.bar').getByText('Two pair, 8s and 3s').waitFor()
  await page.locator('.bar .button').click()
  await page.locator('.guide').getByText('Your trick!').waitFor()
  await context.close()
})

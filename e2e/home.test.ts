import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faultsOf,
  inBothSizes,
  openBrowser,
  openContext,
  openServer,
  openSite,
  overflow,
  type Site,
  violations,
} from './src/index.ts'

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

/** Stores a player with statistics, a game in progress and a symbol. */
const knowPlayer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const stored = {
      book: true,
      settings: { symbol: 'fish', name: 'Pia' },
      'local.herzlos': 'local-1',
      'progress.herzlos': { round: 4, rounds: 10, totals: [12, 3, -5, 0], cards: [] },
    }
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(`halfpint.${name}`, JSON.stringify(value))
  })

test('a newcomer sees two games to play and to learn, without daily tasks', async () => {
  const context = await openContext(browser, { newcomer: true })
  const page = await context.newPage()
  await page.goto(site.address)
  await page.getByRole('link', { name: 'Play: Half-Pint Heroes' }).waitFor()
  expect(await page.getByRole('link', { name: 'Learn by playing' }).count()).toBe(2)
  expect(await page.locator('.today, .resume').count()).toBe(0)
  await page.locator('.home .button', { hasText: 'Learn by playing' }).first().click()
  await page.locator('.guided').waitFor()
  await context.close()
})

test('a returning player can continue, and sees the deal and the puzzle of the day', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const faults = faultsOf(page)
  await knowPlayer(page)
  await page.goto(site.address)
  await page.locator('.resume', { hasText: 'Round 4 of 10. You lead with 12.' }).waitFor()
  await page.getByRole('link', { name: 'Solve: Puzzle of the day' }).waitFor()
  await page.locator('.deal .open-row .card').nth(1).waitFor()
  await inBothSizes(page, async () => {
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
  await page.locator('.yourself').click()
  await page.getByRole('link', { name: 'Your results' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Play: Deal of the day' }).click()
  await page.locator('.tabletop').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('a tap on a regular starts a game with that regular at the table', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(site.address)
  await page.locator('.regular', { hasText: 'Oda' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Herzlos' }).click()
  await page.locator('.herzlos .face.oda').first().waitFor()
  await context.close()
})

test('an unknown code is reported in the field, and a missing network in a sentence', async () => {
  const server = await openServer()
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(server.address)
  const field = page.getByLabel('Table code')
  const join = page.getByRole('button', { name: 'Join' })
  await field.fill('k3w')
  expect(await join.isDisabled()).toBe(true)
  await field.fill('k3w 9x0')
  await join.click()
  await page.getByText('No table has this code.').waitFor()
  expect(await field.inputValue()).toBe('k3w 9x0')
  await context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await page.getByRole('link', { name: 'One device, handed round' }).waitFor()
  await context.setOffline(false)
  await field.waitFor()
  await context.close()
  await server.close()
})

test('the path of a shared link leads to its screen', async () => {
  const server = await openServer()
  const context = await openContext(browser)
  const page = await context.newPage()
  const faults = faultsOf(page)
  await page.goto(`${server.address}day/herzlos?lang=de`)
  await page.waitForURL(`${server.address}#/day/herzlos`)
  await page.locator('.tabletop, .day-start').first().waitFor()
  expect(faults).toEqual([])
  await context.close()
  await server.close()
})

test('a reader who goes on during a change of pages reaches the last one', async () => {
  const context = await openContext(browser, { motion: true })
  const page = await context.newPage()
  const faults = faultsOf(page)
  await page.goto(site.address)
  await page.locator('main.home').waitFor()
  for (const screen of ['learn', 'settings', 'pad', 'puzzles']) {
    await page.evaluate(hash => {
      location.hash = hash
    }, `#/${screen}`)
  }
  await page.locator('main.puzzles').waitFor()
  await page.getByRole('link', { name: 'Until the first mistake' }).click()
  await page.locator('.puzzling').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seatBots, settleTask, waitForTask } from './src/heroes.ts'
import { doHerzlos, seatHerzlos, waitForHerzlos } from './src/herzlos.ts'
import { openBrowser, openContext, openSite, type Site } from './src/index.ts'
import { beginPad, enterRound, finger, goOn, sums } from './src/pad.ts'
import { covered } from './src/reach.ts'

// What must work in every engine, with nothing but what all of them can be asked for. Run with `npm run browsers`.

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
  [6, 'phone'],
  [3, 'desktop'],
] as const)(
  'a round of Half-Pint Heroes for %i on a %s: whatever is asked for can be pressed',
  async (players, size) => {
    const context = await openContext(browser, { size })
    const page = await context.newPage()
    await seatBots(page, Array(players - 1).fill('novice'))
    await page.goto(`${site.address}#/play/half-pint-heroes`)
    const asked = new Set<string>()
    for (let task = await waitForTask(page); task !== 'next'; task = await waitForTask(page)) {
      asked.add(task)
      expect(await covered(page), task).toEqual([])
      await settleTask(page, task)
    }
    expect([...asked]).toEqual(['predict', 'bet', 'play'])
    await context.close()
  },
)

test('a round of Herzlos for four on a phone: whatever is asked for can be pressed', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatHerzlos(page, ['novice', 'novice', 'novice'])
  await page.goto(`${site.address}#/play/herzlos`)
  const asked = new Set<string>()
  for (let task = await waitForHerzlos(page); task !== 'next'; task = await waitForHerzlos(page)) {
    asked.add(task)
    expect(await covered(page), task).toEqual([])
    await doHerzlos(page, task)
  }
  expect([...asked]).toEqual(expect.arrayContaining(['pass', 'play']))
  await context.close()
})

test('a round on the score pad', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${site.address}#/pad`)
  await page.locator('.pad-list').waitFor()
  const names = ['Ann', 'Ben', 'Cem']
  await beginPad(page, finger(), names)
  expect(await covered(page)).toEqual([])
  const round = { predictions: [1, 0, 2], bets: [1, 2, 0], tricks: [1, 1, 2], brawl: null }
  await enterRound(page, finger(), round, names, 0)
  await goOn(page).tap()
  expect(await sums(page)).toEqual([40, 10, 40])
  await context.close()
})

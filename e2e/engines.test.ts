import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playTo, seatBots } from './src/halfpint.ts'
import { doHerzlos, seatHerzlos, waitForHerzlos } from './src/herzlos.ts'
import { openBrowser, openContext, openServer, openSite, type Site } from './src/index.ts'
import { layTable, openGuest, sitDown, startMatch } from './src/online.ts'
import { beginPad, enterRound, finger, goOn, sums } from './src/pad.ts'
import { covered } from './src/reach.ts'

// Tests that must pass in every browser, using only functions that all drivers have. Run with `npm run browsers -w
// e2e`.

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

/** Records at every frame the position of the button that continues, and returns all heights. */
const watchWayOn = async (page: Page): Promise<() => Promise<number[]>> => {
  await page.evaluate(() => {
    const tops = new Set<number>()
    const look = (): void => {
      // A pressed button moves down a little.
      const button = document.querySelector('dialog[open] .sheet-acts .button:not(:active)')
      if (button !== null) tops.add(Math.round(button.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { tops })
  })
  return () => page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])
}

test.each([
  [6, 'phone'],
  [3, 'desktop'],
] as const)(
  'a game of Half-Pint Heroes for %i on a %s: whatever is asked for can be pressed, and it is kept',
  async (players, size) => {
    const context = await openContext(browser, { size })
    const page = await context.newPage()
    await seatBots(page, Array(players - 1).fill('novice'), {}, { rounds: 1 })
    await page.goto(`${site.address}#/play/half-pint-heroes`)
    const wayOn = await watchWayOn(page)
    const asked = new Set<string>()
    let offered = 0
    await playTo(page, async task => {
      asked.add(task)
      if (task === 'next') await page.locator('dialog[open] .sheet-acts').waitFor()
      expect(await covered(page, task === 'next' ? 'dialog' : 'main'), task).toEqual([])
      // The offered sets are tapped.
      if (task === 'play') offered += await page.locator('.offers button').count()
      return false
    })
    expect([...asked]).toEqual(['predict', 'bet', 'play', 'next', 'over'])
    expect(offered).toBeGreaterThan(0)
    expect(await wayOn(), 'the way on stays where it is first seen').toHaveLength(1)
    await page.goto(`${site.address}#/replay`)
    await page.locator('.kept a').first().click()
    await page.locator('.steps .step').nth(4).click()
    await page.locator('.replay-result thead th').nth(players).waitFor()
    await context.close()
  },
)

test('every control can be pressed in a game of Herzlos for four on a phone', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatHerzlos(page, ['novice', 'novice', 'novice'], 1)
  await page.goto(`${site.address}#/play/herzlos`)
  const wayOn = await watchWayOn(page)
  const asked = new Set<string>()
  for (let task = await waitForHerzlos(page); task !== 'over'; task = await waitForHerzlos(page)) {
    asked.add(task)
    if (task === 'next') await page.locator('dialog[open] .sheet-acts').waitFor()
    expect(await covered(page), task).toEqual([])
    await doHerzlos(page, task)
  }
  expect([...asked]).toEqual(expect.arrayContaining(['pass', 'play', 'next']))
  expect(await wayOn(), 'the way on stays where it is first seen').toHaveLength(1)
  await context.close()
})

test('two devices at a table of a server', async () => {
  const server = await openServer()
  const ann = await openGuest(browser, 'Ann')
  const ben = await openGuest(browser, 'Ben')
  await sitDown(ben, await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 1 }))
  await startMatch(ann, [ben])
  const result = (page: Page) => playTo(page, () => false)
  expect(await Promise.all([result(ann), result(ben)])).toEqual(['over', 'over'])
  await Promise.all([ann, ben].map(page => page.context().close()))
  await server.close()
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
  await enterRound(page, finger(), round, names)
  await goOn(page).tap()
  expect(await sums(page)).toEqual([40, 10, 40])
  await context.close()
})

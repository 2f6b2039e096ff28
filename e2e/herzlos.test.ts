import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doHerzlos, type HerzlosTask, STRIP, seatHerzlos, waitForHerzlos } from './src/herzlos.ts'
import {
  faultsOf,
  inBothSizes,
  openBrowser,
  openContext,
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

test('a whole game of Herzlos against bots, by clicking', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const faults = faultsOf(page)
  await seatHerzlos(page, ['novice', 'regular', 'novice'])
  await page.goto(site.address)
  await page.getByRole('link', { name: 'Play: Herzlos' }).click()
  const done: HerzlosTask[] = []
  const towels = new Set<number>()
  for (let task = await waitForHerzlos(page); task !== 'over'; task = await waitForHerzlos(page)) {
    done.push(task)
    towels.add(await page.locator('.trick').evaluate(towel => towel.clientWidth))
    await doHerzlos(page, task)
  }
  // A march would end the game early.
  const rounds = done.filter(task => task === 'next').length
  expect(done.filter(task => task === 'pass')).toHaveLength(rounds)
  expect(rounds).toBeGreaterThanOrEqual(1)
  // The table keeps its size while the hand becomes smaller.
  expect([...towels]).toHaveLength(1)
  // The podium shows points with a sign, like the pad.
  await page.locator('.score-pad tfoot td').first().waitFor()
  const totals = await page.locator('.score-pad tfoot td').allTextContents()
  expect((await page.locator('.standings > span').allTextContents()).sort()).toEqual(totals.sort())
  for (const total of totals) expect(total).toMatch(/^([+−]\d+|0)$/)
  await page.locator('.score-pad td button').first().click()
  await page.locator('.why').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  // The game has a replay, and its deals were fair.
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.locator('.film').waitFor()
  await page.getByRole('button', { name: 'Review, download, fairness' }).click()
  await page.locator('[data-fair="yes"]').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('unplayable cards are dimmed and give the reason', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatHerzlos(page, ['novice', 'novice', 'novice'], 1)
  await page.goto(`${site.address}#/play/herzlos`)
  for (let task = await waitForHerzlos(page); task !== 'over' && task !== 'next'; task = await waitForHerzlos(page)) {
    const dim = page.locator('.hand .card.dim')
    if (task === 'play' && (await dim.count()) > 0) {
      const held = await page.locator('.hand button').count()
      // A disabled card can still be tapped, to get the reason.
      await dim.first().click({ ...STRIP, force: true })
      expect(await page.locator('.say .reason').textContent()).toMatch(/follow suit|Hearts are not broken|2 of flowers/)
      expect(await page.locator('.hand button').count()).toBe(held)
      await context.close()
      return
    }
    await doHerzlos(page, task)
  }
  throw new Error('every card of a whole round was playable, which is impossible')
})

/** Taps the first card that can be played as soon as it can be. Returns it, or `null` if it is the only one. */
const tapAtOnce = async (page: Page): Promise<string | null> => {
  await seatHerzlos(page, ['novice', 'novice', 'novice'], 1)
  await page.goto(`${site.address}#/play/herzlos`)
  expect(await waitForHerzlos(page)).toBe('pass')
  await page.evaluate(() => {
    new MutationObserver((_, watch) => {
      const cards = document.querySelectorAll<HTMLElement>('[data-phase="play"] [data-playable="true"]')
      const [card] = cards
      if (card === undefined) return
      watch.disconnect()
      card.click()
      document.documentElement.dataset.tapped = cards.length === 1 ? '' : card.dataset.card
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await doHerzlos(page, 'pass')
  await page.locator('[data-tapped]').waitFor({ state: 'attached' })
  // The page finishes its updates two frames after drawing.
  await page.evaluate(
    () => new Promise(then => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)))),
  )
  return (await page.locator('html').getAttribute('data-tapped')) || null
}

test('a card that is tapped at the start of the turn stays chosen', async () => {
  // The only card that can be played is chosen already, so a tap on it says nothing: another game.
  for (;;) {
    const context = await openContext(browser)
    const page = await context.newPage()
    const tapped = await tapAtOnce(page)
    if (tapped !== null) expect(await page.locator(`[data-card="${tapped}"]`).getAttribute('aria-pressed')).toBe('true')
    await context.close()
    if (tapped !== null) break
  }
})

test('a game of Herzlos survives a reload at any moment', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatHerzlos(page, ['novice', 'novice'])
  await page.goto(`${site.address}#/play/herzlos`)
  for (let step = 0; step < 6; step++) {
    const task = await waitForHerzlos(page)
    const cards = await page.locator('.hand button').count()
    await page.reload()
    expect(await waitForHerzlos(page)).toBe(task)
    expect(await page.locator('.hand button').count()).toBe(cards)
    await doHerzlos(page, task)
  }
  await context.close()
})

test('the sheet of a round of Herzlos is shown after a reload, also that of the last round', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatHerzlos(page, ['novice', 'novice'], 1)
  await page.goto(`${site.address}#/play/herzlos`)
  for (let task = await waitForHerzlos(page); task !== 'next'; task = await waitForHerzlos(page)) {
    await doHerzlos(page, task)
  }
  await page.reload()
  expect(await waitForHerzlos(page)).toBe('next')
  await doHerzlos(page, 'next')
  expect(await waitForHerzlos(page)).toBe('over')
  await page.reload()
  expect(await waitForHerzlos(page)).toBe('over')
  expect(await page.locator('dialog').count()).toBe(0)
  await context.close()
})

test('Herzlos with five players fits on a phone and a desktop, without axe violations in light and dark mode', async () => {
  const players = 5
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatHerzlos(
    page,
    Array.from({ length: players - 1 }, () => 'novice'),
    1,
  )
  await page.goto(`${site.address}#/play/herzlos`)
  const seen = new Set<HerzlosTask>()
  const fits = async (task: HerzlosTask): Promise<void> => {
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    if (task !== 'pass' && task !== 'play') return
    const act = await page.locator('.bar').boundingBox()
    const height = page.viewportSize()?.height ?? 0
    expect((act?.y ?? 0) + (act?.height ?? 0)).toBeLessThanOrEqual(height + 1)
  }
  for (let task = await waitForHerzlos(page); task !== 'over'; task = await waitForHerzlos(page)) {
    if (seen.has(task)) await fits(task)
    else {
      await inBothSizes(page, async size => {
        await fits(task)
        await page.emulateMedia({ colorScheme: size === 'phone' ? 'dark' : 'light' })
        expect(await violations(page)).toEqual([])
      })
    }
    seen.add(task)
    await doHerzlos(page, task)
  }
  // Any number of winners fits on the smallest phone.
  await page.setViewportSize({ width: 320, height: 568 })
  await page.locator('.podium').evaluate((podium, winners) => {
    const mats = podium.querySelectorAll('.mat')
    for (let more = mats.length; more < winners; more++) mats[0]?.after(mats[0].cloneNode(true))
    podium.style.setProperty('--winners', String(winners))
  }, players)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await context.close()
})

test('Herzlos can be played with the keyboard alone', async () => {
  const context = await openContext(browser, { size: 'desktop' })
  const page = await context.newPage()
  await seatHerzlos(page, ['novice', 'novice'], 1)
  await page.goto(`${site.address}#/play/herzlos`)
  await waitForHerzlos(page)
  await page.locator('.hand button').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-act]').focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('.herzlos .places')?.getAttribute('data-phase') === 'play')
  expect(await waitForHerzlos(page)).toBe('play')
  await page.locator('[data-playable="true"]').first().focus()
  // The first press chooses the card, the second plays it.
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await page.waitForFunction(() => document.querySelectorAll('.hand button').length === 16)
  await context.close()
})

test('advice names the cards, and a tap chooses them', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('halfpint.settings', JSON.stringify({ advice: true })))
  await seatHerzlos(page, ['novice', 'novice'], 1)
  await page.goto(`${site.address}#/play/herzlos`)
  expect(await waitForHerzlos(page)).toBe('pass')
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('.advice li.best button').waitFor()
  expect(await violations(page)).toEqual([])
  await page.locator('.advice li.best button').click()
  expect(await page.locator('.hand .card.up').count()).toBe(1)
  // Chosen cards are in the place for passing.
  expect(await page.locator('.passing .card').count()).toBe(1)
  await context.close()
})

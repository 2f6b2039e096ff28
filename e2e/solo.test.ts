import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playTo, playUntil, seatBots, waitForTask } from './src/halfpint.ts'
import { doHerzlos, seatHerzlos, waitForHerzlos } from './src/herzlos.ts'
import { openBrowser, openContext, openSite, type Site } from './src/index.ts'
import { challengeCode, playTask } from './src/tasks.ts'

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

test('the last trick shows its cards and a small crown, in both games', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const button = page.getByRole('button', { name: 'Last trick' })
  await seatHerzlos(page, ['novice', 'novice'])
  await page.goto(`${site.address}#/play/herzlos`)
  while ((await button.count()) === 0) await doHerzlos(page, await waitForHerzlos(page))
  const shown = async () => {
    await button.click()
    const list = page.locator('.last-trick')
    await list.waitFor()
    const crown = await list.locator('.best .name svg').boundingBox()
    const cards = await list.locator('.card').last().boundingBox()
    return { crown: crown?.width, bottom: (cards?.y ?? Number.NaN) + (cards?.height ?? Number.NaN) }
  }
  const height = page.viewportSize()?.height ?? 0
  const herzlos = await shown()
  expect(herzlos.crown).toBe(18)
  expect(herzlos.bottom).toBeLessThan(height)
  await seatBots(page, ['novice', 'novice'])
  await page.goto('about:blank')
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  await playTo(page, async () => (await button.count()) > 0)
  const halfPint = await shown()
  expect(halfPint.crown).toBe(18)
  expect(halfPint.bottom).toBeLessThan(height)
  await context.close()
})

test('a new game asks before it discards the game in progress', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice'], { pace: 'usual' }, { rounds: 1 })
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  expect(await waitForTask(page)).toBe('predict')
  const hand = () =>
    page.locator('.hand .card').evaluateAll(cards => cards.map(card => (card as HTMLElement).dataset.card))
  const table = () => page.evaluate(() => localStorage.getItem('halfpint.local.half-pint-heroes'))
  const [dealt, first] = [await hand(), await table()]
  const menu = page.getByRole('button', { name: 'Menu' })
  const newGame = page.locator('dialog').getByRole('button', { name: 'New game' })
  await menu.click()
  await page.getByText('If you leave, your game is kept').waitFor()
  await newGame.click()
  await page.getByText('A new game ends this one.').waitFor()
  await page.getByRole('button', { name: 'Play on' }).click()
  await page.locator('dialog').waitFor({ state: 'detached' })
  expect([await hand(), await table()]).toEqual([dealt, first])
  await menu.click()
  await newGame.click()
  await page.getByText('A new game ends this one.').waitFor()
  await newGame.click()
  await expect.poll(table).not.toBe(first)
  const second = await table()
  // A finished game is discarded without a question.
  expect(await playUntil(page, 'over')).toBe('over')
  await menu.click()
  await newGame.click()
  await expect.poll(table).not.toBe(second)
  expect(await waitForTask(page)).toBe('predict')
  await context.close()
})

test('announcements of a table are removed on the next screen', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice'])
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  expect(await playUntil(page, 'bet')).toBe('bet')
  const log = page.getByRole('log')
  expect(await log.allInnerTexts()).not.toEqual([''])
  for (const screen of ['puzzles', 'book', 'pad']) {
    await page.goto(`${site.address}#/${screen}`)
    await page.locator('main.plain:not([aria-busy="true"])').waitFor()
    expect(await page.locator('[aria-live]').allTextContents()).toEqual(['', ''])
    await page.goto(`${site.address}#/play/half-pint-heroes`)
    expect(await waitForTask(page)).toBe('bet')
  }
  await context.close()
})

/** Sentences and buttons that are wrong after the last trick of a round. */
const STALE = /Skip to the end|Play out the rest|The rest is played out|Nobody has played yet|One more trick/

/** Records where points are shown: at the winner of each trick, and at every seat at the end of a round. */
const noteAwards = (): void => {
  const awards: string[] = []
  new MutationObserver(changes => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.matches('.award')) awards.push(node.getAttribute('style') ?? '')
  }).observe(document, { childList: true, subtree: true })
  Object.assign(window, { awards })
}

const END = 'dialog[open] .sheet-acts .button'

test('a challenge of one deal ends like a round at a table: points at the seats, then their reasons and one button', async () => {
  const moving = await openBrowser({ motion: true })
  const context = await openContext(moving, { motion: true })
  const page = await context.newPage()
  await page.addInitScript(noteAwards)
  await page.goto(`${site.address}#/challenge/${challengeCode()}`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await playTask(page, END)
  expect(await page.locator('body').innerText()).not.toMatch(STALE)
  const awards = await page.evaluate(() => (window as unknown as { awards: string[] }).awards)
  // After a brawl the scene of the brawl replaces the points.
  if ((await page.locator('.scene.brawl').count()) === 0) expect(new Set(awards.slice(-3)).size).toBe(3)
  expect(await page.locator('.bar :is(.button, button)').count()).toBe(0)
  expect(await page.locator('dialog[open] .sheet-acts .button').allInnerTexts()).toEqual(['To the result'])
  await page.locator('dialog[open] :is(.bill, .scene.brawl)').first().waitFor()
  await page.locator(END).click()
  await page.locator('main.challenge h2').waitFor()
  await moving.close()
})

test.each(['instant', 'usual'])('the daily deal of Herzlos ends without dead buttons, at pace %s', async pace => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatHerzlos(page, ['novice', 'novice'], 1, 'others-pay', pace)
  await page.goto(`${site.address}#/day/herzlos`)
  while ((await page.locator(END).count()) === 0) {
    const task = await waitForHerzlos(page)
    if (task !== 'next') await doHerzlos(page, task === 'play-out' ? 'play' : task)
    // The other players continue, and the round may end.
    await page.waitForFunction(
      end => document.querySelector(end) !== null || document.querySelector('[data-playable="true"]') !== null,
      END,
    )
  }
  expect(await page.locator('body').innerText()).not.toMatch(STALE)
  expect(await page.locator('.bar .button').count()).toBe(0)
  await page.locator('dialog[open] .bill').waitFor()
  await page.locator(END).click()
  await page.locator('.day-result h2').waitFor()
  await context.close()
})

import { herzlos, warningsOf } from '@halfpint/herzlos'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINE } from './src/browser.ts'
import { seatBots, waitForTask } from './src/halfpint.ts'
import { STRIP, seatHerzlos, waitForHerzlos } from './src/herzlos.ts'
import { faultsOf, openBrowser, openContext, openSite, type Site } from './src/index.ts'
import { actStory, findHerzlos, findStory, openStory } from './src/story.ts'
import { TABLE_SCENES } from './src/tablescenes.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  site = await openSite()
  browser = await openBrowser({ motion: true })
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test.each([
  ['H21: a brawl', 'table-brawl', 'Brawl!', '.scene.brawl'],
  ['H30: a gun fight', 'table-duel', 'Gun fight!', '.scene.duel'],
  ['Z8: a march', 'cross-march', 'March!', '.scene.march'],
])('%s is seen on the table, and a tap leads on to the pad', async (_, name, shout, told) => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const faults = faultsOf(page)
  // The scene stops at this moment: only a tap ends it.
  await TABLE_SCENES.find(scene => scene.name === name)?.prepare(page, site.address)
  expect(await page.locator('.banner-word').innerText()).toMatch(new RegExp(shout, 'i'))
  expect(await page.locator('dialog[open]').count()).toBe(0)
  await page.locator('.banner').click()
  await page.locator(`dialog[open] ${told}`).waitFor()
  expect(await page.locator('.banner').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('H21: objects that a brawl throws around stay on the table', async () => {
  const context = await openContext(browser, { motion: true })
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 640 })
  await TABLE_SCENES.find(scene => scene.name === 'table-brawl')?.prepare(page, site.address)
  await page.waitForFunction(() => document.getAnimations().some(({ id }) => id === 'scattered'))
  const out = await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.id === 'scattered') animation.finish()
    const mats = [...document.querySelectorAll('.places .seat .mat')].map(mat => mat.getBoundingClientRect())
    return mats.map(({ left, right }) => Math.round(Math.max(-left, right - innerWidth)))
  })
  expect(out).toHaveLength(4)
  // A rotated element is a little wider.
  expect(Math.max(...out)).toBeLessThan(12)
  await context.close()
})

test('H21: the seats are back in their places in the round after a brawl', async () => {
  const bots = ['tilde', 'bruno', 'gustl']
  const story = await findStory(bots, 'novice', events =>
    events.some(event => event.type === 'round-scored' && event.brawl !== null),
  )
  const context = await openContext(browser, { motion: true })
  const page = await context.newPage()
  await seatBots(page, bots, { pace: 'usual' })
  await openStory(page, site.address, story)
  expect(await waitForTask(page)).toBe('play')
  await actStory(page, story)
  const turned = () => page.locator('.seat .mat').evaluateAll(mats => mats.map(mat => getComputedStyle(mat).rotate))
  const next = page.locator('dialog[open] .sheet-acts .button')
  await next.waitFor()
  expect(await turned()).toContain('-44deg')
  if (ENGINE === 'chromium') {
    // Chromium does not list animations that were garbage collected, but their last frame stays.
    const session = await context.newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
  }
  await next.click()
  expect(await waitForTask(page)).toBe('predict')
  expect(await turned()).toEqual(['none', 'none', 'none', 'none'])
  await context.close()
})

test('H21: no brawl is announced when the last trick of a round is won', async () => {
  const bots = ['tilde', 'bruno', 'gustl']
  // The winner of the last trick wins two in a row: one more would be a brawl, but nobody can win one more.
  const story = await findStory(bots, 'novice', (events, { tricks }) => {
    const won = events.find(event => event.type === 'trick-won')
    const isEnd = events.some(event => event.type === 'round-scored' && event.brawl === null)
    const [before, second] = [tricks.at(-2)?.winner, tricks.at(-1)?.winner]
    return isEnd && won?.winner === second && before !== second
  })
  const context = await openContext(browser, { motion: true })
  const page = await context.newPage()
  await seatBots(page, bots, { pace: 'usual' })
  await openStory(page, site.address, story)
  expect(await waitForTask(page)).toBe('play')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => seen.push(document.querySelector('.warning')?.textContent ?? '')
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await actStory(page, story)
  await page.locator('dialog[open] .sheet-acts .button').waitFor()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter(text => text.includes('brawl'))).toEqual([])
  await context.close()
})

test('Z8: on a desktop the warning of a march does not cover the own cards', async () => {
  const company = { bots: ['random', 'random', 'random'], mind: 'expert', options: { march: 'others-pay' } }
  const story = await findHerzlos(
    company,
    (_, state) => warningsOf(herzlos.view(state, 'spectator')).length > 0 && state.trick.length > 1,
  )
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatHerzlos(page, company.bots)
  await openStory(page, site.address, story)
  await waitForHerzlos(page)
  await page.locator('[data-playable="true"]').first().click(STRIP)
  for (const [width, height] of [
    [1024, 600],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [warning, card] = await Promise.all(
      ['.march-warning', '.played.draft'].map(sign => page.locator(sign).boundingBox()),
    )
    expect((warning?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0), `${width} by ${height}`).toBeGreaterThan(0)
  }
  await context.close()
})

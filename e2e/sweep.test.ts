import { afterAll, beforeAll, expect, test } from 'vitest'
import { playUntil, seatBots, waitForTask } from './src/heroes.ts'
import { type Browser, openBrowser, openContext, openSite, type Site } from './src/index.ts'
import { findStory, openStory } from './src/story.ts'
import { sizesOf, sweep } from './src/sweep.ts'

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

// The corners and what lies between them; `npm run sweep` goes through every size in small steps.
const SIZES = sizesOf([320, 412, 740, 1024, 1920], [360, 568, 740, 1080])

test.each([2, 4, 7])(
  'at a table of %i everything can be pressed and read, in windows of every size',
  { timeout: 240_000 },
  async players => {
    const rivals = Array.from({ length: players - 1 }, () => 'novice')
    const story = await findStory(
      rivals,
      'novice',
      (_, { phase, round, trick, hands }) =>
        phase === 'play' && round > 0 && trick.length > 0 && (hands[0]?.length ?? 0) > 3,
    )
    const context = await openContext(browser, { size: 'desktop' })
    const page = await context.newPage()
    await seatBots(page, rivals)
    await page.goto(`${site.address}#/play/half-pint-heroes`)
    for (const phase of ['predict', 'bet'] as const) {
      expect(await playUntil(page, phase)).toBe(phase)
      expect(await sweep(page, SIZES), phase).toEqual([])
    }
    await openStory(page, site.address, story)
    expect(await waitForTask(page)).toBe('play')
    expect(await sweep(page, SIZES), 'play').toEqual([])
    await page.locator('.offers button').first().click()
    expect(await sweep(page, SIZES), 'chosen').toEqual([])
    await context.close()
  },
)

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutOffs } from './src/cutoff.ts'
import { playUntil } from './src/halfpint.ts'
import { doHerzlos, waitForHerzlos } from './src/herzlos.ts'
import { faultsOf, type LiveServer, openBrowser, openServer } from './src/index.ts'
import { layTable, openGuest } from './src/online.ts'
import { press } from './src/press.ts'

let browser: Browser
let server: LiveServer

beforeAll(async () => {
  server = await openServer()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const PLAYED = {
  'half-pint-heroes': (page: Page) => playUntil(page, 'over'),
  herzlos: async (page: Page) => {
    for (let task = await waitForHerzlos(page); task !== 'over'; task = await waitForHerzlos(page)) {
      await doHerzlos(page, task)
    }
  },
} as const

/** Everything shown at the end of a match: the pad, the reason of each number, and the statistics of all players. */
const told = async (page: Page): Promise<object> => {
  const numbers = page.locator('.score-pad td button')
  await numbers.first().waitFor()
  await page.locator('main.final .figures').waitFor()
  const reasons: (string | null)[] = []
  for (let at = 0; at < (await numbers.count()); at++) {
    await press(page, numbers.nth(at))
    const why = await page.locator('.why').first().textContent()
    // Spectators see the name of the player instead of “You”.
    reasons.push(why?.replace(/^You(?=,)|You(?= started)|you(?= won)/g, 'Ann') ?? null)
  }
  return {
    pad: await page.locator('.score-pad').first().locator('tbody, tfoot').allTextContents(),
    reasons,
    figures: await page.locator('main.final .figures').textContent(),
  }
}

test.each(['half-pint-heroes', 'herzlos'] as const)(
  '%s: a late second device and a spectator see the same pad, reasons and final statistics',
  async game => {
    const ann = await openGuest(browser, 'Ann')
    const link = await layTable(ann, server.address, { game, seats: 3, rounds: game === 'herzlos' ? 1 : 2 })
    await ann.locator('.lobby-foot .button').click()
    await PLAYED[game](ann)
    const first = await told(ann)

    // Another device at the same seat that has seen nothing of the match.
    const second = await openGuest(browser, 'Ann')
    await second.goto(server.address)
    const kept = await ann.evaluate(() => ({ ...localStorage }))
    await second.evaluate(names => {
      for (const [name, value] of Object.entries(names)) localStorage.setItem(name, value)
    }, kept)
    const faults = faultsOf(second)
    await second.goto(link)
    await second.locator('main.final').waitFor()
    expect(await told(second)).toEqual(first)

    // A spectator.
    const spectator = await openGuest(browser, 'Rob')
    await spectator.goto(link)
    await spectator.getByRole('button', { name: 'Just watch' }).click()
    await spectator.locator('main.final').waitFor()
    expect(await told(spectator)).toEqual(first)
    expect(faults).toEqual([])
    for (const page of [ann, second, spectator]) await page.context().close()
  },
)

test('herzlos: a television and a spectator see who is to act, and the whole end of the game', async () => {
  const ann = await openGuest(browser, 'Ann')
  const link = await layTable(ann, server.address, { game: 'herzlos', seats: 5, rounds: 2 })
  const pub = await openGuest(browser, '', { size: 'desktop' })
  await pub.goto(link.replace('#/table/', '#/screen/'))
  await pub.locator('.pub-gathering').waitFor()
  await ann.locator('.lobby-foot .button').click()
  await pub.locator('.bar .say', { hasText: 'Waiting for Ann.' }).waitFor()
  const spectator = await openGuest(browser, 'Rob')
  await spectator.goto(link)
  await spectator.getByRole('button', { name: 'Just watch' }).click()
  await spectator.locator('.bar .say', { hasText: 'Waiting for Ann.' }).waitFor()
  // On a phone in landscape all names are shown in full.
  await spectator.setViewportSize({ width: 844, height: 390 })
  await spectator.waitForTimeout(200)
  expect(await cutOffs(spectator)).toEqual([])
  const names = await spectator
    .locator('.seat .name')
    .evaluateAll(each => each.filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent))
  expect(names).toEqual([])
  await PLAYED.herzlos(ann)
  const below = () =>
    pub
      .locator('main.final :is(h1, .score-pad, .tally)')
      .evaluateAll(parts => parts.filter(part => part.getBoundingClientRect().bottom > innerHeight).length)
  await pub.locator('main.final .figures').waitFor()
  expect(await below()).toBe(0)
  // After a second game the tally is shown too.
  await press(ann, ann.locator('main.final .sheet-acts .button').first())
  await ann.locator('main.final').waitFor({ state: 'detached' })
  await PLAYED.herzlos(ann)
  await pub.locator('main.final .tally').waitFor()
  await pub.locator('main.final .figures').waitFor()
  expect(await below()).toBe(0)
  for (const page of [ann, pub, spectator]) await page.context().close()
})

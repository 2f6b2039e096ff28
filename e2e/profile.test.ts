import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqliteFile, storedProfile } from './kept-0.2.0/load.ts'
import { doTask, waitForTask } from './src/halfpint.ts'
import { doHerzlos, waitForHerzlos } from './src/herzlos.ts'
import { faultsOf, type LiveServer, openBrowser, openServer } from './src/index.ts'
import { sums } from './src/pad.ts'
import { press } from './src/press.ts'

let browser: Browser
let server: LiveServer
let context: BrowserContext
let page: Page
let faults: readonly string[]

beforeAll(async () => {
  // Without a longer limit the server would remove data older than 30 days.
  server = await openServer(sqliteFile(), { words: ['--keep', '36500'] })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const { at, shown } = storedProfile()

/** A page in the profile of version 0.2.0, or in an empty profile. */
const open = async (hash: string, { isEmpty = false, time }: { isEmpty?: boolean; time?: number } = {}) => {
  context = await browser.newContext({
    ...(isEmpty ? {} : { storageState: storedProfile(server.address).state }),
    viewport: { width: 360, height: 640 },
    locale: 'en',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    hasTouch: true,
    serviceWorkers: 'block',
  })
  page = await context.newPage()
  faults = faultsOf(page)
  if (time !== undefined) await page.clock.install({ time })
  await page.goto(`${server.address}${hash}`)
}
const close = async (): Promise<void> => {
  expect(faults).toEqual([])
  await context.close()
}

/** Names of cards may become longer, but still contain the old name. The order depends on the settings. */
const expectHand = (cards: string, names: readonly string[]): Promise<void> =>
  expect
    .poll(async () => {
      const all = await page.locator(cards).evaluateAll(found => found.map(card => card.getAttribute('aria-label')))
      return all.toSorted()
    })
    .toEqual(names.toSorted().map(name => expect.stringContaining(name)))

const HEROES_HAND = '.hand .card'
const HERZLOS_HAND = '.hand .card'

test('the settings of 0.2.0 are kept', async () => {
  await open('')
  await page.locator('main.home').waitFor()
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    theme: 'light',
    hand: 'left',
    cards: 'large',
  })
  await close()
})

test.each([
  ['against bots', '#/play/half-pint-heroes', shown.heroes.hand],
  ['online', shown.onlineHeroes.hash, shown.onlineHeroes.hand],
] as const)('a game of Half-Pint Heroes %s continues', async (_, hash, hand) => {
  await open(hash)
  expect(await waitForTask(page)).toBe('play')
  await expectHand(HEROES_HAND, hand)
  await doTask(page, 'play')
  await page.waitForFunction(held => document.querySelectorAll('.hand .card').length < held, hand.length)
  await close()
})

test.each([
  ['against bots', '#/play/herzlos', shown.herzlos.hand],
  ['online', shown.onlineHerzlos.hash, shown.onlineHerzlos.hand],
] as const)('a game of Herzlos %s continues', async (_, hash, hand) => {
  await open(hash)
  expect(await waitForHerzlos(page)).toBe('play')
  await expectHand(HERZLOS_HAND, hand)
  await doHerzlos(page, 'play')
  await close()
})

test('the host of an online table is still in the lobby', async () => {
  await open(shown.onlineLobby.hash)
  await page.locator('main.lobby .bench .mine', { hasText: 'Ann' }).waitFor()
  await close()
})

test('a game at one device waits for the same player', async () => {
  await open('#/pass')
  expect(await waitForTask(page)).toBe('curtain')
  expect(await page.locator('.curtain h1').innerText()).toBe(shown.pass.curtain)
  await close()
})

test('the pads are listed, and the shared pad is still shown to others', async () => {
  await open('#/pad')
  await page.locator('.saved-pads a').nth(2).waitFor()
  expect(await page.locator('.saved-pads a').allInnerTexts()).toEqual(shown.pads.list)
  await page.locator('.saved-pads a').nth(1).click()
  await page.locator('.pad-game').waitFor()
  expect(await sums(page)).toEqual(shown.pads.live.sums)
  await page.locator('.live-sign.shown').waitFor()
  await close()
})

test('finished games are replayed, and practice continues', async () => {
  await open('#/replay')
  const games = page.locator('.kept a')
  await expect.poll(() => games.count()).toBe(shown.replays)
  const replays = await games.evaluateAll(all =>
    all.map(link => link.getAttribute('href') ?? '').filter(href => href.startsWith('#/replay/')),
  )
  expect(replays).toHaveLength(3)
  expect(replays).toContain(`#/replay/online/${shown.onlineOver.table}/1`)
  for (const href of replays) {
    await page.goto(`${server.address}${href}`)
    await page.locator('.film input[type=range]').waitFor()
    await page.goto(`${server.address}#/replay`)
    await games.first().waitFor()
  }
  await page.locator('.kept a[href^="#/try/"]').click()
  await page.locator('.half-pint .hand .card').first().waitFor()
  await waitForTask(page)
  await close()
})

/** The counts in the statistics, such as "4 of 6". */
const countsIn = (texts: readonly string[]): string[] => texts.flatMap(text => text.match(/\d+ of \d+/g) ?? [])

test('the statistics show the same counts', async () => {
  await open('#/book')
  await page.getByText(shown.book.entries).waitFor()
  const figures = page.locator('.book-figures')
  await expect.poll(async () => countsIn(await figures.allInnerTexts())).toEqual(countsIn(shown.book.figures))
  await close()
})

test('the result of a daily deal is shown, and a begun one continues', async () => {
  await open('#/day/half-pint-heroes', { time: at })
  const [points = ''] = /-?\d+ points/.exec(shown.day.share) ?? []
  await page.locator('.day-result h2', { hasText: points }).waitFor()
  await page.goto(`${server.address}#/day/herzlos`)
  expect(await waitForHerzlos(page)).toBe('play')
  await expectHand(HERZLOS_HAND, shown.begunDay.hand)
  await doHerzlos(page, 'play')
  await close()
})

test('a finished challenge is compared, and a begun one continues', async () => {
  await open(shown.challenge.hash)
  await page.getByText(shown.challenge.said).waitFor()
  await page.goto(`${server.address}${shown.begunChallenge.hash}`)
  await press(page, page.getByRole('button', { name: 'Play it myself' }))
  expect(await waitForTask(page)).toBe('bet')
  await close()
})

test('a link to a transfer of 0.2.0 opens the results', async () => {
  await open(new URL(shown.transfer.link).hash, { isEmpty: true })
  await page.getByRole('heading', { name: 'Your results' }).waitFor()
  await close()
})

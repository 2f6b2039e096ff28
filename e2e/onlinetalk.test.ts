import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doHerzlos, waitForHerzlos } from './src/herzlos.ts'
import { faultsOf, type LiveServer, openBrowser, openServer, openSite, overflow, violations } from './src/index.ts'
import { layTable, openGuest, sitDown, startMatch } from './src/online.ts'

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

const say = async (page: Page, text: string): Promise<void> => {
  await page.locator('.speak input').fill(text)
  await page.locator('.speak button').click()
}

const edge = (on: Locator, of: 'top' | 'bottom' | 'right'): Promise<number> =>
  on.evaluate((each, side) => each.getBoundingClientRect()[side], of)

test('chat and reactions reach the others as plain text, until the sender is muted', async () => {
  const ann = await openGuest(browser, 'Ann')
  const hostile = await openGuest(browser, '<b onclick=hit()>Eve</b>')
  const faults = [faultsOf(ann), faultsOf(hostile)]
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 3, rounds: 1 })
  await sitDown(hostile, link)
  await ann.locator('.bench').getByText('<b onclick=hit()>Eve</b>').waitFor()
  await say(hostile, '<script>hit()</script> cheers')
  await ann.locator('.lines').getByText('<script>hit()</script> cheers').waitFor()
  // Chat lines, also of two lines, are shown above the player, like reactions.
  await say(hostile, 'You never have four of a kind, and I would bet my last half-pint on it!')
  const written = ann.locator('.bubble', { hasText: 'four of a kind' })
  await written.waitFor()
  expect(await edge(written, 'bottom')).toBeLessThanOrEqual(await edge(ann.locator('main.lobby'), 'top'))
  await hostile.locator('.reactions').getByRole('button', { name: 'Bravo!' }).click()
  const bubble = ann.locator('.bubble', { hasText: 'Bravo!' })
  await bubble.waitFor()
  // Bubbles are above the player, not over the game below.
  expect(await edge(bubble, 'bottom')).toBeLessThanOrEqual(await edge(ann.locator('main.lobby'), 'top'))
  // On a phone the right half of the header stays free for its buttons.
  expect(await edge(bubble, 'right')).toBeLessThan(195)
  // It replaces the heading, so that two texts do not overlap.
  expect(await ann.locator('.wood h1').evaluate(heading => getComputedStyle(heading).opacity)).toBe('0')
  expect(await violations(ann)).toEqual([])

  // Ann hides it on her device only.
  await ann.getByRole('button', { name: 'At the table' }).click()
  await ann.getByText('More', { exact: true }).click()
  await ann.getByRole('button', { name: /^Hide messages/ }).click()
  expect(await ann.locator('.lines').count()).toBe(0)
  await ann.getByRole('button', { name: /^Show messages/ }).click()
  // The host mutes a player for all.
  await ann.getByRole('button', { name: /^Mute/ }).click()
  await hostile.getByText('The host has muted you.').waitFor()
  expect(await hostile.locator('.speak').count()).toBe(0)
  // And removes the player: the device shows it, and offers a seat again.
  await ann.getByRole('button', { name: /^Remove .* from the table$/ }).click()
  await ann.getByRole('button', { name: 'Yes, remove' }).click()
  await hostile.getByText('This seat is no longer yours').waitFor()
  await hostile.locator('.door').waitFor()
  expect(faults.flat()).toEqual([])
  await ann.context().close()
  await hostile.context().close()
})

test('spectators are counted and can react but not chat; players may rename until the start; the host can lock the table and end the game', async () => {
  const ann = await openGuest(browser, 'Ann')
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 3, rounds: 1 })
  const watcher = await openGuest(browser, 'Will')
  await watcher.goto(link)
  await watcher.getByRole('button', { name: 'Just watch' }).click()
  await ann.getByText('1 watching').waitFor()
  await watcher.getByText('Spectators can read the chat').waitFor()
  expect(await watcher.locator('.speak').count()).toBe(0)
  expect(await violations(watcher)).toEqual([])
  await watcher.getByRole('button', { name: 'Bravo!' }).click()
  await ann.locator('.bubble', { hasText: /Spectator.*Bravo!/ }).waitFor()

  await ann.getByRole('button', { name: 'Change name and symbol' }).click()
  await ann.locator('.rename input[type=text]').fill('Annabelle')
  await ann.locator('.rename label', { has: ann.getByRole('radio', { name: 'Clover' }) }).click()
  expect(await violations(ann)).toEqual([])
  await ann.getByRole('button', { name: 'Save' }).click()
  await watcher.locator('.bench').getByText('Annabelle').waitFor()
  await startMatch(ann, [watcher])
  await ann.locator('.talk-button').click()
  expect(await ann.getByRole('button', { name: 'Change name and symbol' }).count()).toBe(0)

  // A locked table accepts nobody, not even on a bot's seat.
  await ann.getByLabel('Locked: nobody else can sit down').click()
  await watcher.goto(link)
  await watcher.getByRole('heading', { name: 'The host has locked the table. You can still watch.' }).waitFor()
  expect(await watcher.getByRole('button', { name: /^(Sit down|Take over)/ }).count()).toBe(0)
  await watcher.getByRole('button', { name: 'Just watch' }).click()
  await watcher.locator('.half-pint').waitFor()

  await ann.getByRole('button', { name: 'End this game' }).click()
  expect(await violations(ann)).toEqual([])
  await ann.getByRole('button', { name: 'Yes, end it' }).click()
  for (const page of [ann, watcher])
    await page.locator('main.lobby').getByText('The host has ended the game.').waitFor()
  await watcher.context().close()
  await ann.getByText('1 watching').waitFor({ state: 'detached' })
  await ann.context().close()
})

test('strangers find a listed table, and can play or watch', async () => {
  const ann = await openGuest(browser, 'Ann')
  const link = await layTable(ann, server.address, { game: 'herzlos', seats: 3, rounds: 1, listed: true })
  const table = link.split('/').at(-1)
  const stranger = await openGuest(browser, 'Stan')
  await stranger.goto(`${server.address}#/tables`)
  const row = stranger.locator(`li[data-table="${table}"]`)
  await row.getByText('2 seats free').waitFor()
  // The field for a code is as tall as a thumb needs.
  expect((await stranger.getByLabel('Code of a table').boundingBox())?.height).toBeGreaterThanOrEqual(40)
  expect(await violations(stranger)).toEqual([])
  await row.getByRole('link', { name: 'Sit down' }).click()
  await stranger.locator('.door form button[type=submit]').click()
  await ann.locator('.bench').getByText('Stan').waitFor()

  // One round of Herzlos with a bot, with mouse clicks.
  await startMatch(ann, [stranger])
  await Promise.all([ann, stranger].map(playHerzlos))
  for (const page of [ann, stranger]) {
    const rounds = page.locator('main.final .score-pad').first().locator('tbody tr')
    await rounds.first().waitFor()
    expect(await rounds.count()).toBe(1)
  }
  expect(await violations(ann)).toEqual([])
  await ann.context().close()
  await stranger.context().close()
})

/** Plays any legal action until the game is over. */
const playHerzlos = async (page: Page): Promise<void> => {
  for (let task = await waitForHerzlos(page); task !== 'over'; task = await waitForHerzlos(page)) {
    await doHerzlos(page, task)
  }
}

test.each([
  ['de', 'Tisch mit Freunden', 'Tisch eröffnen', 'Mitspielen?', 'Setzt euch!'],
  ['ru', 'Стол с друзьями', 'Открыть стол', 'Сядете за стол?', 'Садитесь!'],
] as const)('the way to a table speaks %s and fits a small phone', async (language, heading, lay, door, pub) => {
  const ann = await openGuest(browser, 'Maximiliane', { language, theme: 'light' })
  const faults = faultsOf(ann)
  const fits = async (page: Page): Promise<void> => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    // A name of one word is on one line.
    for (const name of await page.locator('.bench .mine b').all()) {
      expect(await name.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(30)
    }
    if (size !== null) await page.setViewportSize(size)
    expect(await violations(page)).toEqual([])
  }
  await ann.goto(`${server.address}#/table`)
  await ann.getByRole('heading', { name: heading }).waitFor()
  await fits(ann)
  await ann.getByRole('button', { name: lay }).click()
  await ann.locator('main.lobby').waitFor()
  await fits(ann)
  const link = (await ann.locator('.invite').getAttribute('data-link')) ?? ''
  const guest = await openGuest(browser, 'Фёдор Михайлович Длинный', { language })
  await guest.goto(link)
  await guest.getByRole('heading', { name: door }).waitFor()
  await fits(guest)
  await guest.goto(link.replace('#/table/', '#/screen/'))
  await guest.getByText(pub).waitFor()
  await fits(guest)
  expect(faults).toEqual([])
  await ann.context().close()
  await guest.context().close()
})

test('the messages differ for a dead link, a page without a server, and a missing network', async () => {
  const page = await openGuest(browser, 'Ann')
  await page.goto(`${server.address}#/table/nosuchtable1`)
  await page.getByRole('heading', { name: 'This link leads to no table' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.goto(`${server.address}#/table/%F0%9F%8D%BA`)
  await page.getByText('There is no such table.').waitFor()

  const site = await openSite()
  await page.goto(`${site.address}#/tables`)
  await page.getByText('This site has no online tables.').waitFor()
  await page.goto(`${site.address}#/table/nosuchtable1`)
  await page.getByText('This site has no online tables.').waitFor()
  await site.close()
  await page.goto(`${server.address}#/tables`)
  await page.getByRole('link', { name: 'Open a table' }).waitFor()
  await page.context().setOffline(true)
  await page.getByText('The server is not responding.').waitFor()
  await page.context().close()
})

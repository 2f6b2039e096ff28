import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINE } from './src/browser.ts'
import { playTo } from './src/halfpint.ts'
import { doHerzlos, waitForHerzlos } from './src/herzlos.ts'
import { faultsOf, type LiveServer, openBrowser, openServer, overflow, violations } from './src/index.ts'
import { layTable, openGuest, sitDown, startMatch } from './src/online.ts'
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

const closeAll = (...pages: Page[]) => Promise.all(pages.map(page => page.context().close()))

type GameId = 'half-pint-heroes' | 'herzlos'

const NAMES: { readonly [game in GameId]: string } = { 'half-pint-heroes': 'Half-Pint Heroes', herzlos: 'Herzlos' }
const BOARDS: { readonly [game in GameId]: string } = { 'half-pint-heroes': '.half-pint', herzlos: '.herzlos .places' }

/** Plays until the sheet of the last round is open, or until the result is shown. */
const playUntil = async (page: Page, game: GameId, wanted: 'next' | 'over'): Promise<void> => {
  if (game === 'half-pint-heroes') await playTo(page, asked => asked === wanted)
  else {
    for (let task = await waitForHerzlos(page); task !== wanted && task !== 'over'; task = await waitForHerzlos(page))
      await doHerzlos(page, task)
  }
}

test.each([
  { from: 'half-pint-heroes', to: 'herzlos', seats: 3, newSeats: 5, starter: 'guest', cat: 'leaves the page' },
  { from: 'herzlos', to: 'half-pint-heroes', seats: 4, newSeats: 3, starter: 'host', cat: 'is offline' },
  { from: 'half-pint-heroes', to: 'half-pint-heroes', seats: 3, newSeats: 4, starter: 'host', cat: 'stays' },
] as const)(
  'from the result page the host changes $from for $seats to $to for $newSeats: every page follows',
  async ({ from, to, seats, newSeats, starter, cat: fate }) => {
    const [ann, ben, cat] = [
      await openGuest(browser, 'Ann'),
      await openGuest(browser, 'Ben'),
      await openGuest(browser, 'Cat'),
    ]
    const spectator = await openGuest(browser, 'Rob')
    const pub = await openGuest(browser, '', { size: 'desktop' })
    const pages = [ann, ben, cat, spectator, pub]
    const faults = pages.map(faultsOf)
    const link = await layTable(ann, server.address, { game: from, seats, rounds: 1, grace: 600_000 })
    await sitDown(ben, link)
    await sitDown(cat, link)
    await spectator.goto(link)
    await spectator.getByRole('button', { name: 'Just watch' }).click()
    await spectator.locator('main.lobby').waitFor()
    await pub.goto(link.replace('#/table/', '#/screen/'))
    await pub.locator('.pub-gathering').waitFor()
    await startMatch(ann, [ben, cat, spectator, pub])
    // Ann reads the result. Ben, if he is to start, and Cat still read the sheet of the round.
    const bens = starter === 'guest' ? 'next' : 'over'
    await Promise.all([playUntil(ann, from, 'over'), playUntil(ben, from, bens), playUntil(cat, from, 'next')])
    await ann.locator('main.final').waitFor()
    if (fate === 'is offline') await cat.context().setOffline(true)
    if (fate === 'leaves the page') await cat.goto(`${server.address}icon.svg`)
    const here = fate === 'stays' ? pages : pages.filter(page => page !== cat)

    await ann.getByRole('button', { name: 'Table settings' }).click()
    const sheet = ann.locator('dialog[open]')
    await sheet.getByRole('radio', { name: NAMES[to] }).check()
    await sheet
      .getByRole('radio', { name: String(newSeats), exact: true })
      .first()
      .check()
    await sheet.getByRole('button', { name: 'Save' }).click()
    for (const page of here) {
      await page.locator(page === pub ? '.pub-gathering' : 'main.lobby').waitFor()
      await page.getByRole('heading', { name: NAMES[to] }).waitFor()
      expect(await page.locator('.bench li').count()).toBe(newSeats)
    }
    await ben.getByText('Waiting for the host to start.').waitFor()

    if (starter === 'host') await startMatch(ann, [ben])
    else {
      // The host does not respond: after half a minute a guest starts, with bots on the free seats.
      await ben.getByText('The host has not started yet. Any player can start now.').waitFor()
      expect(await overflow(ben)).toBeLessThanOrEqual(0)
      expect(await spectator.getByRole('button', { name: 'Start with 2 bots' }).count()).toBe(0)
      await ben.getByRole('button', { name: 'Start with 2 bots' }).click()
    }
    for (const page of here) await page.locator(BOARDS[to]).waitFor()
    // Cat returns to the new game without the events of the old one that she missed.
    if (fate === 'leaves the page') await cat.goto(link)
    if (fate === 'is offline') await cat.context().setOffline(false)
    await cat.locator(BOARDS[to]).waitFor()
    // The browser reports a disabled network in the console.
    expect(faults.flat().filter(fault => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await closeAll(...pages)
  },
)

test('from the board the host ends the game and changes it: every page follows', async () => {
  const ann = await openGuest(browser, 'Ann')
  const ben = await openGuest(browser, 'Ben')
  const spectator = await openGuest(browser, 'Rob')
  const pub = await openGuest(browser, '', { size: 'desktop' })
  const pages = [ann, ben, spectator, pub]
  const faults = pages.map(faultsOf)
  const link = await layTable(ann, server.address, { game: 'herzlos', seats: 3, rounds: 1 })
  await sitDown(ben, link)
  await spectator.goto(link)
  await spectator.getByRole('button', { name: 'Just watch' }).click()
  await spectator.locator('main.lobby').waitFor()
  await pub.goto(link.replace('#/table/', '#/screen/'))
  await pub.locator('.pub-gathering').waitFor()
  await startMatch(ann, [ben, spectator, pub])
  await ann.locator('.talk-button').click()
  await ann.getByRole('button', { name: 'End this game' }).click()
  await ann.getByRole('button', { name: 'Yes, end it' }).click()
  await ann.locator('.rules-row').first().click()
  const sheet = ann.locator('dialog[open]')
  await sheet.getByRole('radio', { name: NAMES['half-pint-heroes'] }).check()
  await sheet.getByRole('button', { name: 'Save' }).click()
  for (const page of pages) await page.getByRole('heading', { name: NAMES['half-pint-heroes'] }).waitFor()
  await startMatch(ann, [ben, spectator, pub])
  for (const page of pages) await page.locator(BOARDS['half-pint-heroes']).waitFor()
  expect(faults.flat()).toEqual([])
  await closeAll(...pages)
})

test('a guest starts the rematch when the host does not answer', async () => {
  const ann = await openGuest(browser, 'Ann')
  const ben = await openGuest(browser, 'Ben')
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 1 })
  await sitDown(ben, link)
  await startMatch(ann, [ben])
  await Promise.all([ann, ben].map(page => playUntil(page, 'half-pint-heroes', 'over')))
  const note = 'Not everybody has answered. Any player can start now.'
  expect(await ben.getByText(note).count()).toBe(0)
  await ben.getByRole('button', { name: 'Play again' }).click()
  await ben.getByText(note).waitFor()
  expect(await violations(ben)).toEqual([])
  await press(ben, ben.getByRole('button', { name: 'Start', exact: true }))
  await Promise.all([ann, ben].map(page => page.locator('.prediction').first().waitFor()))
  await closeAll(ann, ben)
})

test('two guests who sit down in the same second get different symbols', async () => {
  const [ann, ben, cat] = [
    await openGuest(browser, 'Ann'),
    await openGuest(browser, 'Ben'),
    await openGuest(browser, 'Cat'),
  ]
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 3, rounds: 1 })
  // Cat's request waits on its way until Ben has the symbol that both were offered.
  let release = (): void => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const sent = cat.waitForRequest(request => request.url().endsWith('/seats'))
  await cat.route('**/seats', async route => {
    await released
    await route.continue()
  })
  await cat.goto(link)
  await cat.locator('.door form button[type=submit]').click()
  const wanted = JSON.parse((await sent).postData() ?? '{}').symbol
  const own = ben.waitForRequest(request => request.url().endsWith('/seats'))
  await sitDown(ben, link)
  expect(JSON.parse((await own).postData() ?? '{}').symbol).toBe(wanted)
  release()
  for (const page of [ann, ben, cat]) {
    await page.locator('.bench [data-seat="2"]', { hasText: 'Cat' }).waitFor()
    const faces = await page.locator('.bench svg.face').evaluateAll(all => all.map(face => face.innerHTML))
    expect(new Set(faces).size).toBe(3)
  }
  await closeAll(ann, ben, cat)
})

test('no page shows an empty seat while two players swap seats', async () => {
  const ann = await openGuest(browser, 'Ann')
  const ben = await openGuest(browser, 'Ben')
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 1 })
  await sitDown(ben, link)
  await ann.locator('.bench [data-seat="1"]', { hasText: 'Ben' }).waitFor()
  for (const page of [ann, ben]) {
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = (): void => {
        seen.push(document.querySelector<HTMLElement>('main.lobby .seating')?.innerText ?? 'no lobby')
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  }
  await ann.getByRole('button', { name: 'Change order' }).click()
  await ann.getByRole('button', { name: 'Swap Ann and Ben' }).click()
  for (const page of [ann, ben]) {
    await page.locator('.bench [data-seat="0"]', { hasText: 'Ben' }).waitFor()
    await page.locator('.bench .mine', { hasText: page === ann ? 'Ann' : 'Ben' }).waitFor()
    await page
      .getByRole('log')
      .getByText(/You are now in seat \d\./)
      .waitFor({ state: 'attached' })
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter(text => /no lobby|free|bot/.test(text))).toEqual([])
  }
  await closeAll(ann, ben)
})

test('a guest who has not taken a seat yet is not counted as a spectator', async () => {
  const ann = await openGuest(browser, 'Ann')
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 3, rounds: 1 })
  const ben = await openGuest(browser, 'Ben')
  await ben.goto(link)
  await ben.locator('.door').waitFor()
  const spectator = await openGuest(browser, 'Rob')
  await spectator.goto(link)
  await spectator.getByRole('button', { name: 'Just watch' }).click()
  await ann.locator('.rail-count').waitFor()
  expect(await ann.locator('.rail-count').innerText()).toBe('1 watching')
  await ben.locator('.door form button[type=submit]').click()
  await ben.locator('main.lobby').waitFor()
  for (const page of [ann, ben]) expect(await page.locator('.rail-count').innerText()).toBe('1 watching')
  await closeAll(ann, ben, spectator)
})

// The drivers of the other browsers do not support service workers.
test.skipIf(ENGINE !== 'chromium')(
  'on a phone with the stored page, the code on the television opens the table',
  async () => {
    const own = await openServer()
    const ann = await openGuest(browser, 'Ann')
    await layTable(ann, own.address, { game: 'half-pint-heroes', seats: 2, rounds: 1 })
    await ann.locator(`a[href^="#/screen/"]`).first().click()
    const typed = `http://${await ann.locator('.pub-address').innerText()}`
    expect(typed).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-z]{6}$/)

    const ben = await openGuest(browser, 'Ben', { stored: true })
    await ben.goto(own.address)
    await ben.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (navigator.serviceWorker.controller !== null) return
      await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    })
    await ben.goto(typed.toUpperCase().replace('HTTP', 'http'))
    await ben.locator('.door').waitFor()
    expect(await ben.locator('.bench').innerText()).toContain('Ann')

    // A code of version 0.2.1 is the id of the table.
    await ben.goto(new URL(ann.url().match(/[0-9a-z]{8}$/)?.[0] ?? '', own.address).href)
    await ben.locator('.door').waitFor()

    // The page reports an unknown code and stays usable. Other typed addresses open their screens.
    await ben.goto(`${own.address}000000`)
    await ben.getByRole('alert').waitFor()
    expect(await ben.getByRole('alert').innerText()).toMatch(/No table and no score pad has this code/)
    const code = typed.slice(-6)
    await ben.getByLabel('Code of a table').fill(` ${code.slice(0, 3)}-${code.slice(3).toUpperCase()} `)
    await ben.getByRole('button', { name: 'Join' }).click()
    await ben.locator('.door').waitFor()
    await ben.goto(`${own.address}learn`)
    await ben.locator('main').first().waitFor()
    expect(new URL(ben.url()).hash).toBe('#/learn')

    // Without a network the page reports it, and opens the table once the server is back.
    await own.kill()
    await ben.goto(typed)
    await ben.getByRole('heading', { name: 'The server does not answer' }).waitFor()
    await own.start()
    await ben.locator('.door').waitFor()
    await closeAll(ann, ben)
    await own.close()
  },
)

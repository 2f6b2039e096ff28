import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type LiveServer, openBrowser, openContext, openServer, openSite, overflow, violations } from './src/index.ts'
import { beginPad, enterRound, finger, goOn, paperText, sums } from './src/pad.ts'

let browser: Browser
let site: LiveServer
const contexts: BrowserContext[] = []

beforeAll(async () => {
  site = await openServer()
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const NAMES = ['Ann', 'Ben', 'Cem']
const ROUND = { predictions: [1, 0, 2], bets: [1, 2, 0], tricks: [1, 1, 2], brawl: null }

const device = async (size: 'phone' | 'desktop' = 'phone'): Promise<Page> => {
  const context = await openContext(browser, { size, chance: 'real' })
  contexts.push(context)
  return context.newPage()
}

/** A phone with a shared pad, and the links for following it and for taking over writing. */
const showing = async (): Promise<{ phone: Page; link: string; pen: string }> => {
  const phone = await device()
  await phone.goto(`${site.address}#/pad`)
  await phone.locator('.pad-list').waitFor()
  await beginPad(phone, finger(), NAMES)
  await phone.getByRole('button', { name: 'More' }).tap()
  await phone.getByRole('button', { name: 'Show to others' }).tap()
  await phone.getByRole('button', { name: 'Show it' }).tap()
  const link = (await phone.locator('.link-text a').first().getAttribute('href')) as string
  const pen = (await phone.locator('.otherwise .link-text a').getAttribute('href')) as string
  expect(await violations(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Close' }).tap()
  return { phone, link, pen }
}

test('followers see every change, and continue after the writer was offline', async () => {
  const { phone, link } = await showing()
  const television = await device('desktop')
  await television.goto(link)
  await television.locator('.pad-follow').waitFor()
  expect(await television.locator('button').count()).toBe(0)
  await phone.locator('.pad-key.numbers button').nth(1).tap()
  await television.getByRole('img', { name: 'Ann: prediction 1' }).waitFor()
  await phone.locator('.pad-bar .undo').tap()
  await television.getByRole('img', { name: 'Ann: prediction not entered' }).waitFor()
  await enterRound(phone, finger(), ROUND, NAMES)
  await goOn(phone).tap()
  await television.getByRole('heading', { name: 'Round 2/10' }).waitFor()
  expect(await sums(television)).toEqual([40, 10, 40])
  expect(await overflow(television)).toBeLessThanOrEqual(0)
  expect(await violations(television)).toEqual([])

  await phone.context().setOffline(true)
  await enterRound(phone, finger(), ROUND, NAMES)
  await goOn(phone).tap()
  await phone.locator('.live-sign.trouble').waitFor()
  expect(await sums(phone)).toEqual([80, 20, 80])
  expect(await sums(television)).toEqual([40, 10, 40])
  await phone.context().setOffline(false)
  await television.getByRole('heading', { name: 'Round 3/10' }).waitFor()
  expect(await sums(television)).toEqual([80, 20, 80])

  await television.context().setOffline(true)
  await enterRound(phone, finger(), ROUND, NAMES)
  await goOn(phone).tap()
  await television.context().setOffline(false)
  await television.getByRole('heading', { name: 'Round 4/10' }).waitFor()
  expect(await sums(television)).toEqual([120, 30, 120])
})

test('a shared pad is still shared after a reload', async () => {
  const { phone, link } = await showing()
  const other = await device()
  await other.goto(link)
  await phone.reload()
  await phone.locator('.pad-game').waitFor()
  await phone.locator('.pad-key.numbers button').nth(2).tap()
  await other.getByRole('img', { name: 'Ann: prediction 2' }).waitFor()
})

test('a restarted server shares the pad again, with the changes made meanwhile', async () => {
  const { phone, link } = await showing()
  const other = await device()
  await other.goto(link)
  await other.locator('.pad-follow').waitFor()
  await site.kill()
  await phone.locator('.pad-key.numbers button').nth(4).tap()
  await phone.locator('.live-sign.trouble').waitFor()
  await other.locator('.live-sign.away').waitFor()
  await site.start()
  await other.getByRole('img', { name: 'Ann: prediction 4' }).waitFor()
  await phone.locator('.live-sign.shown').waitFor()
})

test('writing is handed over: the new writer writes, the old one follows', async () => {
  const { phone, pen } = await showing()
  await phone.locator('.pad-key.numbers button').nth(3).tap()
  const taker = await device()
  await taker.goto(pen)
  await taker.getByRole('button', { name: 'Keep score here' }).tap()
  await taker.locator('.pad-game').waitFor()
  expect(await paperText(taker)).toContain('3')
  await taker.locator('.pad-key.numbers button').nth(2).tap()
  // The old writer is notified at the next change, which is refused.
  await phone.locator('.pad-key.numbers button').nth(6).tap()
  await phone.locator('.pad-follow').waitFor()
  await phone.getByRole('img', { name: 'Ben: prediction 2' }).waitFor()
})

test('a late follower sees that the pad is no longer shared', async () => {
  const { phone, link } = await showing()
  await phone.getByRole('button', { name: 'More' }).tap()
  await phone.getByRole('button', { name: 'Show to others' }).tap()
  await phone.getByRole('button', { name: 'Stop showing it' }).tap()
  await phone.getByRole('button', { name: 'Show it' }).waitFor()
  const late = await device()
  await late.goto(link)
  await late.getByText('This pad is not shown any more').waitFor()
})

test('everything else works without a server', async () => {
  const alone = await openSite()
  const phone = await device()
  await phone.goto(`${alone.address}#/pad`)
  await phone.locator('.pad-list').waitFor()
  await beginPad(phone, finger(), NAMES)
  await phone.getByRole('button', { name: 'More' }).tap()
  await phone.getByRole('button', { name: 'Show to others' }).tap()
  await phone.getByRole('button', { name: 'Show it' }).tap()
  await phone.getByRole('alert').waitFor()
  expect(await phone.getByRole('alert').innerText()).toContain('There is no server here')
  await phone.getByRole('button', { name: 'Close' }).tap()
  await enterRound(phone, finger(), ROUND, NAMES)
  await goOn(phone).tap()
  expect(await sums(phone)).toEqual([40, 10, 40])
  await alone.close()
})

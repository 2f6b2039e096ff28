import { must } from '@halfpint/core'
import { readPad, scorePad } from '@halfpint/scorepad'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ENGINE } from './src/browser.ts'
import { downloaded, overflow, speak, violations } from './src/index.ts'
import { beginPad, enterRound, finger, goOn, importPad, sums } from './src/pad.ts'
import { openPads, type PadPages, typed } from './src/padpages.ts'
import { touch } from './src/press.ts'

let pads: PadPages
let page: Page
beforeAll(async () => {
  pads = await openPads()
})
beforeEach(async () => {
  page = await pads.open()
})
afterEach(() => expect(pads.faults()).toEqual([]))
afterAll(() => pads?.close())

test('the pad works without a network, also after a reload', async () => {
  page = await pads.open({ stored: true })
  // Stored on the device: the service worker has all files.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) await new Promise(soon => setTimeout(soon, 50))
  })
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('.pad-list').waitFor()
  await beginPad(page, finger(), typed.players)
  for (const round of typed.rounds.slice(0, 2)) {
    await enterRound(page, finger(), round, typed.players)
    await touch(page, goOn(page))
  }
  await page.reload()
  await page.getByRole('heading', { name: 'Round 3/10 · Sven starts' }).waitFor()
  expect(await sums(page)).toEqual([50, 70, 60, 90])
  await page.context().setOffline(false)
})

test('a pad is exported as JSON, CSV and a picture, and imported again', async () => {
  await importPad(page, typed)
  await page.locator('.saved-pads a').first().tap()
  const fetched = async (item: string): Promise<Buffer> => {
    await page.getByRole('button', { name: 'More' }).tap()
    return downloaded(page, () => page.locator('.pad-menu').getByRole('button', { name: item }).tap())
  }
  const json = JSON.parse((await fetched('Export (JSON)')).toString()) as object
  expect(scorePad(must(readPad(json))).totals).toEqual([260, 320, 170, 310])
  const csv = await fetched('Export (CSV)')
  expect((await fetched('Picture')).subarray(1, 4).toString()).toBe('PNG')
  await page.goto(`${pads.address}#/pad`)
  await page.locator('input[type=file]').setInputFiles({ name: 'pad.csv', mimeType: 'text/csv', buffer: csv })
  await page.locator('main [role=status]', { hasText: 'This pad is already among yours.' }).waitFor()
  expect(await page.locator('.saved-pads li').count()).toBe(1)
  const other = csv.toString().replaceAll('Laura', 'Lore')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'pad.csv', mimeType: 'text/csv', buffer: Buffer.from(other) })
  await page.locator('main [role=status]', { hasText: 'The pad was added to your pads.' }).waitFor()
  expect(await page.locator('.saved-pads li').count()).toBe(2)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await page.locator('main [role=status]', { hasText: 'This file is not a score pad.' }).waitFor()
  // A browser reports a file only once while it is in the field, but a deleted pad may be imported again.
  expect(await page.locator('input[type=file]').inputValue()).toBe('')
})

test('the same players start again with one tap, and the statistics contain all their games', async () => {
  await importPad(page, typed)
  await page.getByRole('button', { name: 'New pad for Max, Laura, Sven, Frank' }).tap()
  await page.getByRole('heading', { name: 'Round 1/10 · Sven starts' }).waitFor()
  await page.goto(`${pads.address}#/pad`)
  await page.getByRole('link', { name: /^Statistics/ }).tap()
  await page.locator('.pad-curve').waitFor()
  expect(await page.locator('main > p').innerText()).toContain('2 games')
  expect(await page.locator('.pad-people li').first().innerText()).toMatch(/^Laura/)
  expect(await violations(page)).toEqual([])
})

const SCORE = { ru: 'Подсчитать раунд', de: 'Runde werten', en: 'Score the round' } as const

test('every view fits in three languages, without axe violations in light and dark mode', async () => {
  const sound = async (name: string): Promise<void> => {
    for (const language of ['ru', 'de', 'en'] as const) {
      await speak(page, language)
      await page.setViewportSize({ width: 320, height: 568 })
      expect(await overflow(page), `${name} ${language}`).toBeLessThanOrEqual(0)
      const [bar, heading] = [await page.locator('.wood').boundingBox(), await page.locator('.wood h1').boundingBox()]
      expect((bar?.height ?? 0) - (heading?.height ?? 0), `${name} ${language}`).toBeGreaterThanOrEqual(8)
      await page.setViewportSize({ width: 360, height: 640 })
      if (name === 'tricks') expect(await goOn(page).innerText()).toBe(SCORE[language])
      if (language === 'ru') continue
      await page.emulateMedia({ colorScheme: language === 'de' ? 'dark' : 'light' })
      expect(await violations(page), `${name} ${language}`).toEqual([])
    }
  }
  await sound('empty list')
  const seven = ['Alexandrina-Charlotte', 'Бо', 'Maximilian', 'Di', 'Ed', 'Franziska', 'Gus']
  await beginPad(page, finger(), seven)
  await sound('seven players')
  const round = {
    predictions: [1, 0, 0, 1, 0, 0, 2],
    bets: [1, 2, 3, 4, 5, 6, 0],
    tricks: [1, 0, 0, 1, 0, 1, 0],
    brawl: null,
  }
  await enterRound(page, finger(), round, seven)
  await sound('tricks')
  await touch(page, goOn(page))
  await page.locator('.score').first().tap()
  await sound('reasons')
  await page.keyboard.press('Escape')
  await page.locator('.wood button').tap()
  await sound('menu')
  await page.keyboard.press('Escape')
  await page.goto(`${pads.address}#/pad`)
  await page.locator('.saved-pads').waitFor()
  await sound('list')
  await beginPad(page, finger(), ['Maximiliane', 'Ben', 'Konstantin', 'Dora'], 'Herzlos')
  await sound('Herzlos')
})

// An installed Firefox cannot emulate printing.
test.skipIf(ENGINE !== 'chromium')('the printed page has the pad and no buttons', async () => {
  await importPad(page, typed)
  await page.locator('.saved-pads a').first().tap()
  await page.locator('.pad-final').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.pad-paper').isVisible()).toBe(true)
  expect(await page.locator('.pad-final .pad-pair').isVisible()).toBe(false)
})

test('a game with real cards is in the list of all games of this device', async () => {
  await importPad(page, typed)
  await page.goto(`${pads.address}#/replay`)
  expect(await page.locator('.kept a').innerText()).toMatch(/score pad · won by Laura$/)
  await page.locator('.kept a').tap()
  await page.locator('.pad-final').waitFor()
})

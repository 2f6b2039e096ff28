import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playUntil, settleTask } from './src/halfpint.ts'
import { doHerzlos, seatHerzlos, waitForHerzlos } from './src/herzlos.ts'
import {
  downloaded,
  faultsOf,
  openBrowser,
  openContext,
  openSite,
  overflow,
  type Site,
  violations,
} from './src/index.ts'

const packages = join(import.meta.dirname, '../packages')
const [HALF_PINT = ''] = readFileSync(join(packages, 'half-pint/examples/good.jsonl'), 'utf8').split('\n')
const [HERZLOS = ''] = readFileSync(join(packages, 'herzlos/examples/games.jsonl'), 'utf8').split('\n')

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

const openText = async (page: Page, text: string | Buffer): Promise<void> => {
  await page.goto(`${site.address}#/replay`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

const step = (page: Page): Promise<string | null> => page.locator('.replaying').getAttribute('data-step')

test.each([
  ['Half-Pint Heroes', HALF_PINT, 'en', 'phone'],
  ['Herzlos', HERZLOS, 'de', 'desktop'],
] as const)('a record of %s is stepped and scrubbed, from every seat', async (_, text, language, size) => {
  const context = await openContext(browser, { language, size })
  const page = await context.newPage()
  const faults = faultsOf(page)
  await openText(page, text)
  await page.locator('.film').waitFor()
  const { players, rounds } = JSON.parse(text) as { players: string[]; rounds: unknown[] }
  expect(await step(page)).toBe('1')
  expect(await page.locator('.open-hands li').count()).toBe(players.length)
  if (size === 'phone') {
    // Without controls beside the table, the row is in the middle of the screen.
    await page.setViewportSize({ width: 740, height: 360 })
    const row = await page.locator('.towel').boundingBox()
    expect(Math.abs((row?.x ?? 0) + (row?.width ?? 0) / 2 - 370)).toBeLessThan(2)
    await page.setViewportSize({ width: 360, height: 640 })
  }
  await page.locator('.steps .step').nth(3).click()
  expect(await step(page)).toBe('2')
  await page.locator('.steps .step').nth(1).click()
  expect(await step(page)).toBe('1')
  await page.locator('body').press('ArrowRight')
  const scrub = page.locator('.film input[type=range]')
  await scrub.fill('30')
  expect(await step(page)).toBe('30')
  const [round, seat] = [page.locator('.pick select').nth(0), page.locator('.pick select').nth(1)]
  expect(await round.locator('option').count()).toBe(rounds.length)
  for (const from of ['spectator', '0', '1']) {
    await seat.selectOption(from)
    expect(await page.locator('.open-hands').count()).toBe(0)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await violations(page)).toEqual([])
  }
  // The last decision before this step: the champion gives its reason, from sampled deals.
  while ((await page.locator('.film .why').count()) === 0) await page.locator('.steps .step').nth(1).click()
  if (size === 'phone') {
    // The seat's own cards are fully visible, although there are more controls below.
    await page.setViewportSize({ width: 844, height: 390 })
    const [hand, film] = [await page.locator('.hand').boundingBox(), await page.locator('.film').boundingBox()]
    expect((hand?.y ?? Number.NaN) + (hand?.height ?? 0)).toBeLessThanOrEqual((film?.y ?? 0) + 1)
    // Points are beside the smallest seats: their owner must be recognisable.
    const boxes = await page
      .locator('.mat:has(> .score) > :is(.face, .score)')
      .evaluateAll(each =>
        each.map(box => box.getBoundingClientRect()).map(({ left, right }) => [left, right] as const),
      )
    expect(boxes.length).toBeGreaterThan(2)
    expect(Math.min(...boxes.map(([left]) => left))).toBeGreaterThanOrEqual(0)
    for (let at = 0; at < boxes.length; at += 2) {
      const [face, points] = [boxes[at], boxes[at + 1]] as const
      expect(Math.abs((face?.[0] ?? 0) + (face?.[1] ?? 0) - (points?.[0] ?? 0) - (points?.[1] ?? 0))).toBeGreaterThan(
        36,
      )
    }
    await page.setViewportSize({ width: 360, height: 640 })
  }
  await page.locator('.film .why').click()
  // The choice, whether the champion agrees, and the reason.
  await page.locator('dialog p').nth(2).waitFor()
  expect(await page.locator('dialog p').last().textContent()).toMatch(/\d/)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await round.selectOption('1')
  await page.locator('.steps .step').nth(4).click()
  await page.locator('.replay-result').waitFor()
  // A number is never wrapped: the table scrolls.
  const lines = await page
    .locator('.replay-result :is(th, td)')
    .evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().height))
  expect(Math.max(...lines)).toBeLessThan(40)
  // The points of three players are all visible on a phone.
  expect(await page.locator('.replay-result').evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.locator('.steps .step').nth(0).click()
  expect(await step(page)).toBe('0')
  expect(faults).toEqual([])
  await context.close()
})

test('hostile, huge and damaged files are refused with a message', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const faults = faultsOf(page)
  const wrong = JSON.parse(HERZLOS)
  wrong.rounds[1].plays[3] = 'f2'
  for (const [text, sentence] of [
    ['x'.repeat(6_000_000), /larger than 5 MB/],
    ['not a record', /not valid JSON/],
    [`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, /nested far deeper/],
    ['{"game":"<script>alert(1)</script>","players":[]}', /There is no game “<script>/],
    [JSON.stringify(wrong), /^In round 2, play 4: /],
    [Buffer.from([0xff, 0xfe, 0x00]), /UTF-8/],
  ] as const) {
    await openText(page, text)
    const fault = page.locator('.fault')
    await fault.waitFor()
    expect(await fault.textContent()).toMatch(sentence)
  }
  // A name with a script is shown as text.
  const named = JSON.parse(HALF_PINT)
  named.players[0] = '<img src=x onerror="window.hacked=1">'
  await openText(page, JSON.stringify(named))
  await page.locator('.open-hands b').first().waitFor()
  expect(await page.locator('.open-hands b').first().textContent()).toContain('<img')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(faults).toEqual([])
  await context.close()
})

test('a file of several games lets the reader choose', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await openText(page, `${HALF_PINT}\n${HERZLOS}\n`)
  await page.getByText('2 games in this file').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Herzlos' }).click()
  await page.locator('.herzlos .places').waitFor()
  await context.close()
})

test('a record is downloaded unchanged, and a changed deal is detected', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatHerzlos(page, ['novice', 'novice'], 1)
  await page.goto(`${site.address}#/play/herzlos`)
  for (let task = await waitForHerzlos(page); task !== 'over'; task = await waitForHerzlos(page)) {
    await doHerzlos(page, task)
  }
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.getByRole('button', { name: 'Review, download, fairness' }).click()
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download record' }).click())
  const record = JSON.parse(file.toString())
  expect(record).toMatchObject({ game: 'herzlos', options: { rounds: 1 } })
  record.rounds[0].proof.seed = '0'.repeat(64)
  await openText(page, JSON.stringify(record))
  await page.getByRole('button', { name: 'Review, download, fairness' }).click()
  await page.locator('[data-fair="no"]').waitFor()
  expect(await violations(page)).toEqual([])
  await context.close()
})

test('a review lists decisions, and each can be viewed and tried again', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const faults = faultsOf(page)
  await page.addInitScript(() => localStorage.setItem('halfpint.settings', JSON.stringify({ pace: 'instant' })))
  // Three rounds are enough and faster.
  const short = JSON.parse(HALF_PINT)
  const record = { game: short.game, players: short.players, options: short.options, rounds: short.rounds.slice(0, 3) }
  await openText(page, JSON.stringify(record))
  await page.getByRole('button', { name: 'Review, download, fairness' }).click()
  await page.getByRole('link', { name: 'Review this game' }).click()
  await page.getByRole('radio', { name: 'Everybody' }).check()
  await page.locator('.verdict').first().waitFor({ timeout: 180_000 })
  expect(await page.locator('.verdict').count()).toBe(record.players.length)
  // The probability of winning of each seat is drawn over three rounds, with a dot for each listed decision.
  expect(await page.locator('.chance-curve').count()).toBe(record.players.length)
  expect(await page.locator('.chance-curve').first().locator('text').allTextContents()).toEqual(['1', '2', '3'])
  expect(await page.locator('.chance-curve circle').count()).toBe(await page.locator('.decision').count())
  // Luck is relative to the mean of the table, so some player has less, written with a true minus sign.
  const figures = (await page.locator('.review-figures dd').allTextContents()).join(' ')
  expect(figures).toMatch(/−\d/)
  expect(figures).not.toContain('-')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await violations(page)).toEqual([])
  const again = page.getByRole('button', { name: 'Practise from here' }).first()
  await again.click()
  await page.locator('.half-pint .hand .card').first().waitFor()
  expect(new URL(page.url()).hash).toMatch(/^#\/try\/half-pint-heroes\//)
  await page.reload()
  await page.locator('.half-pint .hand .card').first().waitFor()
  // The game continues: to the end of the round, and into the next one.
  await playUntil(page, 'next')
  await settleTask(page, 'next')
  await playUntil(page, 'play')
  // A try does not count as a finished game; it is listed separately and leads back to its table.
  const { hash } = new URL(page.url())
  await page.goto(`${site.address}#/replay`)
  await page.getByRole('heading', { name: 'Practice' }).waitFor()
  await page.getByText('No game has been finished on this device yet.').waitFor()
  expect(await violations(page)).toEqual([])
  await page.locator('.kept a').click()
  await page.locator('.half-pint .hand .card').first().waitFor()
  expect(new URL(page.url()).hash.split('?')[0]).toBe(hash.split('?')[0])
  expect(faults).toEqual([])
  await context.close()
})

test('a link opens a step of an online game, and a missing record is reported', async () => {
  const context = await openContext(browser, { size: 'desktop' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  // The page is served without an API: only this record exists.
  await context.route('**/api/tables/pub/records/1', route => route.fulfill({ json: JSON.parse(HERZLOS) }))
  await page.goto(`${site.address}#/replay/online/pub/1?at=25&from=2`)
  await page.locator('.film').waitFor()
  expect(await step(page)).toBe('25')
  expect(await page.locator('.pick select').nth(1).inputValue()).toBe('2')
  await page.locator('.steps .step').nth(3).click()
  await page.getByRole('button', { name: 'Review, download, fairness' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('The link is copied.').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  // A server leads from this path to the screen.
  expect(link).toBe(`${site.address}replay/online/pub/1?at=26&from=2&lang=en`)
  const other = await context.newPage()
  await other.goto(link.replace(site.address, `${site.address}#/`))
  await other.locator('.film').waitFor()
  expect(await step(other)).toBe('26')

  await page.goto(`${site.address}#/replay/online/pub/2`)
  await page.locator('.fault').waitFor()
  expect(await page.locator('.fault').textContent()).toMatch(/no record of this game/)
  await context.route('**/api/tables/gone/**', route => route.abort())
  await page.goto(`${site.address}#/replay/online/gone/1`)
  await page.getByText('is not responding').waitFor()
  expect(await violations(page)).toEqual([])
  await context.close()
})

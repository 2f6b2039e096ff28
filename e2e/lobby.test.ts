import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf, type LiveServer, openBrowser, openServer, overflow, violations } from './src/index.ts'
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

const closeAll = (...pages: Page[]) => Promise.all(pages.map(page => page.context().close()))

/** The lower edge of an element in the window. */
const bottomOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox()
  return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)
}

test('a table is opened with a name and one tap, on a phone without scrolling', async () => {
  const ann = await openGuest(browser, '')
  await ann.setViewportSize({ width: 390, height: 844 })
  await ann.goto(`${server.address}#/table`)
  const open = ann.getByRole('button', { name: 'Open the table' })
  await ann.getByRole('textbox', { name: 'Name' }).fill('Ann')
  await ann.getByRole('textbox', { name: 'Name' }).press('Tab')
  expect(await bottomOf(ann, 'form.lay button[type=submit]')).toBeLessThanOrEqual(844)
  // All else is behind one row.
  expect(await ann.getByRole('radio', { name: 'Herzlos' }).isVisible()).toBe(false)
  await open.click()
  await ann.locator('main.lobby').waitFor()

  // QR code and short code come first, and Start is in sight.
  expect(await bottomOf(ann, '.invite .qr')).toBeLessThanOrEqual(422)
  await ann.locator('.code-letters', { hasText: /^[0-9a-z]{3} [0-9a-z]{3}$/ }).waitFor()
  expect(await bottomOf(ann, '.lobby-foot .button')).toBeLessThanOrEqual(844)
  expect(await violations(ann)).toEqual([])
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1280, 800],
  ] as const) {
    await ann.setViewportSize({ width, height })
    expect(await overflow(ann), `${width} × ${height}`).toBeLessThanOrEqual(0)
  }
  await closeAll(ann)
})

test('drinking rules are set with a preset, and everybody reads them before the start', async () => {
  const ann = await openGuest(browser, 'Ann')
  const faults = faultsOf(ann)
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 3, rounds: 2 })
  const ben = await openGuest(browser, 'Ben')
  await sitDown(ben, link)
  expect(await ben.getByText('drinking rule').count()).toBe(0)
  await ann.getByRole('button', { name: 'Drinking rules: off' }).click()
  await ann.getByRole('button', { name: 'We understand' }).click()
  await ann.getByRole('radio', { name: 'Hard', exact: true }).check()
  await ann.keyboard.press('Escape')
  const eva = await openGuest(browser, 'Eva', { language: 'de' })
  await eva.goto(link)
  const pub = await openGuest(browser, '', { size: 'desktop' })
  await pub.goto(link.replace('#/table/', '#/screen/'))
  for (const page of [ann, ben, pub]) await page.getByRole('button', { name: '5 drinking rules' }).waitFor()
  await eva.getByRole('button', { name: '5 Trinkregeln' }).waitFor()
  // A guest reads them all, and cannot change them.
  await ben.getByRole('button', { name: '5 drinking rules' }).click()
  const sheet = ben.getByRole('dialog')
  await sheet.getByText('Brawl: all drink').waitFor()
  expect(await sheet.locator('.drinking-list li').count()).toBe(5)
  expect(await sheet.getByRole('switch').count()).toBe(0)
  expect(await violations(ben)).toEqual([])
  await ben.keyboard.press('Escape')
  await ben.getByRole('button', { name: /^Half-Pint Heroes/ }).click()
  await ben.getByRole('dialog').getByText('2 rounds').waitFor()
  expect(faults).toEqual([])
  await closeAll(ann, ben, eva, pub)
})

test('the host chooses by name who starts, and everybody sees it', async () => {
  const ann = await openGuest(browser, 'Ann')
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 1 })
  const ben = await openGuest(browser, 'Ben')
  await sitDown(ben, link)
  for (const name of ['Ben', 'Ann', 'Ben']) {
    await ann.getByRole('button', { name: /^Half-Pint Heroes/ }).click()
    const sheet = ann.getByRole('dialog')
    await sheet.getByRole('radio', { name, exact: true }).check()
    await sheet.getByRole('button', { name: 'Save' }).click()
    for (const page of [ann, ben]) await page.getByText(`1 round, no clock, ${name} starts`).waitFor()
  }
  await ben.locator('.bench .mine .starts-tag').waitFor()
  await startMatch(ann, [ben])
  await closeAll(ann, ben)
})

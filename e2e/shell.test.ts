import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINE } from './src/browser.ts'
import { waitForTask } from './src/halfpint.ts'
import { faultsOf, openBrowser, openContext, openSite, overflow, type Site, violations } from './src/index.ts'

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

test.each([
  ['en', 'Play'],
  ['de', 'Spielen'],
  ['ru', 'Играть'],
] as const)('the home page speaks %s when the browser does', async (language, text) => {
  const context = await openContext(browser, { language })
  const page = await context.newPage()
  const faults = faultsOf(page)
  await page.goto(site.address)
  await page.getByText(text, { exact: true }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
  await context.close()
})

test.skipIf(ENGINE === 'webkit')(
  'functions that tsx compiled run in the page, as pictures and figures need',
  async () => {
    const context = await openContext(browser)
    const page = await context.newPage()
    await page.goto(site.address)
    expect(await page.evaluate('typeof __name')).toBe('function')
    await context.close()
  },
)

test('the language can be switched, and is kept', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${site.address}#/settings`)
  await page.getByLabel('Deutsch').check()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  await context.close()
})

test.each(['light', 'dark'] as const)('home and settings have no axe violations in %s mode', async theme => {
  const context = await openContext(browser, { theme })
  const page = await context.newPage()
  for (const hash of ['#/', '#/settings', '#/nowhere']) {
    await page.goto(site.address + hash)
    await page.locator('main').waitFor()
    expect(await violations(page)).toEqual([])
  }
  // The open page follows changes of the system's colour scheme and of reduced motion.
  const look = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return [style.colorScheme, Number.parseFloat(style.getPropertyValue('--calm')) > 0]
    })
  expect(await look()).toEqual([theme, false])
  if (ENGINE === 'chromium') {
    const other = theme === 'light' ? 'dark' : 'light'
    await page.emulateMedia({ colorScheme: other, reducedMotion: 'no-preference' })
    await expect.poll(look, { timeout: 60_000 }).toEqual([other, true])
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  }
  // With forced colours, selected controls still differ, and buttons have an edge.
  if (ENGINE === 'chromium') {
    await page.goto(`${site.address}#/settings`)
    await page.emulateMedia({ forcedColors: 'active' })
    const paint = (css: string): Promise<string> =>
      page
        .locator(css)
        .first()
        .evaluate(element => getComputedStyle(element).backgroundColor)
    for (const kind of ['.choice input', '.choice.bare input'])
      expect(await paint(`${kind}:checked + span`)).not.toBe(await paint(`${kind}:not(:checked) + span`))
    await page.goto(site.address)
    const edge = page.locator('.game .button').first()
    expect(await edge.evaluate(element => getComputedStyle(element).borderTopStyle)).toBe('solid')
  }
  await context.close()
})

test('the first game shows tips on the table, once, and asks about sound once', async () => {
  const context = await openContext(browser, { newcomer: true })
  const page = await context.newPage()
  await page.goto(site.address)
  await page.getByRole('link', { name: 'Play: Half-Pint Heroes' }).click()
  const tip = (name: string) => page.locator(`.coach-mark[data-mark="${name}"]`)
  await tip('row').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await tip('row').getByRole('button', { name: 'Next' }).click()
  await tip('predict').waitFor()
  // A tip covers nothing that it explains, and the game goes on without an answer to it.
  await page.locator('.prediction').nth(1).click()
  await page.locator('.bar .button:not(.quiet)').click()
  await tip('bet').waitFor()
  await page.reload()
  await tip('bet').waitFor()
  await page.locator('.rival').first().click()
  await page.locator('.bar .button:not(.quiet)').click()
  const question = page.locator('.sound-question')
  await question.getByRole('button', { name: 'Yes' }).click()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('halfpint.settings') ?? '').sound)).toBe(true)
  await tip('sets').getByRole('button', { name: 'Skip' }).click()
  await page.locator('.coach-mark').waitFor({ state: 'detached' })
  await page.reload()
  await waitForTask(page)
  expect(await page.locator('.coach-mark').count()).toBe(0)
  await context.close()
})

test('on a large screen, where everything is larger, a sheet still fits in the window', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(site.address)
  await page.locator('.game .company').first().click()
  await page.locator('.choice', { hasText: '6' }).first().click()
  await page.locator('.bot-choice').nth(5).waitFor()
  const start = page.locator('.sheet-acts .button')
  expect(await start.evaluate(button => button.getBoundingClientRect().bottom)).toBeLessThan(900)
  await context.close()
})

test('settings and rules lead back to the previous screen', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  await page.locator('.half-pint').waitFor()
  for (const name of ['Settings', 'Rules']) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name }).click()
    await page.locator('main.plain').waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.locator('.half-pint').waitFor()
  }
  // A visitor who opened a link goes to the first page.
  await page.goto('about:blank')
  await page.goto(`${site.address}#/settings`)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.locator('main.home').waitFor()
  await context.close()
})

test('going back first closes a sheet, and then leaves the table', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${site.address}#/learn`)
  await page.goto(`${site.address}#/play/herzlos`)
  const menu = page.getByRole('button', { name: 'Menu' })
  const sheet = page.getByRole('dialog')
  await menu.click()
  await sheet.waitFor()
  await page.waitForFunction(() => history.state?.overlay === 1)
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  expect(page.url()).toContain('#/play/herzlos')
  // Navigations of the page itself, which take effect later.
  await page.evaluate(() => {
    const go = history.go.bind(history)
    const asked: number[] = []
    history.go = steps => {
      asked.push(steps as number)
      go(steps)
    }
    Object.assign(window, { asked })
  })
  // Other ways to close cause no navigation, so a quick next step works on the slowest machine.
  for (let times = 0; times < 3; times++) {
    await menu.click()
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`${site.address}#/settings`)
    await page.locator('main.plain').waitFor()
    await page.goBack()
    await menu.waitFor()
  }
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([])
  // There is no empty step: going back once leaves the table, after any number of sheets, and after a reload.
  await page.reload()
  await menu.waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Learn', level: 1 }).waitFor()
  expect(page.url()).toContain('#/learn')
  await context.close()
})

test('the title names the screen and shows whose turn it is', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${site.address}#/learn`)
  await page.waitForFunction(() => document.title === 'Learn · Half-Pint')
  await page.goto(`${site.address}#/play/herzlos?new=1`)
  await page.waitForFunction(() => document.title.startsWith('● Your turn'))
  await page.goto(`${site.address}#/settings`)
  await page.waitForFunction(() => document.title === 'Settings · Half-Pint')
  await context.close()
})

test('the code and the texts of a table are loaded in parallel', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  let letGo = (): void => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(/words-en-[^/]*\.js$/, async route => {
    await held
    await route.continue()
  })
  const asked = [/herzlos-table-/, /worker-/].map(file => page.waitForRequest(file))
  await page.goto(`${site.address}#/play/herzlos`, { waitUntil: 'commit' })
  await Promise.all(asked)
  letGo()
  await page.locator('.hand .card').first().waitFor()
  await context.close()
})

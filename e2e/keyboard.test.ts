import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seatBots, waitForTask } from './src/halfpint.ts'
import { seatHerzlos, waitForHerzlos } from './src/herzlos.ts'
import { type Browser, openBrowser, openContext, openSite, type Site, violations } from './src/index.ts'
import { noteSpeech, spokenIn } from './src/listener.ts'

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

/** Presses Tab until a matching element has the focus. */
const tabTo = async (page: Page, sign: string): Promise<void> => {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, sign)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${sign}`)
}

test('a round is played with the keyboard only, and everything is announced', async () => {
  const context = await openContext(browser, { size: 'desktop' })
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice'])
  await noteSpeech(page)
  await page.goto(site.address)
  await page.getByRole('heading', { name: 'Half-Pint Heroes' }).waitFor()
  await tabTo(page, '.game a.button')
  await page.keyboard.press('Enter')
  for (;;) {
    const asked = await waitForTask(page)
    if (asked === 'next') break
    const first = { predict: '.prediction', bet: '.rival', play: '.hand button' }[asked as 'play']
    // The focus moves to the task by itself.
    await page.waitForFunction(wanted => document.activeElement?.matches(wanted), first)
    if (asked === 'play') await page.keyboard.press('ArrowRight')
    // A forced card is already chosen.
    if ((await page.locator('.hand .card.up').count()) === 0) await page.keyboard.press('Space')
    await tabTo(page, '.bar .button:enabled')
    await page.keyboard.press('Enter')
  }
  await tabTo(page, 'dialog .sheet-acts .button')
  await page.keyboard.press('Enter')
  expect(await waitForTask(page)).toBe('predict')
  const spoken = await spokenIn(page)
  for (const sentence of [
    /^Round 1:/,
    /^Predictions:/,
    /^Bets:/,
    /^You play: /,
    /plays: /,
    /wins? the trick/,
    /Round scored:/,
  ]) {
    expect(
      spoken.some(said => sentence.test(said)),
      String(sentence),
    ).toBe(true)
  }
  await context.close()
})

test('a newcomer plays a round with only digits and Enter, at the default pace', async () => {
  const context = await openContext(browser, { size: 'desktop', newcomer: true })
  const page = await context.newPage()
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  await page.locator('.coach-mark').waitFor()
  expect(await waitForTask(page)).toBe('predict')
  // A digit works with any focus, and Enter confirms it.
  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await blur()
  await page.keyboard.press('2')
  expect(await page.locator('.bar .say b').innerText()).toBe('Exactly 2 tricks')
  await page.keyboard.press('Enter')
  await page.locator('.own .count').getByText('/2').waitFor()
  for (let asked = await waitForTask(page); asked !== 'next'; asked = await waitForTask(page)) {
    expect(['bet', 'play']).toContain(asked)
    const held = await page.locator('.hand .card').count()
    const chosen = page.locator(asked === 'bet' ? '.rival.on' : '.hand .card.up')
    await blur()
    // A forced card is already chosen.
    if ((await chosen.count()) === 0) await page.keyboard.press('1')
    await expect.poll(() => chosen.count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      ([task, before]) =>
        document.querySelector('.half-pint')?.getAttribute('data-task') !== task ||
        document.querySelectorAll('.hand .card').length !== before,
      [asked, held] as const,
    )
    // While the others act the focus stays on the table.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  }
  // At the end of the round the button that continues has the focus.
  await page.waitForFunction(() => document.activeElement?.matches('dialog[open] .sheet-acts .button'))
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(await waitForTask(page)).toBe('predict')
  await context.close()
})

test('Enter never changes a choice, and presses the button that was reached with Tab', async () => {
  const context = await openContext(browser, { size: 'desktop' })
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice'])
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  expect(await waitForTask(page)).toBe('predict')
  const chosen = () => page.locator('.prediction.on b').allInnerTexts()
  // With nothing to confirm Enter chooses the card that has the focus; the arrow keys move it.
  await page.locator('.prediction').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await chosen()).toEqual(['2'])
  await tabTo(page, '[aria-label="Menu"]')
  await page.keyboard.press('Enter')
  await page.locator('dialog[open] .menu').waitFor()
  await page.keyboard.press('Escape')
  expect(await chosen()).toEqual(['2'])
  // A button that was clicked before does not take the key.
  await page.locator('.sort').click()
  await page.keyboard.press('1')
  expect(await chosen()).toEqual(['1'])
  await page.locator('.prediction').first().focus()
  await page.keyboard.press('Enter')
  expect(await waitForTask(page)).toBe('bet')
  await page.locator('.own .count').getByText('/1').waitFor()
  await context.close()
})

test('Herzlos is played with only digits and Enter', async () => {
  const context = await openContext(browser, { size: 'desktop' })
  const page = await context.newPage()
  await seatHerzlos(page, ['novice', 'novice'], 1)
  await page.goto(`${site.address}#/play/herzlos`)
  for (let task = await waitForHerzlos(page); task !== 'next'; task = await waitForHerzlos(page)) {
    const held = await page.locator('.hand button').count()
    if (task === 'pass') {
      for (let digit = 1; await page.locator('[data-act]').isDisabled(); digit++) await page.keyboard.press(`${digit}`)
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        () => document.querySelector('.herzlos .places')?.getAttribute('data-phase') === 'play',
      )
      continue
    }
    const first = await page
      .locator('.hand button')
      .evaluateAll(cards => cards.findIndex(card => (card as HTMLElement).dataset.playable === 'true'))
    // Ten cards have a digit; the arrow keys reach the others.
    // A forced card is already chosen.
    const isForced = await page.locator('[data-act]').isEnabled()
    if (isForced) await page.locator('[data-act]').focus()
    else if (first < 10) await page.keyboard.press(`${(first + 1) % 10}`)
    else {
      await page.keyboard.press('0')
      for (let step = 9; step < first; step++) await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
    if (first >= 10 && !isForced) await page.keyboard.press('Enter')
    await page.waitForFunction(
      before =>
        document.querySelectorAll('.hand button').length !== before ||
        document.querySelector('dialog[open] .sheet-acts .button') !== null,
      held,
    )
  }
  await page.keyboard.press('Enter')
  await page.locator('main.final').waitFor()
  // The result: Enter plays again.
  await page.keyboard.press('Enter')
  await page.locator('.herzlos .places[data-phase="pass"]').waitFor()
  await context.close()
})

test('Enter answers a puzzle, continues, and scores a round on the pad', async () => {
  const context = await openContext(browser, { size: 'desktop' })
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice'])
  await page.goto(`${site.address}#/puzzle/h9`)
  await page.locator('.puzzling[data-asked="true"] .asked').waitFor()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await page.locator('.verdict').waitFor()
  await page.locator('.guide a.button').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('main.puzzles').waitFor()
  await page.goto(`${site.address}#/pad/new`)
  await page.locator('.begin').click()
  await page.locator('.pad-game').waitFor()
  const round = () => page.locator('.pad-game h1').innerText()
  const first = await round()
  const go = page.locator('.pad-bar .go')
  for (let keys = 0; keys < 40 && (await round()) === first; keys++) {
    await page.keyboard.press((await go.isEnabled()) && keys > 11 ? 'Enter' : '1')
  }
  expect(await round()).not.toBe(first)
  await context.close()
})

test.each([
  ['en', 'Keys', 'The yellow button', 'Menu'],
  ['de', 'Tasten', 'Der gelbe Knopf', 'Menü'],
  ['ru', 'Клавиши', 'Жёлтая кнопка', 'Меню'],
] as const)('the list of keys is shown by ? and from the menu, in %s', async (language, heading, line, menu) => {
  const context = await openContext(browser, { language, size: 'desktop' })
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice'])
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  await waitForTask(page)
  const list = page.locator('dialog[open] .keys')
  await page.keyboard.press('?')
  await list.getByText(line).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: menu }).click()
  await page.locator('dialog[open]').getByRole('button', { name: heading }).click()
  await list.getByText(line).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await context.close()
})

test.each([
  ['de', 'Runde 1/10', /Wie viele Stiche/],
  ['ru', 'Раунд 1/10', /Сколько конов/],
] as const)('the table speaks %s', async (language, heading, question) => {
  const context = await openContext(browser, { language })
  const page = await context.newPage()
  await seatBots(page, ['tilde', 'oda'])
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  await waitForTask(page)
  expect(await page.locator('.wood h1').textContent()).toBe(heading)
  expect(await page.locator('.bar').textContent()).toMatch(question)
  await context.close()
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINE } from './src/browser.ts'
import { doTask, playUntil, seatBots, settleTask, waitForTask } from './src/halfpint.ts'
import {
  faultsOf,
  inBothSizes,
  openBrowser,
  openContext,
  openSite,
  overflow,
  type Site,
  violations,
} from './src/index.ts'
import { noteSpeech, spokenIn } from './src/listener.ts'
import { findStory, openStory } from './src/story.ts'

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

test('a whole game of ten rounds against bots, by clicking', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const faults = faultsOf(page)
  await seatBots(page, ['novice', 'regular', 'gustl'])
  await page.goto(site.address)
  await page.getByRole('link', { name: 'Play: Half-Pint Heroes' }).click()
  let rounds = 0
  const asked = await playUntil(page, 'over', task => {
    if (task === 'next') rounds++
  })
  expect(asked).toBe('over')
  // A gun fight may end the game early or add a round; both are rare and never before the sixth round.
  expect(rounds).toBeGreaterThanOrEqual(6)
  expect(await page.locator('main.final h1').textContent()).toMatch(/win/)
  await page.locator('.score-pad td button').first().waitFor()
  expect(await page.locator('.score-pad tbody tr').first().locator('td').count()).toBe(4)
  // The pad shows the marks that its labels name.
  for (const number of await page.locator('.score-pad td button').all()) {
    const named = /, mark (.)\./.exec((await number.getAttribute('aria-label')) ?? '')?.[1] ?? ''
    expect(await number.locator('.mark').textContent()).toBe(named)
  }
  await page.locator('.score-pad td button').first().click()
  await page.locator('.why').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Play again' }).click()
  expect(await waitForTask(page)).toBe('predict')
  expect(faults).toEqual([])
  await context.close()
})

test('a tap at the moment of the request stays chosen: prediction, bet and cards', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice', 'novice'])
  await page.addInitScript(() => {
    const taps: string[] = []
    const tap = (asked: string, first: HTMLElement): void => {
      first.click()
      // The page finishes its updates two frames after drawing.
      const look = (): void => {
        taps.push(`${asked} ${first.getAttribute('aria-pressed')}`)
        if (asked === 'play') first.click()
      }
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(look)))
    }
    const signs: { [asked: string]: string } = { predict: '.prediction', bet: '.rival', play: '.hand.mine .card' }
    new MutationObserver(() => {
      const asked = document.querySelector<HTMLElement>('.half-pint')?.dataset.task ?? ''
      const first = document.querySelector<HTMLElement>(signs[asked] ?? 'no-tap')
      if (first !== null) tap(asked, first)
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-task'] })
    Object.assign(window, { taps })
  })
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  for (let rounds = 0; rounds < 3; ) {
    const asked = await waitForTask(page)
    await page.evaluate(
      () => new Promise(then => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then, 50)))),
    )
    await settleTask(page, asked)
    if (asked === 'next') rounds++
  }
  const taps = await page.evaluate(() => (window as unknown as { taps: string[] }).taps)
  expect(taps.filter(tap => !tap.endsWith(' true'))).toEqual([])
  expect(new Set(taps).size).toBe(3)
  await context.close()
})

test('a game survives reload at any moment', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice'])
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  for (let step = 0; step < 8; step++) {
    const asked = await waitForTask(page)
    const before = await page.locator('.wood h1').textContent()
    const cards = await page.locator('.hand .card').count()
    await page.reload()
    const after = await waitForTask(page)
    expect(after).toBe(asked)
    // The cards of the next round may already be dealt behind the sheet of the finished round.
    if (asked !== 'next') {
      expect(await page.locator('.wood h1').textContent()).toBe(before)
      expect(await page.locator('.hand .card').count()).toBe(cards)
    }
    // A reload right after the tap: the command was accepted or not.
    if (step % 2 === 1) {
      await doTask(page, after)
      await page.reload()
    } else await settleTask(page, after)
  }
  await context.close()
})

test('the sheet of a finished round is shown after a reload until it is closed', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice'])
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  expect(await playUntil(page, 'next')).toBe('next')
  const heading = await page.locator('dialog h2').textContent()
  await page.reload()
  expect(await waitForTask(page)).toBe('next')
  expect(await page.locator('dialog h2').textContent()).toBe(heading)
  await settleTask(page, 'next')
  expect(await waitForTask(page)).toBe('predict')
  await page.reload()
  expect(await waitForTask(page)).toBe('predict')
  expect(await page.locator('dialog').count()).toBe(0)
  await context.close()
})

/** Pairs of overlapping elements, as indexes. */
const overlaps = (page: Page, sign: string): Promise<string[]> =>
  page.evaluate(wanted => {
    const boxes = [...document.querySelectorAll(wanted)].map(element => element.getBoundingClientRect())
    return boxes.flatMap((a, at) =>
      boxes.slice(at + 1).flatMap((b, after) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return across > 2 && down > 2 ? [`${at} and ${at + 1 + after}`] : []
      }),
    )
  }, sign)

test.each([2, 4, 7])('with seven cards in hand and %i players no elements overlap', async players => {
  const rivals = Array.from({ length: players - 1 }, () => 'novice')
  const full = await findStory(rivals, 'novice', (_, { phase, hands }) => phase === 'play' && hands[0]?.length === 7)
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatBots(page, rivals)
  await openStory(page, site.address, full)
  expect(await waitForTask(page)).toBe('play')
  expect(await page.locator('.hand .card').count()).toBe(7)
  await inBothSizes(page, async () => {
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await overlaps(page, '.mat, .row .cards, .bar, .wood')).toEqual([])
    // In the fan every card shows its number and its suit.
    const lefts = await page
      .locator('.hand .card')
      .evaluateAll(cards => cards.map(card => card.getBoundingClientRect().left))
    for (let at = 1; at < lefts.length; at++) {
      expect(lefts[at]! - lefts[at - 1]!).toBeGreaterThan(24)
    }
  })
  await context.close()
})

test.each([6, 7])('with large cards and %i players, row and hand are visible without scrolling', async players => {
  const rivals = Array.from({ length: players - 1 }, () => 'novice')
  const full = await findStory(rivals, 'novice', (_, { phase, hands }) => phase === 'play' && hands[0]?.length === 7)
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatBots(page, rivals, { largeCards: true })
  await openStory(page, site.address, full)
  expect(await waitForTask(page)).toBe('play')
  const room = await page.locator('.places').evaluate(table => table.clientHeight - table.scrollHeight)
  expect(room).toBeGreaterThanOrEqual(-4)
  expect(await overlaps(page, '.mat, .row .cards, .bar, .wood')).toEqual([])
  await context.close()
})

test('every phase has no axe violations in light and dark mode', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatBots(page, ['tilde', 'novice'])
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  const towels = new Set<number | undefined>()
  for (const wanted of ['predict', 'bet', 'play', 'next'] as const) {
    await playUntil(page, wanted)
    if (wanted === 'predict') {
      // The page shows the label of the offers once; screen readers hear it with each offer.
      expect(await page.locator('.offers small').allTextContents()).toEqual(['You hold'])
      const offers = await page.locator('.offers button').count()
      expect(await page.getByRole('button', { name: /^You hold: / }).count()).toBe(offers)
    }
    towels.add((await page.locator('.towel').boundingBox())?.y)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
    }
    if (wanted !== 'play' || ENGINE !== 'chromium') continue
    // With forced colours, the chosen card still differs.
    await page.emulateMedia({ forcedColors: 'active' })
    await page.locator('.offers button').first().click()
    const outline = (card: string): Promise<string> =>
      page
        .locator(card)
        .first()
        .evaluate(element => getComputedStyle(element).outlineStyle)
    expect(await Promise.all(['.hand .up', '.hand .card:not(.up)'].map(outline))).toEqual(['solid', 'none'])
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
    // With more contrast, the wood is plain, and buttons have an edge.
    const wood = page.locator('.tabletop')
    expect(await wood.evaluate(element => getComputedStyle(element).backgroundImage)).toBe('none')
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ contrast: null })
  }
  // The layout does not change between phases.
  expect(towels.size).toBe(1)
  await context.close()
})

test('a reload in the middle of a trick shows the missed events', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await noteSpeech(page)
  await seatBots(page, ['novice', 'novice', 'novice'], { pace: 'quick' })
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  await playUntil(page, 'play')
  await doTask(page, 'play')
  // Wait until the card is on the table: after a reload during its flight, the page may ask again.
  await page.waitForFunction(
    () => document.querySelector('.half-pint:is([data-task="play"], [data-busy="true"])') === null,
  )
  await page.reload()
  await playUntil(page, 'play')
  // Every play of the trick and its winner were announced, before or after the reload.
  const said = await spokenIn(page)
  expect(said.filter(line => / plays: /.test(line)).length).toBeGreaterThanOrEqual(3)
  expect(said.some(line => /wins? the trick/.test(line))).toBe(true)
  await context.close()
})

test('digits enter a prediction, with one card per digit', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatBots(page, ['tilde', 'bruno', 'gustl'])
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  await playUntil(page, 'predict')
  await page.locator('.prediction').first().focus()
  for (const [digit, cards] of [
    ['2', '2'],
    ['4', '13'],
    ['0', '0'],
  ] as const) {
    await page.keyboard.press(digit)
    await expect.poll(() => page.locator('.prediction.on b').allTextContents()).toEqual([...cards])
  }
  await context.close()
})

test('the hand is sorted by number or colour; digits choose cards, a card that does not fit starts a new choice, and the screen stays awake', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.addInitScript(() => {
    const lock = { release: async () => {}, addEventListener: () => {} }
    const request = async (kind: string) => {
      document.documentElement.dataset.awake = kind
      return lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  await seatBots(page, ['tilde', 'bruno', 'gustl'])
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  await playUntil(page, 'play')
  expect(await page.locator('html').getAttribute('data-awake')).toBe('screen')
  const numbers = async () => (await page.locator('.hand .card .number').allTextContents()).map(Number)
  const byNumber = await numbers()
  expect(byNumber).toEqual(byNumber.toSorted((a, b) => a - b))
  await page.locator('.sort').click()
  const letters = await page.locator('.hand .card .letter').allTextContents()
  // Cards of a colour are adjacent.
  expect(letters.filter((letter, at) => letter !== letters[at - 1])).toHaveLength(new Set(letters).size)
  await page.locator('.sort').click()
  expect(await numbers()).toEqual(byNumber)
  // The first two cards form no set: the second replaces the first.
  expect(byNumber[0]).not.toBe(byNumber[1])
  const chosen = page.locator('.hand .card[aria-pressed="true"] .number')
  await page.locator('.hand .card').first().focus()
  for (const digit of [1, 2]) {
    await page.keyboard.press(String(digit))
    await page.waitForFunction(
      wanted => document.querySelector('.hand .card[aria-pressed="true"] .number')?.textContent === wanted,
      String(byNumber[digit - 1]),
    )
    expect(await chosen.count()).toBe(1)
  }
  await context.close()
})

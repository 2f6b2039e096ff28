import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINE } from './src/browser.ts'
import { playUntil, seatBots, settleTask, waitForTask } from './src/halfpint.ts'
import { doHerzlos, seatHerzlos, waitForHerzlos } from './src/herzlos.ts'
import { type Browser, openBrowser, openContext, openSite, type Site } from './src/index.ts'

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

/** The table of each game at the reader's turn, and its playable cards. */
const TURNS = {
  'half-pint-heroes': async (page: Page) => {
    await seatBots(page, ['novice', 'novice'])
    await page.goto(`${site.address}#/play/half-pint-heroes`)
    expect(await playUntil(page, 'play')).toBe('play')
    return { cards: page.locator('.hand .card'), last: page.locator('.hand .card').last() }
  },
  herzlos: async (page: Page) => {
    await seatHerzlos(page, ['novice', 'novice', 'novice'], 1)
    await page.goto(`${site.address}#/play/herzlos`)
    await doHerzlos(page, await waitForHerzlos(page))
    expect(await waitForHerzlos(page)).toBe('play')
    return { cards: page.locator('.hand .card'), last: page.locator('[data-playable="true"]').last() }
  },
} as const

/** The position of a tap on a card, in the strip that is never covered. */
const SPOT = { x: 14, y: 24 }

const spotOn = async (page: Page, card: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(`[data-card="${card}"]`).last().boundingBox()
  if (box === null) throw new Error(`${card} is nowhere`)
  return { x: box.x + SPOT.x, y: box.y + SPOT.y }
}

/** Ways to play a card without the button. */
const WAYS: { readonly [way: string]: (page: Page, card: string) => Promise<void> } = {
  'two taps': async (page, card) => {
    const { x, y } = await spotOn(page, card)
    await page.touchscreen.tap(x, y)
    await page.touchscreen.tap(x, y)
  },
  'a double click': async (page, card) => {
    const { x, y } = await spotOn(page, card)
    await page.mouse.dblclick(x, y)
  },
  'a throw towards the middle': async (page, card) => {
    const { x, y } = await spotOn(page, card)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 60, { steps: 4 })
    await page.mouse.move(x, y - 120, { steps: 4 })
    await page.mouse.up()
  },
}

const CASES = (['half-pint-heroes', 'herzlos'] as const).flatMap(game =>
  Object.keys(WAYS).map(way => [game, way] as const),
)

// Only Chromium's driver supports touch and drag.
test.skipIf(ENGINE !== 'chromium').each(CASES)('%s: %s plays a card', async (game, way) => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const { cards, last } = await TURNS[game](page)
  const held = await cards.count()
  const card = (await last.getAttribute('data-card')) ?? ''
  await WAYS[way]?.(page, card)
  await page.waitForFunction(
    ([wanted]) => document.querySelector(`.hand button[data-card="${wanted}"]`) === null,
    [card],
  )
  expect(await cards.count()).toBeLessThan(held)
  await context.close()
})

test.skipIf(ENGINE !== 'chromium').each(['half-pint-heroes', 'herzlos'] as const)(
  '%s: a card that is dragged a little and released stays in the hand, and is not chosen',
  async game => {
    const context = await openContext(browser)
    const page = await context.newPage()
    const { cards, last } = await TURNS[game](page)
    const held = await cards.count()
    const card = (await last.getAttribute('data-card')) ?? ''
    const { x, y } = await spotOn(page, card)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 40, { steps: 4 })
    await page.mouse.up()
    await page.evaluate(() => new Promise(then => requestAnimationFrame(() => requestAnimationFrame(then))))
    expect(await cards.count()).toBe(held)
    expect(await page.locator(`button[data-card="${card}"]`).getAttribute('aria-pressed')).toBe('false')
    await context.close()
  },
)

test.each([true, false])('regulars sometimes comment beside the controls, if enabled: %s', async quips => {
  const context = await openContext(browser, { motion: true })
  const page = await context.newPage()
  await seatBots(page, ['tilde', 'bruno', 'gustl'], { pace: 'quick', quips })
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const middle = ({ left, width, top, height }: DOMRect) =>
      document.elementFromPoint(left + width / 2, top + height / 2)
    new MutationObserver(() => {
      const quip = document.querySelector('.quip')
      if (quip === null) return
      const buttons = [...document.querySelectorAll('button:enabled')]
      const covered = buttons.filter(button => quip.contains(middle(button.getBoundingClientRect())))
      said.push(covered.length === 0 ? 'beside' : `${quip.textContent} covers ${covered[0]?.outerHTML}`)
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  for (let asked = await waitForTask(page); asked !== 'next'; asked = await waitForTask(page))
    await settleTask(page, asked)
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect([...new Set(said)]).toEqual(quips ? ['beside'] : [])
  await context.close()
})

// An installed Firefox always runs with reduced motion, so no cards fly.
test.skipIf(ENGINE !== 'chromium')('a flying card does not catch taps on the prediction cards below it', async () => {
  const context = await openContext(browser, { motion: true })
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice'], { pace: 'quick' })
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  expect(await waitForTask(page)).toBe('predict')
  const covered = await page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('.hand .card')]
    for (const { style } of cards) style.animationName = 'none'
    document.body.getBoundingClientRect()
    for (const { style } of cards) style.animationName = ''
    const deals = cards.flatMap(card => card.getAnimations())
    const isFree = (prediction: Element): boolean => {
      const { left, top, width, height } = prediction.getBoundingClientRect()
      return prediction.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    const parts = Array.from({ length: 40 }, (_, at) => at / 40)
    return {
      cards: deals.length,
      times: parts.filter(part => {
        for (const deal of deals) {
          const { delay = 0, activeDuration = 0 } = deal.effect?.getComputedTiming() ?? {}
          deal.pause()
          deal.currentTime = Number(delay) + part * Number(activeDuration)
        }
        return ![...document.querySelectorAll('.prediction')].every(isFree)
      }),
    }
  })
  expect(covered.cards).toBeGreaterThan(0)
  expect(covered.times).toEqual([])
  await context.close()
})

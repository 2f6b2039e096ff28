import type { Browser, Page } from 'playwright-core'
import { doTask, playUntil, seatBots, waitForTask } from './heroes.ts'
import { openContext } from './page.ts'

/** How quick the page is on a slowed machine. */
export interface Speed {
  /** Milliseconds until something is seen. */
  readonly firstPaint: number
  /** Milliseconds from opening the address until the table asks for a prediction. */
  readonly playable: number
  /** The longest tasks of the page's thread during play, in milliseconds, the longest first. */
  readonly tasks: readonly number[]
  /** Milliseconds from a tap to the card's movement, for each tap. */
  readonly taps: readonly number[]
}

interface Noted {
  readonly tasks: number[]
  readonly taps: number[]
}

/** Notes long tasks and the time from each tap to the change it makes, inside the page. */
const observe = (): void => {
  const noted: Noted = { tasks: [], taps: [] }
  ;(window as unknown as { noted: Noted }).noted = noted
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) noted.tasks.push(Math.round(entry.duration))
  }).observe({ entryTypes: ['longtask'] })
  let tapped: number | undefined
  addEventListener(
    'pointerdown',
    event => {
      if ((event.target as Element).closest('.hand .card') !== null) tapped = performance.now()
    },
    true,
  )
  new MutationObserver(() => {
    if (tapped === undefined) return
    noted.taps.push(Math.round(performance.now() - tapped))
    tapped = undefined
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] })
}

const tapCards = async (page: Page): Promise<void> => {
  const cards = page.locator('.hand .card')
  for (let at = 0; at < Math.min(2, await cards.count()); at++) {
    await cards.nth(at).click({ position: { x: 12, y: 40 } })
    await cards.nth(at).click({ position: { x: 12, y: 40 } })
  }
}

/** Opens the page on a slowed machine, plays some rounds against bots, and tells how quick it was. */
export const measureSpeed = async (
  browser: Browser,
  address: string,
  { slowdown = 4, rounds = 2 }: { readonly slowdown?: number; readonly rounds?: number } = {},
): Promise<Speed> => {
  const context = await openContext(browser, { motion: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe)
  await seatBots(page, ['tilde', 'bruno', 'gustl'], { pace: 'quick' })
  const opened = Date.now()
  await page.goto(`${address}#/play/half-pint-heroes`)
  await waitForTask(page)
  const playable = Date.now() - opened
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  // What the start took is told by the two figures above; from here on it is play.
  await page.evaluate(() => {
    ;(window as unknown as { noted: Noted }).noted.tasks.length = 0
  })
  for (let round = 0; round < rounds; round++) {
    for (;;) {
      const asked = await waitForTask(page)
      if (asked === 'play') await tapCards(page)
      await doTask(page, asked)
      if (asked === 'next' || asked === 'over') break
      if (asked === 'play') await playUntil(page, await waitForTask(page))
    }
  }
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted)
  await context.close()
  return {
    firstPaint: Math.round(firstPaint),
    playable,
    tasks: noted.tasks.toSorted((a, b) => b - a),
    taps: noted.taps.toSorted((a, b) => b - a),
  }
}

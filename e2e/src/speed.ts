import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { openContext } from './page.ts'
import { QUICK_GAMES, type QuickGameId } from './quickgame.ts'

/** Speed of the page on a slowed machine. */
export interface Speed {
  /** Milliseconds until the first paint. */
  readonly firstPaint: number
  /** Milliseconds from opening the address until the first prediction is possible. */
  readonly playable: number
  /** The longest tasks of the page's thread during play, in milliseconds, the longest first. */
  readonly tasks: readonly number[]
  /** Milliseconds from a tap to the card's movement, for each tap. */
  readonly taps: readonly number[]
  /** Number of taps that ended before the card moved. */
  readonly late: number
  /** Share of the frames during play that were in time, including the one before a tap. */
  readonly frames: number
}

interface Noted {
  /** Time of the first task. */
  playable: number | undefined
  readonly tasks: number[]
  readonly taps: number[]
  /** Milliseconds from each frame to the next. */
  readonly frames: number[]
  late: number
}

/** Records inside the page: the time of the first task, long tasks, and the time from each tap to its effect. */
const observe = ({ cards, asking }: { readonly cards: string; readonly asking: string }): void => {
  const noted: Noted = { playable: undefined, tasks: [], taps: [], frames: [], late: 0 }
  ;(window as unknown as { noted: Noted }).noted = noted
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) noted.tasks.push(Math.round(entry.duration))
  }).observe({ entryTypes: ['longtask'] })
  new MutationObserver((_, observer) => {
    if (document.querySelector(asking) === null) return
    noted.playable = performance.now()
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true, attributes: true })
  let tapped: number | undefined
  addEventListener(
    'pointerup',
    event => {
      if ((event.target as Element).closest(cards) !== null) tapped = performance.now()
    },
    true,
  )
  // A message to itself arrives after all effects of the tap.
  const after = new MessageChannel()
  after.port1.onmessage = () => {
    if (tapped !== undefined) noted.late++
  }
  addEventListener(
    'click',
    event => {
      if ((event.target as Element).closest(cards) !== null) after.port2.postMessage(null)
    },
    true,
  )
  new MutationObserver(() => {
    if (tapped === undefined) return
    noted.taps.push(Math.round(performance.now() - tapped))
    tapped = undefined
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] })
}

/** Milliseconds per frame at 60 frames per second. */
const FRAME = 1000 / 60

interface Measure {
  readonly game?: QuickGameId
  readonly slowdown?: number
}

/** Opens a page on a slowed machine and waits for the first task; the caller closes its context. */
const openSlowed = async (browser: Browser, address: string, { game = 'half-pint-heroes', slowdown = 4 }: Measure) => {
  const { cards, asking, sit, wait } = QUICK_GAMES[game]
  const context = await openContext(browser, { motion: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe, { cards, asking })
  await sit(page)
  await page.goto(`${address}#/play/${game}`)
  // The driver's scripts are loaded with its first query; an earlier query would delay the table.
  const noted = async (): Promise<unknown> =>
    (await devtools.send('Runtime.evaluate', { expression: 'noted.playable' })).result.value
  while ((await noted()) === undefined) await sleep(100)
  await wait(page)
  const start = await page.evaluate(() => ({
    firstPaint: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
    playable: Math.round((window as unknown as { noted: Noted }).noted.playable ?? Number.NaN),
  }))
  return { page, start }
}

/** Measures the start of the page; each figure is the median of several starts. */
export const measureStart = async (browser: Browser, address: string, measure: Measure, times: number) => {
  const starts: Pick<Speed, 'firstPaint' | 'playable'>[] = []
  while (starts.length < times) {
    const { page, start } = await openSlowed(browser, address, measure)
    await page.context().close()
    starts.push(start)
  }
  const middle = (figure: 'firstPaint' | 'playable'): number =>
    starts.map(start => start[figure]).toSorted((a, b) => a - b)[times >> 1]!
  return { firstPaint: middle('firstPaint'), playable: middle('playable') }
}

/** Opens the page on a slowed machine, plays a round against bots, and measures its speed. */
export const measureSpeed = async (browser: Browser, address: string, measure: Measure = {}): Promise<Speed> => {
  const { page, start } = await openSlowed(browser, address, measure)
  // The two figures above cover the start; the rest is play.
  await page.evaluate(() => {
    const { noted } = window as unknown as { noted: Noted }
    noted.tasks.length = 0
    let last = performance.now()
    requestAnimationFrame(function next(now) {
      noted.frames.push(now - last)
      last = now
      requestAnimationFrame(next)
    })
  })
  await QUICK_GAMES[measure.game ?? 'half-pint-heroes'].play(page)
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted)
  await page.context().close()
  return {
    ...start,
    tasks: noted.tasks.toSorted((a, b) => b - a),
    taps: noted.taps.toSorted((a, b) => b - a),
    late: noted.late,
    frames: noted.frames.filter(apart => apart < 1.5 * FRAME).length / noted.frames.length,
  }
}

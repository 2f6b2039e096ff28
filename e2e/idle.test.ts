import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINE } from './src/browser.ts'
import { playTo, playUntil, seatBots, waitForTask } from './src/halfpint.ts'
import { doHerzlos, seatHerzlos, waitForHerzlos } from './src/herzlos.ts'
import { openBrowser, openContext, openSite, type Site } from './src/index.ts'
import { noteSpeech, spokenIn } from './src/listener.ts'
import { sweep } from './src/sweep.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  site = await openSite()
  browser = await openBrowser({ motion: true })
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test('the turn is announced once, not at every frame', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice'])
  await noteSpeech(page)
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  expect(await playUntil(page, 'play')).toBe('play')
  const turns = async () => (await spokenIn(page)).filter(line => line === 'It is your turn.').length
  await page.waitForFunction(() => (window as unknown as { said: string[] }).said.includes('It is your turn.'))
  // A hundred idle frames: it was once announced in each of them.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 100; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await turns()).toBe(1)
  await context.close()
})

test('every prediction card can be pressed in every laptop window', async () => {
  const context = await openContext(browser, { size: 'desktop' })
  const page = await context.newPage()
  await seatBots(page, ['novice', 'novice', 'novice'])
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  expect(await waitForTask(page)).toBe('predict')
  const faults = await sweep(
    page,
    [
      [1024, 640],
      [1280, 640],
      [1366, 650],
      [1440, 670],
      [1536, 730],
      [1280, 740],
      [1920, 780],
      [1920, 800],
    ],
    () =>
      page.locator('.prediction, .offers button').evaluateAll(controls =>
        controls.flatMap(control => {
          const { left, right, top, bottom } = control.getBoundingClientRect()
          const points = [0.2, 0.5, 0.8].flatMap(x => [0.2, 0.5, 0.8].map(y => [x, y] as const))
          const isCovered = points.some(([x, y]) => {
            const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
            return hit !== control && !control.contains(hit)
          })
          return isCovered ? [control.textContent ?? ''] : []
        }),
      ),
  )
  expect(faults).toEqual([])
  await context.close()
})

/** Records the animated properties at every frame, until the list is read. */
const noteMoves = (): void => {
  const moved = new Set<string>()
  let frame = 0
  const look = (): void => {
    for (const { effect } of document.getAnimations())
      for (const key of (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)) moved.add(key)
    frame = requestAnimationFrame(look)
  }
  look()
  Object.assign(window, {
    movedBy: () => {
      cancelAnimationFrame(frame)
      return [...moved]
    },
  })
}

/** Properties that a browser animates without a new layout; the last four are in every keyframe. */
const LIGHT = [
  ...['transform', 'translate', 'rotate', 'scale', 'opacity', 'clipPath', 'visibility'],
  ...['backgroundColor', 'color', 'boxShadow', 'filter', 'strokeDashoffset', 'outlineColor'],
  ...['offset', 'computedOffset', 'easing', 'composite'],
]

/** Whether the first thread starts at a card of the row and ends at its echo. */
const threadEnds = (page: Page): Promise<boolean[]> =>
  page.locator('.threads path').evaluate(
    (path, [row, echo]) => {
      const table = path.closest('.places') as HTMLElement
      const { left, top, width } = table.getBoundingClientRect()
      const zoom = width / table.offsetWidth
      const points = path.getAttribute('d')?.match(/-?[\d.]+ -?[\d.]+/g) ?? []
      // A neighbouring card of the fan may cover the end.
      const isAt = (point = '', sign = ''): boolean => {
        const [x = 0, y = 0] = point.split(' ').map(Number)
        return document.elementsFromPoint(left + x * zoom, top + y * zoom).some(each => each.matches(sign))
      }
      return [isAt(points[0], row), isAt(points[3], echo)]
    },
    ['.row [data-card]', '.leads:not(.collected) .echo'] as const,
  )

// Only Chromium reports the number of layouts, and enlarges the board.
const inChromium = test.skipIf(ENGINE !== 'chromium')

inChromium('what moves needs no layout, and an idle table does nothing: no layout, no word', async () => {
  const context = await openContext(browser, { motion: true })
  const page = await context.newPage()
  // Needs pauses: without them there are no animations.
  await seatBots(page, ['novice', 'novice', 'novice'], { pace: 'quick' })
  await noteSpeech(page)
  await page.addInitScript(noteMoves)
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  const echoes = page.locator('.laid.leads:not(.collected) .echo')
  await playTo(page, async asked => asked === 'play' && (await echoes.count()) > 0)
  const moved = await page.evaluate(() => (window as unknown as { movedBy(): string[] }).movedBy())
  expect(moved).toEqual(expect.arrayContaining(['translate', 'scale', 'opacity']))
  expect(moved.filter(key => !LIGHT.includes(key))).toEqual([])
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const count = async (): Promise<{ layouts: number; words: readonly string[] }> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return {
      layouts: metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN,
      words: await spokenIn(page),
    }
  }
  // Let the last move finish, also on a slow machine.
  let before = await count()
  for (let earlier = -1, looks = 0; earlier !== before.layouts && looks < 10; looks++, before = await count()) {
    earlier = before.layouts
    await page.waitForTimeout(2000)
  }
  await page.waitForTimeout(10_000)
  expect(await count()).toEqual(before)
  // After all animations, the threads end at the row's cards and their echoes.
  expect(await threadEnds(page)).toEqual([true, true])
  await context.close()
})

/** Records the distance from the held card of the reader to its start position when it is thrown. */
const noteThrows = (): void => {
  const held = new Map<string, readonly [x: number, y: number]>()
  const throws: number[] = []
  const middleOf = (card: Element): readonly [x: number, y: number] => {
    const { left, top, width, height } = card.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const look = (): void => {
    for (const card of document.querySelectorAll<HTMLElement>('.hand [data-card]'))
      held.set(card.dataset.card ?? '', middleOf(card))
    requestAnimationFrame(look)
  }
  look()
  const animate = Element.prototype.animate
  Element.prototype.animate = function (this: HTMLElement, ...frames) {
    const flight = animate.apply(this, frames)
    const from = this.matches('.laid .card:not(.echo)') ? held.get(this.dataset.card ?? '') : undefined
    if (from !== undefined) {
      const [x, y] = middleOf(this)
      throws.push(Math.hypot(x - from[0], y - from[1]))
      // In a later round another player may have the card.
      held.delete(this.dataset.card ?? '')
    }
    return flight
  }
  Object.assign(window, { throws })
}

inChromium(
  'on a board that is enlarged, as on a television, cards come from where they were and threads end at their cards',
  async () => {
    const context = await openContext(browser, { motion: true, size: 'desktop' })
    const page = await context.newPage()
    await page.addInitScript(noteThrows)
    await seatBots(page, ['novice', 'novice', 'novice'], { pace: 'quick' })
    await page.goto(`${site.address}#/play/half-pint-heroes`)
    await page.addStyleTag({ content: '.tabletop { zoom: 1.4; height: calc(100dvh / 1.4) !important }' })
    const throwsIn = (): Promise<number[]> => page.evaluate(() => (window as unknown as { throws: number[] }).throws)
    const echoes = page.locator('.laid.leads:not(.collected) .echo')
    await playTo(page, async asked => asked === 'play' && (await throwsIn()).length > 0 && (await echoes.count()) > 0)
    expect(Math.max(...(await throwsIn()))).toBeLessThan(20)
    await expect.poll(() => threadEnds(page), { timeout: 20_000 }).toEqual([true, true])
    await context.close()
  },
)

/** Records how far each gathered card jumps when it is picked up. */
const noteLeaps = (): void => {
  const lay = new Map<Element, readonly [x: number, y: number]>()
  const leaps: number[] = []
  const middleOf = (card: Element): readonly [x: number, y: number] => {
    const { left, top, width, height } = card.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const note = (set: Element): void => {
    for (const card of set.querySelectorAll('.card')) {
      const [from, to] = [lay.get(card), middleOf(card)]
      if (from !== undefined) leaps.push(Math.hypot(to[0] - from[0], to[1] - from[1]))
    }
  }
  const look = (): void => {
    for (const set of document.querySelectorAll(':is(.laid, .played):not(.draft, .collected)')) {
      if (set.getAnimations({ subtree: true }).length > 0) continue
      for (const card of set.querySelectorAll('.card')) lay.set(card, middleOf(card))
    }
    for (const set of document.querySelectorAll('.collected')) {
      // On a slow machine a card may be picked up during its flight, so it starts from there.
      const [sweep, ...more] = set.getAnimations({ subtree: true })
      if (sweep === undefined || (sweep.effect as KeyframeEffect).target !== set || more.length > 0) continue
      const { currentTime } = sweep
      sweep.currentTime = 0
      note(set)
      sweep.currentTime = currentTime
    }
    requestAnimationFrame(look)
  }
  look()
  Object.assign(window, { leaps })
}

const leapsIn = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { leaps: number[] }).leaps)

test('a trick is gathered from its place on the table, in both games', async () => {
  const context = await openContext(browser, { motion: true })
  const page = await context.newPage()
  await page.addInitScript(noteLeaps)
  await seatBots(page, ['novice', 'novice', 'novice'], { pace: 'quick' })
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  await playTo(page, async () => (await leapsIn(page)).length > 0)
  expect(Math.max(...(await leapsIn(page)))).toBeLessThan(4)

  await seatHerzlos(page, ['novice', 'novice', 'novice'], 1, 'others-pay', 'quick')
  await page.goto('about:blank')
  await page.goto(`${site.address}#/play/herzlos`)
  while ((await leapsIn(page)).length === 0) await doHerzlos(page, await waitForHerzlos(page))
  expect(Math.max(...(await leapsIn(page)))).toBeLessThan(4)
  await context.close()
})

test('the layout of a small phone does not change between phases, even with long sentences', async () => {
  const context = await openContext(browser, { language: 'de' })
  const page = await context.newPage()
  await page.setViewportSize({ width: 320, height: 568 })
  await seatBots(page, ['novice', 'novice', 'novice'])
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  const places = () =>
    page.evaluate(() =>
      ['.towel', '.hand', '.own .mat', '.seat[data-at="t"] .mat', '.seat[data-at="ul"] .mat'].map(
        sign => `${sign} ${document.querySelector(sign)?.getBoundingClientRect().top.toFixed(1)}`,
      ),
    )
  expect(await waitForTask(page)).toBe('predict')
  const first = await places()
  for (const phase of ['bet', 'play'] as const) {
    expect(await playUntil(page, phase)).toBe(phase)
    expect(await places()).toEqual(first)
  }
  await page
    .locator('.hand .card')
    .first()
    .click({ position: { x: 12, y: 40 } })
  expect(await places()).toEqual(first)
  await context.close()
})

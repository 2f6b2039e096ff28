import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitForTask } from './src/halfpint.ts'
import {
  downloaded,
  faultsOf,
  type LiveServer,
  openBrowser,
  openContext,
  openServer,
  openSite,
  overflow,
  type Site,
  violations,
} from './src/index.ts'
import { press } from './src/press.ts'
import { challengeCode, playTask } from './src/tasks.ts'

let browser: Browser
let site: Site
let server: LiveServer

beforeAll(async () => {
  site = await openSite()
  server = await openServer()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
  await server?.close()
})

const openAt = async (page: Page, route: string, name = 'Dora', address = site.address): Promise<void> => {
  await page.addInitScript(called => {
    localStorage.setItem('halfpint.settings', JSON.stringify({ pace: 'instant', motion: 'still', name: called }))
  }, name)
  await page.goto(`${address}#/${route}`)
}

test('the daily deal is played, compared with others, shared without its cards, and counted in the statistics', async () => {
  const context = await openContext(browser, { language: 'en', size: 'phone' })
  const page = await context.newPage()
  const faults = faultsOf(page)
  await openAt(page, 'day/half-pint-heroes')
  // A second tab with the same day in progress, past midnight.
  const tab = await context.newPage()
  await openAt(tab, 'day/half-pint-heroes')
  await waitForTask(tab)
  // In wide windows no prediction card covers the cards of the neighbours.
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [360, 640],
  ] as const) {
    await tab.setViewportSize({ width, height })
    const edges = await tab
      .locator('.facedown, .prediction')
      .evaluateAll(cards => cards.map(card => [card.className, card.getBoundingClientRect()] as const))
    const mine = edges.filter(([kind]) => kind.includes('prediction')).map(([, box]) => box)
    const [left, right] = [Math.min(...mine.map(box => box.left)), Math.max(...mine.map(box => box.right))]
    const beside = edges.filter(([kind, box]) => kind.includes('facedown') && box.bottom > (mine[0]?.top ?? 0))
    expect(beside.filter(([, box]) => box.right > left && box.left < right)).toEqual([])
  }
  await press(tab, tab.locator('.prediction').first())
  await press(tab, tab.locator('.bar .button').first())
  // Choices are stored: a reload continues after them.
  await tab.locator('.half-pint[data-task="bet"]').waitFor()
  await tab.reload()
  expect(await waitForTask(tab)).toBe('bet')
  await playTask(page, '.day-result h2')
  await page.locator('.day-result .share').waitFor({ timeout: 120_000 })
  const shared = await page.locator('.day-result .share').innerText()
  expect(shared).toMatch(
    /^Half-Pint \d{4}-\d\d-\d\d, Half-Pint Heroes: -?\d+ points, ahead of \d+ of 100 bots\n[🟩🟨⬜]+$/u,
  )
  expect(await page.locator('.day-result .day-decisions > li').count()).toBe(
    [...(shared.split('\n').at(-1) as string)].length,
  )
  // The champion's review: the costliest decision, and every decision with a choice.
  await page.getByText(/Decision \d+ cost you most|No decision of yours was worse/).waitFor({ timeout: 60_000 })
  expect(await page.locator('.day-decisions').innerText()).toContain('The champion')
  // A decision has a green square if and only if no choice in the list is better.
  const better = await page
    .locator('.day-decisions > li')
    .evaluateAll(decisions => decisions.map(decision => decision.textContent?.includes('The champion:')))
  expect([...(shared.split('\n').at(-1) as string)].map(square => square !== '🟩')).toEqual(better)
  expect(await violations(page)).toEqual([])
  // A daily deal is played once: later the result is shown.
  await page.reload()
  await page.locator('.day-result .share').waitFor({ timeout: 120_000 })
  expect(await page.locator('.day-result .share').innerText()).toBe(shared)
  // The result of the tab that finished first counts.
  await tab.clock.install({ time: new Date() })
  await tab.clock.fastForward('24:00:00')
  await playTask(tab, '.day-result h2')
  await tab.locator('.day-result .share').waitFor({ timeout: 120_000 })
  await expect.poll(() => tab.locator('.day-result .share').innerText()).toBe(shared)
  expect(faults).toEqual([])
  await context.close()
})

test('a reload while the result of a day is being written loses nothing', async () => {
  const context = await openContext(browser, { language: 'en', size: 'phone' })
  const page = await context.newPage()
  await openAt(page, 'day/half-pint-heroes')
  await waitForTask(page)
  // Another tab holds a write transaction until the page is left, so the page's own write has to wait.
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('halfpint-book')
        opening.onsuccess = () => {
          const store = opening.result.transaction('entries', 'readwrite').objectStore('entries')
          const holdOn = (): void => {
            store.count().onsuccess = holdOn
            resolve()
          }
          holdOn()
        }
      }),
  )
  await playTask(page, '.day-result h2')
  const points = await page.locator('.day-result h2').first().innerText()
  await page.reload()
  await page.locator('.day-result .share').waitFor({ timeout: 60_000 })
  expect(await page.locator('.day-result h2').first().innerText()).toBe(points)
  const entered = (): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>(resolve => {
          const opening = indexedDB.open('halfpint-book')
          opening.onsuccess = () => {
            const counting = opening.result.transaction('entries').objectStore('entries').count()
            counting.onsuccess = () => resolve(counting.result)
          }
        }),
    )
  await expect.poll(entered, { timeout: 60_000 }).toBe(1)
  await context.close()
})

test('with a clock that is a week ahead, that day is played, and the server gives the reason for refusing the result', async () => {
  const context = await openContext(browser, { language: 'en', size: 'phone' })
  const page = await context.newPage()
  await page.clock.install({ time: Date.now() + 7 * 24 * 3600 * 1000 })
  await openAt(page, 'day/half-pint-heroes', 'Dora', server.address)
  await playTask(page, '.day-result h2')
  await page.getByRole('button', { name: 'Enter my result' }).click()
  await page.getByText('It is another day where the server is').waitFor()
  await context.close()
})

test('a challenge is opened from its link, and a changed link is refused', async () => {
  const context = await openContext(browser, { language: 'de', size: 'desktop' })
  const page = await context.newPage()
  const faults = faultsOf(page)
  const code = challengeCode()
  // This browser stores nothing: the deals can be played, and the page says that the result is not stored.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openAt(page, `challenge/${code.slice(0, -3)}xyz`)
  await page.locator('.fault').waitFor()
  await page.goto(site.address)
  await openAt(page, `challenge/${code}`)
  await page.getByText('Ann fordert dich').waitFor()
  await page.locator('main .button').click()
  await playTask(page, 'main.plain h2')
  await page.getByText('Dein Browser speichert hier nichts').waitFor()
  expect(await page.locator('main').innerText()).toMatch(/Du: -?\d+ Punkte\. Ann: -?\d+ Punkte\./)
  expect(faults).toEqual([])
  await context.close()
})

test('the statistics are exported, deleted and restored', async () => {
  const context = await openContext(browser, { language: 'en', size: 'phone' })
  const page = await context.newPage()
  const faults = faultsOf(page)
  const entry = { id: 'puzzle h9 1', at: 1, kind: 'puzzle', task: 'h9', day: '2026-11-16', right: true, difficulty: 2 }
  const file = { book: 1, entries: [entry], counts: { [entry.id]: 1 } }
  const load = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'book.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await openAt(page, 'book')
  await page.locator('main.book').waitFor()
  await load('{"book":7}')
  await page.getByText('nothing was changed').waitFor()
  // A full device reports that it stores nothing.
  const fill = (isFull: boolean) =>
    page.evaluate(full => {
      const { prototype } = IDBObjectStore as unknown as { prototype: { put: unknown; kept?: unknown } }
      prototype.kept ??= prototype.put
      prototype.put = full
        ? () => {
            throw new DOMException('full', 'QuotaExceededError')
          }
        : prototype.kept
    }, isFull)
  await fill(true)
  await load(JSON.stringify(file))
  await page.getByText('could not save this').waitFor()
  await fill(false)
  await load(JSON.stringify(file))
  await page.getByText('New from the file: 1. Entries: 1.').waitFor()
  expect(await page.locator('.book-figures').innerText()).toContain('1 of 1')
  await page.locator('.book-figures .link').click()
  expect(await page.locator('.book-figures a').getAttribute('href')).toBe('#/puzzle/h9')
  expect(await violations(page)).toEqual([])
  const saved = await downloaded(page, () => page.getByRole('button', { name: 'Save as a file' }).click())
  expect(JSON.parse(saved.toString())).toEqual(file)
  await page.getByText(/Saved as half-pint-\d{4}-\d\d-\d\d\.json\. Entries in the file: 1\./).waitFor()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Really delete everything?' }).click()
  await page.getByText('Nothing here yet').waitFor()
  await load(JSON.stringify(file))
  await page.getByText('New from the file: 1. Entries: 1.').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('friends play fresh deals, compare results on the server and delete everything', async () => {
  const [ann, ben] = await Promise.all(
    ['phone', 'desktop'].map(async size => {
      const context = await openContext(browser, { language: 'en', size: size as 'phone' | 'desktop' })
      const page = await context.newPage()
      return { page, context, faults: faultsOf(page) }
    }),
  )
  if (ann === undefined || ben === undefined) throw new Error('no page was opened')
  await openAt(ann.page, 'challenge', 'Ann', server.address)
  await press(ann.page, ann.page.getByRole('radio', { name: '1', exact: true }))
  await press(ann.page, ann.page.getByRole('button', { name: 'Make the link' }))
  await ann.page.getByText('Your challenge: Half-Pint Heroes').waitFor()
  await ann.page.getByText('One deal.').waitFor()
  expect(await ann.page.locator('svg.qr').count()).toBe(1)
  expect(await overflow(ann.page)).toBe(0)
  const route = new URL(ann.page.url()).hash.slice(2)

  // A challenge that was postponed is on the first page.
  await openAt(ben.page, route, 'Ben', server.address)
  await ben.page.getByText('Ann challenges you').waitFor()
  await ben.page.goto(`${server.address}#/`)
  await press(ben.page, ben.page.getByText('A challenge from Ann is waiting.'))
  for (const { page } of [ann, ben]) {
    await press(page, page.getByRole('button', { name: page === ann.page ? 'Play it myself' : 'Accept' }))
    await playTask(page, 'main.challenge h2')
    await press(page, page.getByRole('button', { name: 'Show my result to my friends' }))
    await page.getByRole('button', { name: 'Show my result to my friends' }).waitFor({ state: 'detached' })
  }
  await ben.page.getByText(/You: -?\d+ points\. Ann: -?\d+ points\./).waitFor()
  expect(await ben.page.locator('.comparing tbody tr').count()).toBeGreaterThan(2)
  expect(await violations(ben.page)).toEqual([])
  // The answer without a server: a link with the result.
  const back = new URL((await ben.page.locator('.challenge-link a').getAttribute('href')) as string).hash
  await openAt(ann.page, `${back.slice(2)}`, 'Ann', server.address)
  await ann.page
    .getByText(/Ben: -?\d+ points\./)
    .first()
    .waitFor()

  await ann.page.goto(`${server.address}#/book`)
  await press(ann.page, ann.page.getByRole('button', { name: 'Delete everything' }))
  await press(ann.page, ann.page.getByRole('button', { name: 'Really delete everything?' }))
  await ann.page.getByText('Everything is deleted.').waitFor()
  const list = await fetch(`${server.address}api/challenges?link=${route.split('/')[1]}`).then(answer => answer.json())
  // Ben's result stays: each device deletes its own.
  expect(list).toMatchObject({ people: 1, entries: [{ name: 'Ben' }] })
  for (const { faults, context } of [ann, ben]) {
    expect(faults).toEqual([])
    await context.close()
  }
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutOffs } from './src/cutoff.ts'
import { faultsOf, type LiveServer, openBrowser, openContext, openServer, overflow, speak } from './src/index.ts'
import { SCENES } from './src/scenes.ts'

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

/** The most important screens that are reached quickly; `npm run screenshots -w e2e` checks all of them. */
const QUICK = [
  'home',
  'settings',
  'setup',
  'predict',
  'bet',
  'sets',
  'round-end',
  'learn',
  'rules-heroes',
  'guided-half-pint-heroes',
  'herzlos-pass',
  'herzlos-play',
  'table-setup',
  'door',
  'pad-final',
  'replay-heroes',
]

const scenes = SCENES.filter(({ name }) => QUICK.includes(name))

test('a text that is cut off is found, unlike one that can be scrolled to', async () => {
  const context = await openContext(browser, { seen: true })
  const page = await context.newPage()
  await page.setContent(`
    <p style="width: 60px; overflow: hidden; white-space: nowrap">cut on the right side</p>
    <p style="height: 10px; overflow: hidden; line-height: 20px">cut<br>below</p>
    <p style="position: absolute; left: 300px; width: 200px; white-space: nowrap">leaves the narrow screen</p>
    <p style="width: 60px; overflow: auto; white-space: nowrap">scrolls on the right side</p>
    <p style="overflow: hidden">fits</p>`)
  const found = await cutOffs(page)
  expect(found.map(each => each.split('”')[0])).toEqual([
    '“cut on the right side',
    '“cut',
    '“below',
    '“leaves the narrow screen',
  ])
  await context.close()
})

test('no text is cut off in German and Russian on a small phone', async () => {
  expect(scenes).toHaveLength(QUICK.length)
  for (const scene of scenes) {
    const context = await openContext(browser, { language: 'de', seen: true, chance: 'real' })
    const page = await context.newPage()
    const faults = faultsOf(page)
    await scene.prepare(page, server.address)
    for (const language of ['de', 'ru'] as const) {
      await speak(page, language)
      expect(await cutOffs(page), `${scene.name} ${language}`).toEqual([])
      expect(await overflow(page), `${scene.name} ${language}`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await overflow(page), `${scene.name}, the smallest phone`).toBeLessThanOrEqual(0)
    // Names of regulars must be complete: only names that people chose may end in dots.
    const dotted = await page
      .locator('.seat .name')
      .evaluateAll(names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent))
    expect(dotted, scene.name).toEqual([])
    expect(faults, scene.name).toEqual([])
    await context.close()
  }
})

test.each(['en', 'de', 'ru'] as const)(
  'in %s the tips of the first game are in the window and beside what they explain, on a small phone too',
  async language => {
    const context = await openContext(browser, { language, seen: true, chance: 'real' })
    const page = await context.newPage()
    await page.setViewportSize({ width: 320, height: 568 })
    await SCENES.find(({ name }) => name === 'welcome-herzlos')?.prepare(page, server.address)
    const [tip, ring] = await page.evaluate(() =>
      ['.coach-mark', '.coach-ring'].map(css => document.querySelector(css)?.getBoundingClientRect().toJSON()),
    )
    expect(tip.left).toBeGreaterThanOrEqual(0)
    expect(tip.right).toBeLessThanOrEqual(320)
    expect(tip.top).toBeGreaterThanOrEqual(0)
    expect(tip.bottom <= ring.top || tip.top >= ring.bottom).toBe(true)
    await context.close()
  },
)

test('related elements are in one line, with space between others', async () => {
  const at = async <Found>(name: string, language: 'en' | 'de' | 'ru', width: number, find: () => Found) => {
    const context = await openContext(browser, { language, seen: true, chance: 'real' })
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 844 })
    await SCENES.find(scene => scene.name === name)?.prepare(page, server.address)
    const found = await page.evaluate(find)
    await context.close()
    return found
  }
  const note = await at('setup-rules', 'de', 390, () => {
    const [text] = document.querySelectorAll('.rules-choice > .quiet-text')
    const chips = [...(text?.previousElementSibling?.querySelectorAll('.choice span') ?? [])]
    const below = Math.max(...chips.map(chip => chip.getBoundingClientRect().bottom))
    return (text?.getBoundingClientRect().top ?? 0) - below
  })
  expect(note).toBeGreaterThanOrEqual(4)
  const air = await at('pad-enter', 'ru', 320, () =>
    [...document.querySelectorAll('.pad-paper .entry th')].slice(0, 3).map(cell => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return cell.getBoundingClientRect().width - range.getBoundingClientRect().width
    }),
  )
  expect(Math.min(...air)).toBeGreaterThanOrEqual(2)
  const bars = await at('pad-insight', 'en', 390, () => [
    ...new Set([...document.querySelectorAll('.pad-share')].map(bar => bar.getBoundingClientRect().width.toFixed())),
  ])
  expect(bars).toHaveLength(1)
  const lines = await at('learn', 'en', 1280, () => [
    ...new Set([...document.querySelectorAll('.offer .button:first-child')].map(at => at.getBoundingClientRect().top)),
  ])
  // The rounds of both games, and their first lessons.
  expect(lines).toHaveLength(2)
})

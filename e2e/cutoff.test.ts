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

/** The screens that everybody meets and that are quickly reached; `npm run screenshots` looks at all of them. */
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

test('a text that is cut off is found, one that can be scrolled to is not', async () => {
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

test('in German and in Russian nothing is cut off on a small phone', async () => {
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
    // The regulars are called what they are called: only names that people gave themselves may end in dots.
    const dotted = await page
      .locator('.seat .name')
      .evaluateAll(names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent))
    expect(dotted, scene.name).toEqual([])
    expect(faults, scene.name).toEqual([])
    await context.close()
  }
})

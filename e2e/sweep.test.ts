import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser, openContext, openSite, type Site } from './src/index.ts'
import { PHASES } from './src/phases.ts'
import { sweep, type WindowSize } from './src/sweep.ts'

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

// The extremes, phones in portrait and landscape, and some windows between; `npm run sweep -w e2e` tests all sizes in
// small steps.
const SIZES: readonly WindowSize[] = [
  [320, 360],
  [320, 568],
  [320, 1080],
  [412, 740],
  [740, 360],
  [740, 1080],
  [800, 480],
  [1024, 568],
  [1024, 600],
  [1024, 740],
  // The boundary between tall and wide layouts.
  [1200, 960],
  [1920, 360],
  [1366, 650],
  [1920, 1080],
  [2560, 1440],
  [3440, 1440],
]

test.each([
  ['half-pint-heroes', 2],
  ['half-pint-heroes', 4],
  ['half-pint-heroes', 7],
  ['herzlos', 5],
  // `npm run thorough -w lab` tests tables of every size.
  ...(process.env.TIMES === undefined
    ? []
    : ([
        ['half-pint-heroes', 3],
        ['half-pint-heroes', 5],
        ['half-pint-heroes', 6],
        ['herzlos', 3],
        ['herzlos', 4],
      ] as const)),
] as const)(
  'at a table of %s for %i everything can be pressed and read, in windows of every size',
  async (game, players) => {
    const context = await openContext(browser, { size: 'desktop' })
    const page = await context.newPage()
    const looked: string[] = []
    await PHASES[game](page, site.address, players, async phase => {
      expect(await sweep(page, SIZES), phase).toEqual([])
      looked.push(phase)
    })
    expect(looked.length).toBeGreaterThan(2)
    await context.close()
  },
)

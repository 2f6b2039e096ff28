import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const root = join(import.meta.dirname, '..')

/** Number of days; `DAYS=200` for a thorough check. */
const DAYS = Number(process.env.DAYS ?? 6)

test('the deals of the day are the same in Node and in the browser, card by card', { timeout: 300_000 }, async () => {
  const source = `export { sumOfDays } from './packages/daily/test/days.ts'`
  const bundled = async (format: 'iife' | 'esm'): Promise<string> => {
    const { outputFiles } = await build({
      stdin: { contents: source, resolveDir: root, loader: 'ts' },
      bundle: true,
      write: false,
      format,
      globalName: 'days',
      conditions: ['halfpint'],
      target: 'es2022',
    })
    return outputFiles[0]?.text ?? ''
  }
  const here = await import(`data:text/javascript;base64,${Buffer.from(await bundled('esm')).toString('base64')}`)
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(site.address)
  const script = await bundled('iife')
  for (const game of ['half-pint-heroes', 'herzlos']) {
    const there = await page.evaluate(
      ({ code, days, id }) => new Function(`${code}; return days.sumOfDays(${days}, '${id}')`)(),
      { code: script, days: DAYS, id: game },
    )
    expect(there).toBe(await here.sumOfDays(DAYS, game))
  }
  await context.close()
})

import { GOLDEN } from '@halfpint/bots/golden'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openContext, openSite, type Site } from './src/index.ts'

// The same 1,000 decisions of each game as in Node, in the browser under test. `npm run browsers -w e2e` tests the
// others.

let browser: Browser
let site: Site
let code: string

beforeAll(async () => {
  site = await openSite()
  browser = await openBrowser()
  const { outputFiles } = await build({
    stdin: { contents: "export { goldenBlocks } from '@halfpint/bots/golden'", resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    conditions: ['halfpint'],
    format: 'iife',
    globalName: 'golden',
    target: 'es2023',
  })
  code = outputFiles[0]?.text ?? ''
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test.each(Object.keys(GOLDEN))('%s: 1,000 decisions and their estimates equal those of Node', async game => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(site.address)
  const ask = new Function('game', `${code}; return [...golden.goldenBlocks(game)]`) as (game: string) => unknown
  expect(await page.evaluate(ask, game)).toEqual(GOLDEN[game])
  await context.close()
})

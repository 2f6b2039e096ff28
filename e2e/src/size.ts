import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Request } from 'playwright-core'
import { seatBots, waitForTask } from './halfpint.ts'
import { openContext } from './page.ts'
import { BUILT } from './site.ts'

/** Gzipped bytes of script and style, and number of files. */
export interface LoadSize {
  readonly bytes: number
  readonly files: number
}

const isScriptOrStyle = (file: string): boolean => /\.(js|css)$/.test(file) && file !== 'sw.js'

const weigh = (files: readonly string[]): LoadSize => ({
  bytes: files.reduce((sum, file) => sum + gzipSync(readFileSync(join(BUILT, file)), { level: 9 }).length, 0),
  files: files.length,
})

/** The size of the whole build. */
export const weighWhole = (): LoadSize =>
  weigh(readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter(isScriptOrStyle))

/**
 * The size of everything loaded until the first task. The worker contains the bots and is not needed for drawing, so it
 * is counted separately, with its own imports.
 */
export const weighFirstView = async (
  browser: Browser,
  address: string,
): Promise<{ readonly view: LoadSize; readonly worker: LoadSize }> => {
  const context = await openContext(browser)
  await context.route('**/sw.js', route => route.abort())
  const page = await context.newPage()
  const asked = new Set<string>()
  const askedByPage = new Set<string>()
  context.on('request', request => {
    const file = new URL(request.url()).pathname.slice(1)
    if (!isScriptOrStyle(file)) return
    asked.add(file)
    const by = new URL(request.headers().referer ?? address).pathname.slice(1)
    const isForWorker = file.includes('worker') || (asked.has(by) && !askedByPage.has(by))
    if (!isForWorker) askedByPage.add(file)
  })
  await seatBots(page, ['tilde', 'bruno', 'gustl'])
  await page.goto(`${address}#/play/half-pint-heroes`)
  await waitForTask(page)
  await context.close()
  return {
    view: weigh([...askedByPage]),
    worker: weigh([...asked].filter(file => !askedByPage.has(file))),
  }
}

/** Bytes on the wire until the first screen is shown, from a real server: compressed, with headers. */
export const weighOnWire = async (browser: Browser, address: string): Promise<LoadSize> => {
  // Files stored for later do not count.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const answered: Request[] = []
  page.on('requestfinished', request => answered.push(request))
  await page.goto(address)
  await page.locator('main.home .game').first().waitFor()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(
    answered.filter(request => request.url().startsWith(address)).map(request => request.sizes()),
  )
  await context.close()
  return {
    bytes: sizes.reduce(
      (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
      0,
    ),
    files: sizes.length,
  }
}

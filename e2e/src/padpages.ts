import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { faultsOf, type Look, openBrowser, openContext, openSite } from './index.ts'
import type { ToldRound } from './pad.ts'

/** Opens pages with the list of pads, one after another. */
export interface PadPages {
  readonly address: string
  /** Opens a page in a fresh profile with this look; the previous one is closed. */
  open(look?: Look): Promise<Page>
  /** Errors reported by the page. */
  faults(): readonly string[]
  close(): Promise<void>
}

/** Serves the page for tests of pads. The caller closes it. */
export const openPads = async (): Promise<PadPages> => {
  const site = await openSite()
  const browser = await openBrowser()
  let context: BrowserContext | undefined
  let faults: readonly string[] = []
  return {
    address: site.address,
    async open(look = {}) {
      await context?.close()
      context = await openContext(browser, look)
      const page = await context.newPage()
      faults = faultsOf(page)
      await page.goto(`${site.address}#/pad`)
      await page.locator('.pad-list').waitFor()
      return page
    },
    faults: () => faults,
    async close() {
      await context?.close()
      await browser.close()
      await site.close()
    },
  }
}

const example = join(import.meta.dirname, '../../packages/scorepad/examples/h34.json')

/** The game of the example at H34, as entered at a table. */
export const { typed } = JSON.parse(readFileSync(example, 'utf8')) as {
  readonly typed: { readonly players: string[]; readonly rounds: readonly ToldRound[] }
}

import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'

/** The two sizes that every screen is made for. */
const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 800 } } as const

/** How a page is opened. */
export interface Look {
  readonly size?: keyof typeof SIZES
  readonly theme?: 'light' | 'dark'
  readonly language?: 'en' | 'de' | 'ru'
  /** Whether things move; tests mostly want them still. */
  readonly motion?: boolean
  /** Whether the page is stored on the device, for use without a network; it fetches all files then. */
  readonly stored?: boolean
  /** Whether nobody has played here before. */
  readonly newcomer?: boolean
}

/** A fresh browser profile with this look, of somebody who has met both games. The caller closes it. */
export const openContext = async (browser: Browser, look: Look = {}): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: SIZES[look.size ?? 'phone'],
    colorScheme: look.theme ?? 'dark',
    locale: look.language ?? 'en',
    reducedMotion: look.motion ? 'no-preference' : 'reduce',
    hasTouch: look.size !== 'desktop',
    serviceWorkers: look.stored ? 'allow' : 'block',
  })
  if (look.newcomer !== true) {
    await context.addInitScript(() => {
      for (const game of ['half-pint-heroes', 'herzlos']) localStorage.setItem(`halfpint.met.${game}`, 'true')
    })
  }
  return context
}

/** Faults that a page reports: thrown errors, failed loads, console errors. */
export const faultsOf = (page: Page): string[] => {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(`thrown: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  return faults
}

/** What axe finds against WCAG 2.2 AA on the page as it is, in short. */
export const violations = async (page: Page): Promise<string[]> => {
  // The page has no frames of other origins, for which axe would otherwise open a page of its own each time.
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(each => `${each.id}: ${each.nodes.map(node => node.target.join(' ')).join(' | ')}`)
}

/** By how many pixels the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What the page hands over as a file when this is done. */
export const downloaded = async (page: Page, act: () => Promise<unknown>): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

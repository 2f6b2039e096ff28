import axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { ENGINE } from './browser.ts'
import { PAGE_CHANCE } from './chance.ts'

/** The two sizes that every screen is made for. */
const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 800 } } as const

/** How a page is opened. */
export interface Look {
  readonly size?: keyof typeof SIZES
  readonly theme?: 'light' | 'dark'
  readonly language?: 'en' | 'de' | 'ru'
  /** Whether things move; tests mostly want them still. */
  readonly motion?: boolean
  /** Whether the picture itself is looked at; motion always is. Otherwise nothing is painted. */
  readonly seen?: boolean
  /** Whether the page is stored on the device, for use without a network; it fetches all files then. */
  readonly stored?: boolean
  /** Chance is the same in every run; not where people meet at a server, who would have the same secret. */
  readonly chance?: 'real'
  /** Whether nobody has played here before. */
  readonly newcomer?: boolean
}

/** Names the sheet of styles in a page under which nothing is painted. */
const UNPAINTED = 'unpainted'

/**
 * Lets pages be laid out, pressed and read, but not painted: that is a third of a browser's work where no graphics card
 * does it. What is transparent keeps its place and takes presses; whoever asks for colours switches this off.
 */
const leaveUnpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(name => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html, dialog, ::backdrop { opacity: 0 !important }')
    document.adoptedStyleSheets.push(sheet)
    Object.assign(window, { [name]: sheet })
  }, UNPAINTED)

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
  // A slow machine may take its time; the tests have minutes.
  if (ENGINE !== 'webkit') context.setDefaultTimeout(60_000)
  // The scripts that take pictures and figures run by tsx, which names functions by a function that a page does not have.
  if (ENGINE !== 'webkit') await context.addInitScript('globalThis.__name ??= named => named')
  if (ENGINE === 'chromium' && look.seen !== true && look.motion !== true) await leaveUnpainted(context)
  // WebKit's driver cannot reach a page before its own scripts do: there the cards fall as they fall.
  if (look.chance !== 'real' && ENGINE !== 'webkit') await context.addInitScript(PAGE_CHANCE)
  if (look.newcomer !== true) {
    await context.addInitScript(() => {
      for (const game of ['half-pint-heroes', 'herzlos']) localStorage.setItem(`halfpint.met.${game}`, 'true')
      localStorage.setItem('halfpint.sound-asked', 'true')
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

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds against WCAG 2.2 AA on the page as it is, in short. */
export const violations = async (page: Page): Promise<string[]> => {
  // It is large: a document is given it once.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([rules, name]) => {
      const looked = window as unknown as { axe: typeof axe } & { [name: string]: CSSStyleSheet | undefined }
      const unpainted = looked[name]
      if (unpainted !== undefined) unpainted.disabled = true
      const { violations: found } = await looked.axe.run({
        runOnly: { type: 'tag', values: [...rules] },
        resultTypes: ['violations'],
      })
      if (unpainted !== undefined) unpainted.disabled = false
      return found.map(each => `${each.id}: ${each.nodes.map(node => node.target.join(' ')).join(' | ')}`)
    },
    [RULES, UNPAINTED] as const,
  )
}

/** Lets the page speak another language, as if it had been set in another tab. */
export const speak = async (page: Page, language: 'en' | 'de' | 'ru'): Promise<void> => {
  await page.evaluate(wanted => {
    const name = 'halfpint.settings'
    const settings = JSON.parse(localStorage.getItem(name) ?? '{}')
    localStorage.setItem(name, JSON.stringify({ ...settings, language: wanted }))
    dispatchEvent(new StorageEvent('storage', { key: name }))
  }, language)
  await page.waitForFunction(wanted => document.documentElement.lang === wanted, language)
}

/** The two sizes one after the other, with the page as it is; it stays in the second. */
export const inBothSizes = async (page: Page, check: (size: keyof typeof SIZES) => Promise<void>): Promise<void> => {
  for (const size of ['desktop', 'phone'] as const) {
    await page.setViewportSize(SIZES[size])
    // Two frames: one to lay the table out anew, one to draw what hangs on its measures.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
    await check(size)
  }
}

/** By how many pixels the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What the page hands over as a file when this is done. */
export const downloaded = async (page: Page, act: () => Promise<unknown>): Promise<Buffer> => {
  // Only Chromium's driver is told of downloads: in the others the file behind the link is taken.
  if (ENGINE !== 'chromium') {
    await page.evaluate(() => {
      const looked = window as unknown as { handed: number[] | null }
      looked.handed = null
      let file = new Blob()
      // A server forbids the page to fetch what it has made itself.
      URL.createObjectURL = made => {
        file = made as Blob
        return 'blob:'
      }
      HTMLAnchorElement.prototype.click = async () => {
        looked.handed = [...new Uint8Array(await file.arrayBuffer())]
      }
    })
    await act()
    const handed = await page.waitForFunction(() => (window as unknown as { handed: number[] | null }).handed)
    return Buffer.from((await handed.jsonValue()) as number[])
  }
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

import axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { ENGINE } from './browser.ts'
import { PAGE_CHANCE } from './chance.ts'

/** The two main window sizes. */
const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 800 } } as const

/** Options for opening a page. */
export interface Look {
  readonly size?: keyof typeof SIZES
  readonly theme?: 'light' | 'dark'
  readonly language?: 'en' | 'de' | 'ru'
  /** Whether animations run; most tests disable them. */
  readonly motion?: boolean
  /** Whether the page is painted; animated pages always are. */
  readonly seen?: boolean
  /** Whether the page is stored for use without a network; then it loads all files. */
  readonly stored?: boolean
  /** Random numbers are fixed by default; not where players meet at a server, who would have the same secret. */
  readonly chance?: 'real'
  /** Whether the profile is that of a newcomer. */
  readonly newcomer?: boolean
}

/** Id of the style sheet that prevents painting. */
const UNPAINTED = 'unpainted'

/**
 * Lets pages be laid out, pressed and read, but not painted, which saves a third of the work without a graphics card.
 * Transparent elements keep their place and take clicks. Tests of colours disable this.
 */
const leaveUnpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(name => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html, dialog, ::backdrop { opacity: 0 !important }')
    document.adoptedStyleSheets.push(sheet)
    Object.assign(window, { [name]: sheet })
  }, UNPAINTED)

/** A fresh browser profile with this look, of a player who knows both games. The caller closes it. */
export const openContext = async (browser: Browser, look: Look = {}): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: SIZES[look.size ?? 'phone'],
    colorScheme: look.theme ?? 'dark',
    locale: look.language ?? 'en',
    reducedMotion: look.motion ? 'no-preference' : 'reduce',
    hasTouch: look.size !== 'desktop',
    serviceWorkers: look.stored ? 'allow' : 'block',
  })
  // Allow for slow machines; the tests have minutes.
  if (ENGINE !== 'webkit') context.setDefaultTimeout(60_000)
  // Scripts run by tsx use the function `__name`, which a page does not have.
  if (ENGINE !== 'webkit') await context.addInitScript('globalThis.__name ??= named => named')
  if (ENGINE === 'chromium' && look.seen !== true && look.motion !== true) await leaveUnpainted(context)
  // WebKit's driver cannot run scripts before those of the page, so its random numbers are not fixed.
  if (look.chance !== 'real' && ENGINE !== 'webkit') await context.addInitScript(PAGE_CHANCE)
  if (look.newcomer !== true) {
    await context.addInitScript(() => {
      for (const game of ['half-pint-heroes', 'herzlos']) localStorage.setItem(`halfpint.met.${game}`, 'true')
      localStorage.setItem('halfpint.sound-asked', 'true')
    })
  }
  return context
}

/** Errors of a page: thrown errors, failed loads, console errors. */
export const faultsOf = (page: Page): string[] => {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(`thrown: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  return faults
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Violations of WCAG 2.2 AA that axe finds on the current page, in short. */
export const violations = async (page: Page): Promise<string[]> => {
  // It is large, so each document loads it once.
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

/** Switches the language, as if it had been set in another tab. */
export const speak = async (page: Page, language: 'en' | 'de' | 'ru'): Promise<void> => {
  await page.evaluate(wanted => {
    const name = 'halfpint.settings'
    const settings = JSON.parse(localStorage.getItem(name) ?? '{}')
    localStorage.setItem(name, JSON.stringify({ ...settings, language: wanted }))
    dispatchEvent(new StorageEvent('storage', { key: name }))
  }, language)
  await page.waitForFunction(wanted => document.documentElement.lang === wanted, language)
}

/** Checks the page in both sizes; it stays in the second. */
export const inBothSizes = async (page: Page, check: (size: keyof typeof SIZES) => Promise<void>): Promise<void> => {
  for (const size of ['desktop', 'phone'] as const) {
    await page.setViewportSize(SIZES[size])
    // Two frames: one for layout, one for drawing that depends on it.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
    await check(size)
  }
}

/** Number of pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns the file that the page downloads during `act`. */
export const downloaded = async (page: Page, act: () => Promise<unknown>): Promise<Buffer> => {
  // Only Chromium's driver supports downloads: otherwise the file behind the link is read.
  if (ENGINE !== 'chromium') {
    await page.evaluate(() => {
      const looked = window as unknown as { handed: number[] | null }
      looked.handed = null
      let file = new Blob()
      // The content security policy forbids fetching blobs.
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

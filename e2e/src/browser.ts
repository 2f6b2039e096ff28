import { existsSync } from 'node:fs'
import type { Browser, LaunchOptions } from 'playwright-core'
import { chromium, firefox } from 'playwright-core'
import { openWebkit } from './webkit.ts'

export type { Browser }

// Own arguments: the defaults of the package run everything in one process, which crashes at a second context.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Saves one process per picture; there is no graphics card.
  '--in-process-gpu',
]

/** Paths of installed Chromium, used if the one of the package does not run on the machine. */
const INSTALLED = [
  process.env.CHROME_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium of the npm package, for Linux on x64; it unpacks its libraries if this is set before the import. */
const packaged = async (): Promise<string> => {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const { default: binary } = await import('@sparticuz/chromium')
  return binary.executablePath()
}

/** Returns the options for starting Chromium. */
export const launchOptions = async (): Promise<LaunchOptions> => {
  const installed = INSTALLED.find(path => path !== '' && existsSync(path))
  const fits = process.platform === 'linux' && process.arch === 'x64' && process.env.CHROME_PATH === undefined
  const executablePath = fits ? await packaged() : installed
  if (executablePath === undefined) throw new Error('no Chromium found: set CHROME_PATH')
  return { executablePath, args: ARGUMENTS, headless: true }
}

/** The browsers in which the page is tested. */
const ENGINES = ['chromium', 'firefox', 'webkit'] as const

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

/** The browser under test; `npm run browsers -w e2e` selects others than Chromium. */
export const ENGINE = ENGINES.find(engine => engine === process.env.ENGINE) ?? 'chromium'

/** Starts the installed Firefox. */
const openFirefox = async (motion: boolean): Promise<Browser> => {
  // An installed Firefox ignores the options of a context: motion is set for the whole browser.
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': motion ? 0 : 1 }
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: FIREFOX,
    headless: true,
    firefoxUserPrefs,
  })
  // A touch does not become a click there, as it does on phones: a tap is a click.
  const page = await browser.newPage()
  const locators = Object.getPrototypeOf(page.locator('html'))
  const { click } = locators
  // In a frame of another site the driver's clicks do not arrive: there a script clicks.
  locators.click = function (options: object) {
    return this._frame === this.page().mainFrame() ? click.call(this, options) : this.dispatchEvent('click')
  }
  locators.tap = locators.click
  // The driver fills fields by script there, so that no change event follows.
  const { fill } = locators
  locators.fill = async function (text: string) {
    await fill.call(this, text)
    await this.dispatchEvent('change')
  }
  // Scripts also run on the empty page before the first one, which has no storage.
  for (const kind of [page, page.context()].map(Object.getPrototypeOf)) {
    const add = kind.addInitScript
    kind.addInitScript = function (script: unknown, arg: unknown) {
      const content = `if (location.protocol.startsWith('http')) (${script})(${JSON.stringify(arg)})`
      return add.call(this, typeof script === 'function' ? { content } : script)
    }
  }
  await page.close()
  return browser
}

/** Opens a browser for tests; `motion` enables animations, which the context must enable too. The caller closes it. */
export const openBrowser = async ({ motion = false } = {}): Promise<Browser> => {
  if (ENGINE === 'webkit') return openWebkit()
  if (ENGINE === 'firefox') return openFirefox(motion)
  return chromium.launch(await launchOptions())
}

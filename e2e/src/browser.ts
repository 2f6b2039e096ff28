import { existsSync } from 'node:fs'
import type { Browser, LaunchOptions } from 'playwright-core'
import { chromium, firefox } from 'playwright-core'
import { openWebkit } from './webkit.ts'

export type { Browser }

// Our own arguments: the package's defaults run everything in one process, which dies on a second context.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // One process less for each picture; there is no graphics card to keep it apart from.
  '--in-process-gpu',
]

/** Where people have their Chromium when the one from the package does not fit the machine. */
const INSTALLED = [
  process.env.CHROME_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium inside the npm package, which is for Linux on x64; it brings its libraries if asked before the import. */
const packaged = async (): Promise<string> => {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const { default: binary } = await import('@sparticuz/chromium')
  return binary.executablePath()
}

/** How Chromium is started. */
export const launchOptions = async (): Promise<LaunchOptions> => {
  const installed = INSTALLED.find(path => path !== '' && existsSync(path))
  const fits = process.platform === 'linux' && process.arch === 'x64' && process.env.CHROME_PATH === undefined
  const executablePath = fits ? await packaged() : installed
  if (executablePath === undefined) throw new Error('no Chromium found: name one in CHROME_PATH')
  return { executablePath, args: ARGUMENTS, headless: true }
}

/** The engines that the page is tested in. */
const ENGINES = ['chromium', 'firefox', 'webkit'] as const

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

/** The engine under test; `npm run browsers -w e2e` names others than Chromium. */
export const ENGINE = ENGINES.find(engine => engine === process.env.ENGINE) ?? 'chromium'

/** The Firefox of this machine. */
const openFirefox = async (motion: boolean): Promise<Browser> => {
  // What a context asks for is not passed on to an installed Firefox: whether things move is set for the whole of it.
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': motion ? 0 : 1 }
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: FIREFOX,
    headless: true,
    firefoxUserPrefs,
  })
  // Nor does a touch become a click there, as it does on every phone: a tap is a click.
  const page = await browser.newPage()
  const locators = Object.getPrototypeOf(page.locator('html'))
  const { click } = locators
  // In a frame of another site no click of its driver arrives at all: there the page is told of it by a script.
  locators.click = function (options: object) {
    return this._frame === this.page().mainFrame() ? click.call(this, options) : this.dispatchEvent('click')
  }
  locators.tap = locators.click
  // What is filled in comes from a script there, so that leaving the field tells the page of no change.
  const { fill } = locators
  locators.fill = async function (text: string) {
    await fill.call(this, text)
    await this.dispatchEvent('change')
  }
  // And scripts run on the empty page before the first one too, which may store nothing.
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

/** A browser of one's own to test the page in; where anything is to move in it, that is said here and of the context. The caller closes it. */
export const openBrowser = async ({ motion = false } = {}): Promise<Browser> => {
  if (ENGINE === 'webkit') return openWebkit()
  if (ENGINE === 'firefox') return openFirefox(motion)
  return chromium.launch(await launchOptions())
}

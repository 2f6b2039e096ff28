import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { keyOf, openSession, type WebDriverSession } from './webdriver.ts'
import { locatorOf, until } from './webkitlocator.ts'

// The few Playwright functions that the helpers use, implemented with WebKit's own driver, so that the same tests run
// there. A missing function fails with `undefined is not a function`.

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

/** Runs in the page: sets the language. */
const SPEAK = `language => {
  const settings = JSON.parse(localStorage.getItem('halfpint.settings') ?? '{}')
  localStorage.setItem('halfpint.settings', JSON.stringify({ ...settings, language }))
}`

const pageOf = async (
  session: WebDriverSession,
  size: { width: number; height: number },
  context: object,
  locale: string,
): Promise<Page> => {
  const scripts: (readonly [source: string, arg: unknown])[] = []
  const fit = async ({ width, height }: { width: number; height: number }): Promise<void> => {
    await session.ask('POST', '/window/rect', { width, height })
    const [more, higher] = (await session.run('(w, h) => [w - innerWidth, h - innerHeight]', [
      width,
      height,
    ])) as number[]
    await session.ask('POST', '/window/rect', { width: width + (more ?? 0), height: height + (higher ?? 0) })
  }
  const whole = locatorOf(session, [])
  const page: Partial<Page> = {
    addInitScript: async (script: unknown, arg?: unknown) => {
      scripts.push([String(script), arg])
      return undefined as never
    },
    async goto(url) {
      const [{ origin }, now] = [new URL(url), (await session.ask('GET', '/url')) as string]
      if (!now.startsWith(origin)) {
        // Storage must be set before the page starts, so it is set from an empty page of the same origin.
        await session.ask('POST', '/url', { url: `${origin}/nothing.txt` })
        for (const [source, arg] of scripts) await session.run(source, [arg])
        // The driver has no language option: it is set in the settings.
        if (locale !== 'en') await session.run(SPEAK, [locale])
      }
      await session.ask('POST', '/url', { url })
      return null
    },
    async reload() {
      await session.ask('POST', '/refresh')
      return null
    },
    evaluate: ((source: unknown, arg: unknown) =>
      typeof source === 'string'
        ? session.run('script => void (0, eval)(script)', [source])
        : session.run(String(source), [arg])) as never,
    waitForFunction: (async (source: unknown, arg: unknown, options?: { timeout?: number }) => {
      const answer = await until(() => session.run(String(source), [arg]), options?.timeout)
      return { jsonValue: async () => answer }
    }) as never,
    waitForTimeout: pause as never,
    locator: css => whole.locator(css),
    getByRole: whole.getByRole,
    getByText: whole.getByText,
    setViewportSize: fit,
    keyboard: {
      type: (text: string) => session.type([...text]),
      press: (key: string) => session.type([keyOf(key)]),
    } as never,
    context: () => context as BrowserContext,
    url: () => '',
    on: (() => page) as never,
    close: () => session.close(),
  }
  await fit(size)
  return page as Page
}

/** A WebKit window on a virtual screen, with the Playwright functions that the helpers need. */
export const openWebkit = async (): Promise<Browser> => {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '2000x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  process.env.DISPLAY = `:${String(number).trim()}`
  const newContext = async ({ viewport, locale = 'en' }: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const sessions: WebDriverSession[] = []
    const scripts: unknown[][] = []
    const context: Partial<BrowserContext> = {
      addInitScript: (async (...script: unknown[]) => void scripts.push(script)) as never,
      async newPage() {
        const session = await openSession(DRIVER, { browserName: 'MiniBrowser' })
        sessions.push(session)
        const page = await pageOf(session, viewport ?? { width: 1280, height: 800 }, context, locale)
        for (const script of scripts) await page.addInitScript(script[0] as never, script[1])
        return page
      },
      close: async () => void (await Promise.all(sessions.map(session => session.close()))),
    }
    return context as BrowserContext
  }
  return { newContext, close: async () => void screen.kill() } as unknown as Browser
}

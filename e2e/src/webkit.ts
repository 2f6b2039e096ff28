import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { openSession, type Session } from './webdriver.ts'

// The few calls of Playwright that the helpers of the tests use, spoken to WebKit's own driver: what plays a game in
// Chromium plays it here. A call that is missing is an error of TypeScript's `undefined is not a function` kind.

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** How an element is found: by CSS or by role and name from the ones before, or by its place among them; −1 is the last. */
type Step = string | number | { readonly role: string; readonly name?: string; readonly exact?: boolean }

/** Runs in the page: the elements at the end of these steps. */
const FIND = `steps => {
  const roles = { button: 'button', link: 'a[href]', radio: 'input[type=radio]', heading: 'h1, h2, h3' }
  const nameOf = each =>
    (each.getAttribute('aria-label') ?? each.labels?.[0]?.textContent ?? each.textContent).trim().replace(/\\s+/g, ' ')
  let found = [document]
  for (const step of steps) {
    if (typeof step === 'number') {
      const one = found.at(step)
      found = one === undefined ? [] : [one]
      continue
    }
    const css = typeof step === 'string' ? step : roles[step.role]
    found = found.flatMap(each => [...each.querySelectorAll(css)])
    if (step.name === undefined) continue
    found = found.filter(each => (step.exact ? nameOf(each) === step.name : nameOf(each).includes(step.name)))
  }
  return found
}`

const TIMEOUT = 30_000

const until = async <T>(ask: () => Promise<T>, timeout = TIMEOUT, interval = 30): Promise<T> => {
  const end = Date.now() + timeout
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`nothing came of it in ${timeout} ms`)
    await pause(interval)
  }
}

const locatorOf = (session: Session, steps: readonly Step[]): Locator => {
  /** Asks something about the elements that were found, which are handed over as a list. */
  const about = (question: string, ...args: readonly unknown[]): Promise<unknown> =>
    session.run(`(steps, args) => (${question})((${FIND})(steps), ...args)`, [steps, args])
  const one = async (): Promise<string> => {
    const found = (await until(() => about('found => found[0] ?? null'))) as { [ELEMENT]: string }
    return found[ELEMENT]
  }
  const textOf = (key: string): Promise<string> => until(() => about(`found => found[0]?.${key}`)) as Promise<string>
  const enabled = (): Promise<unknown> => until(() => about('found => found[0] && !found[0].disabled'))
  const click = async (): Promise<void> => {
    await enabled()
    await session.ask('POST', `/element/${await one()}/click`)
  }
  const locator: Partial<Locator> = {
    first: () => locatorOf(session, [...steps, 0]),
    last: () => locatorOf(session, [...steps, -1]),
    nth: at => locatorOf(session, [...steps, at]),
    locator: css => locatorOf(session, [...steps, css as string]),
    getByRole: (role, { name, exact = false } = {}) =>
      locatorOf(session, [...steps, { role, exact, ...(name !== undefined && { name: String(name) }) }]),
    count: () => about('found => found.length') as Promise<number>,
    click,
    tap: click,
    isDisabled: async () => ((await until(() => about('found => found[0] && [found[0].disabled]'))) as [boolean])[0],
    textContent: () => textOf('textContent'),
    innerText: () => textOf('innerText'),
    allTextContents: () => about('found => found.map(each => each.textContent)') as Promise<string[]>,
    allInnerTexts: () => about('found => found.map(each => each.innerText)') as Promise<string[]>,
    getAttribute: name => about('(found, name) => found[0]?.getAttribute(name) ?? null', name) as Promise<string>,
    evaluateAll: ((ask: unknown, arg: unknown) => about(`(found, arg) => (${ask})(found, arg)`, arg)) as never,
    async waitFor({ state = 'visible', timeout = TIMEOUT } = {}) {
      const sign = {
        attached: 'found => found.length > 0',
        detached: 'found => found.length === 0',
        visible: 'found => found[0]?.checkVisibility()',
        hidden: 'found => !found[0]?.checkVisibility()',
      }[state]
      await until(() => about(sign), timeout)
    },
  }
  return locator as Locator
}

const pageOf = async (session: Session, size: { width: number; height: number }): Promise<Page> => {
  const scripts: (readonly [source: string, arg: unknown])[] = []
  const type = async (text: string): Promise<void> => {
    const actions = [...text].flatMap(value => ['keyDown', 'keyUp'].map(kind => ({ type: kind, value })))
    await session.ask('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }
  const fit = async ({ width, height }: { width: number; height: number }): Promise<void> => {
    await session.ask('POST', '/window/rect', { width, height })
    const [more, higher] = (await session.run('(w, h) => [w - innerWidth, h - innerHeight]', [
      width,
      height,
    ])) as number[]
    await session.ask('POST', '/window/rect', { width: width + (more ?? 0), height: height + (higher ?? 0) })
  }
  const page: Partial<Page> = {
    addInitScript: async (script: unknown, arg?: unknown) => {
      scripts.push([String(script), arg])
      return undefined as never
    },
    async goto(url) {
      const [{ origin }, now] = [new URL(url), (await session.ask('GET', '/url')) as string]
      if (!now.startsWith(origin)) {
        // What shall be there before the page starts is put there from an empty page of the same origin.
        await session.ask('POST', '/url', { url: `${origin}/nothing.txt` })
        for (const [source, arg] of scripts) await session.run(source, [arg])
      }
      await session.ask('POST', '/url', { url })
      return null
    },
    async reload() {
      await session.ask('POST', '/refresh')
      return null
    },
    evaluate: ((source: unknown, arg: unknown) => session.run(String(source), [arg])) as never,
    waitForFunction: (async (source: unknown, arg: unknown, options?: { timeout?: number }) => {
      const answer = await until(() => session.run(String(source), [arg]), options?.timeout)
      return { jsonValue: async () => answer }
    }) as never,
    waitForTimeout: pause as never,
    locator: css => locatorOf(session, [css]),
    getByRole: locatorOf(session, []).getByRole,
    setViewportSize: fit,
    keyboard: { type } as never,
    url: () => '',
    on: (() => page) as never,
    close: () => session.close(),
  }
  await fit(size)
  return page as Page
}

/** A WebKit window on a screen that nobody sees, with as much of Playwright's face as the helpers need. */
export const openWebkit = async (): Promise<Browser> => {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '2000x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  process.env.DISPLAY = `:${String(number).trim()}`
  const newContext = async ({ viewport }: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const sessions: Session[] = []
    const scripts: unknown[][] = []
    const context: Partial<BrowserContext> = {
      addInitScript: (async (...script: unknown[]) => void scripts.push(script)) as never,
      async newPage() {
        const session = await openSession(DRIVER, { browserName: 'MiniBrowser' })
        sessions.push(session)
        const page = await pageOf(session, viewport ?? { width: 1280, height: 800 })
        for (const script of scripts) await page.addInitScript(script[0] as never, script[1])
        return page
      },
      close: async () => void (await Promise.all(sessions.map(session => session.close()))),
    }
    return context as BrowserContext
  }
  return { newContext, close: async () => void screen.kill() } as unknown as Browser
}

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { keyOf, type WebDriverSession } from './webdriver.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** A condition on a text: equal, containing, or matching a pattern. */
type Wanted = { readonly text: string; readonly exact: boolean } | { readonly fits: string }

/** A step of a locator: by CSS, by index (−1 is the last), by role and name, or by text. */
type Step =
  | string
  | number
  | { readonly role: string; readonly name?: Wanted }
  | { readonly saying: Wanted }
  | { readonly having: Wanted }

/** Runs in the page: returns the elements after these steps. */
const FIND = `steps => {
  const roles = {
    button: 'button, summary', link: 'a[href]', radio: 'input[type=radio]', heading: 'h1, h2, h3, h4', dialog: 'dialog[open]',
    checkbox: 'input[type=checkbox]', slider: 'input[type=range]', combobox: 'select',
    textbox: 'input:not([type]), input[type=text], textarea', list: 'ul, ol', listitem: 'li', group: 'fieldset',
  }
  const plain = text => (text ?? '').trim().replace(/\\s+/g, ' ')
  const nameOf = each => plain(each.getAttribute('aria-label') ?? each.labels?.[0]?.textContent ?? each.textContent)
  const isWanted = (text, { text: wanted, exact, fits }) =>
    fits !== undefined ? new RegExp(fits).test(text) : exact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase())
  const seen = found => found.filter(each => each.checkVisibility())
  let found = [document]
  for (const step of steps) {
    if (typeof step === 'number') found = [found.at(step)].filter(Boolean)
    else if (step.having) found = found.filter(each => isWanted(plain(each.textContent), step.having))
    else if (step.saying) {
      const all = found.flatMap(each => [...each.querySelectorAll('*')]).filter(each => isWanted(plain(each.textContent), step.saying))
      found = all.filter(each => !all.some(inner => inner !== each && each.contains(inner)))
    } else if (step.role) {
      found = seen(found.flatMap(each => [...each.querySelectorAll(roles[step.role] + ', [role=' + step.role + ']')]))
      if (step.name) found = found.filter(each => isWanted(nameOf(each), step.name))
    } else found = found.flatMap(each => [...each.querySelectorAll(step)])
  }
  return found
}`

/** Runs in the page: whether the first element is enabled and does not move for two frames. */
const RESTS = `async ([each]) => {
  const place = () => JSON.stringify(each.getBoundingClientRect())
  if (each === undefined || each.disabled) return false
  const before = place()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  return each.isConnected && place() === before
}`

const TIMEOUT = 30_000

/** Repeats a query until it returns true. */
export const until = async <T>(ask: () => Promise<T>, timeout = TIMEOUT, interval = 30): Promise<T> => {
  const end = Date.now() + timeout
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`timeout after ${timeout} ms`)
    await pause(interval)
  }
}

const wantedOf = (text: string | RegExp, exact = false): Wanted =>
  typeof text === 'string' ? { text, exact } : { fits: text.source }

/** A file for upload, as the driver needs it: with a path. */
const pathOf = ({ name, buffer }: { readonly name: string; readonly buffer: Buffer }): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'halfpint-file-')), name)
  writeFileSync(path, buffer)
  return path
}

/** A locator for the elements after these steps, with the Playwright functions that the tests need. */
export const locatorOf = (session: WebDriverSession, steps: readonly Step[]): Locator => {
  const next = (step: Step): Locator => locatorOf(session, [...steps, step])
  /** Runs a function on the elements, which are passed as a list. */
  const about = (question: string, ...args: readonly unknown[]): Promise<unknown> =>
    session.run(`(steps, args) => (${question})((${FIND})(steps), ...args)`, [steps, args])
  const one = async (): Promise<string> => {
    const found = (await until(() => about('found => found[0] ?? null'))) as { [ELEMENT]: string }
    return found[ELEMENT]
  }
  const told = async (question: string, ...args: readonly unknown[]): Promise<unknown> =>
    (
      (await until(() => about(`(found, ...args) => found[0] && [(${question})(found[0], ...args)]`, ...args))) as [
        unknown,
      ]
    )[0]
  const send = async (act: string, body?: object): Promise<unknown> =>
    session.ask('POST', `/element/${await one()}/${act}`, body)
  const click = async ({ position }: { position?: { x: number; y: number } } = {}): Promise<void> => {
    await until(() => about(RESTS))
    if (position === undefined) return void (await send('click'))
    const size = (await told(
      'each => [each.scrollIntoView({ block: "nearest" }), each.offsetWidth, each.offsetHeight]',
    )) as number[]
    const [x, y] = [Math.round(position.x - (size[1] ?? 0) / 2), Math.round(position.y - (size[2] ?? 0) / 2)]
    await session.point({ x, y, origin: { [ELEMENT]: await one() } })
  }
  const locator: Partial<Locator> = {
    first: () => next(0),
    last: () => next(-1),
    nth: next,
    locator: css => next(css as string),
    filter: ({ hasText = '' } = {}) => next({ having: wantedOf(hasText) }),
    getByText: (text, { exact = false } = {}) => next({ saying: wantedOf(text, exact) }),
    getByRole: (role, { name, exact = false } = {}) =>
      next({ role, ...(name !== undefined && { name: wantedOf(name, exact) }) }),
    count: () => about('found => found.length') as Promise<number>,
    click,
    tap: click,
    check: async () => {
      if ((await told('each => each.checked || each.ariaChecked === "true"')) !== true) await click()
    },
    async fill(text) {
      await send('clear')
      await send('value', { text })
    },
    async setInputFiles(files) {
      await send('value', { text: pathOf(files as { name: string; buffer: Buffer }) })
    },
    focus: async () => void (await told('each => each.focus()')),
    async press(key) {
      await told('each => each.focus()')
      await session.type([keyOf(key)])
    },
    isDisabled: () => told('each => each.disabled') as Promise<boolean>,
    isVisible: () => about('found => found[0]?.checkVisibility() === true') as Promise<boolean>,
    inputValue: () => told('each => each.value') as Promise<string>,
    textContent: () => told('each => each.textContent') as Promise<string>,
    innerText: () => told('each => each.innerText') as Promise<string>,
    allTextContents: () => about('found => found.map(each => each.textContent)') as Promise<string[]>,
    allInnerTexts: () => about('found => found.map(each => each.innerText)') as Promise<string[]>,
    getAttribute: name => told('(each, name) => each.getAttribute(name)', name) as Promise<string>,
    boundingBox: () => told('each => each.getBoundingClientRect().toJSON()') as never,
    evaluate: ((ask: unknown, arg: unknown) => told(`(each, arg) => (${ask})(each, arg)`, arg)) as never,
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

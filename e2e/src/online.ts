import type { Browser, Page } from 'playwright-core'
import { type Look, openContext } from './page.ts'

/** Setup of a table in tests. */
export interface TestSetup {
  readonly game: 'half-pint-heroes' | 'herzlos'
  readonly seats: number
  readonly rounds: number
  /** Milliseconds until a substitute plays. */
  readonly grace?: number
  readonly listed?: boolean
  readonly clock?: { readonly move: number; readonly bank: number }
  /** The drinking rules of the table. */
  readonly customs?: readonly string[]
}

/** Opens a device of a guest: a fresh profile, a name, no animations. */
export const openGuest = async (browser: Browser, name: string, look: Look = {}): Promise<Page> => {
  const context = await openContext(browser, { ...look, chance: 'real' })
  const page = await context.newPage()
  await page.addInitScript(called => {
    if (localStorage.getItem('halfpint.settings') !== null) return
    localStorage.setItem('halfpint.settings', JSON.stringify({ name: called, symbol: 'moon', pace: 'instant' }))
  }, name)
  return page
}

/** Opens a table from the first page; returns the link for friends. */
export const layTable = async (page: Page, address: string, setup: TestSetup): Promise<string> => {
  const { game, seats, rounds, grace = 30_000, listed = false, clock = null, customs = [] } = setup
  const stored = { game, seats, grace, listed, clock, customs, options: { rounds } }
  await page.goto(address)
  await page.evaluate(command => localStorage.setItem('halfpint.setup', JSON.stringify(command)), stored)
  await page.locator('a[href="#/table"]').click()
  await page.locator('form.lay button[type=submit]').click()
  await page.locator('main.lobby').waitFor()
  return (await page.locator('.invite').getAttribute('data-link')) ?? ''
}

/** Opens the link and takes a seat. */
export const sitDown = async (page: Page, link: string): Promise<void> => {
  await page.goto(link)
  await page.locator('.door form button[type=submit]').click()
  await page.locator('main.lobby, .half-pint, .herzlos').first().waitFor()
}

/** The host starts; every page waits for its board. */
export const startMatch = async (host: Page, pages: readonly Page[]): Promise<void> => {
  await host.locator('.lobby-foot .button').click()
  await Promise.all([host, ...pages].map(page => page.locator('.half-pint, .herzlos').waitFor()))
}

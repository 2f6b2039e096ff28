import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beginPad, enterRound, type Finger, goOn, importPad } from './pad.ts'
import type { Scene } from './scene.ts'

const NAMES = ['Maximiliane', 'Ben', 'Konstantin', 'Dora', 'Эмиль', 'Faye', 'Gus']
const ROUND = {
  predictions: [1, 0, 0, 1, 0, 0, 2],
  bets: [1, 2, 3, 4, 5, 6, 0],
  tricks: [1, 0, 0, 1, 0, 1, 0],
  brawl: null,
}

const example = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/scorepad/examples/h34.json'), 'utf8'),
) as { typed: { rounds: readonly object[] } }

const openList = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}#/pad`)
  await page.locator('.pad-list').waitFor()
}

/** Imports the example of the rules: all rounds, or the first ones. */
const imported =
  (rounds?: number) =>
  async (page: Page, address: string): Promise<void> => {
    await openList(page, address)
    await importPad(page, { ...example.typed, rounds: example.typed.rounds.slice(0, rounds) })
  }

const opened =
  (rounds?: number) =>
  async (page: Page, address: string): Promise<void> => {
    await imported(rounds)(page, address)
    await page.locator('.saved-pads a').first().click()
    await page.locator('.pad-game, .pad-final').first().waitFor()
  }

/** A finger that also works on a desktop without touch. */
const mouse: Finger = { taps: 0, tap: on => on.click() }

const seven = async (page: Page, address: string): Promise<void> => {
  await openList(page, address)
  await beginPad(page, mouse, NAMES)
}

/** The screens of the score pad. */
export const PAD_SCENES: readonly Scene[] = [
  { name: 'pad-list', prepare: imported(4) },
  {
    name: 'pad-new',
    prepare: async (page, address) => {
      await openList(page, address)
      await page.locator('main > a.button').first().click()
      await page.locator('.chairs').waitFor()
    },
  },
  {
    name: 'pad-enter',
    prepare: async (page, address) => {
      await seven(page, address)
      await enterRound(page, mouse, ROUND, NAMES)
    },
  },
  {
    name: 'pad-bet',
    prepare: async (page, address) => {
      await seven(page, address)
      for (const number of ROUND.predictions) await page.locator('.pad-key.numbers button').nth(number).click()
    },
  },
  {
    name: 'pad-why',
    prepare: async (page, address) => {
      await seven(page, address)
      await enterRound(page, mouse, ROUND, NAMES)
      await goOn(page).click()
      await page.locator('.score').first().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  { name: 'pad-final', prepare: opened() },
  {
    name: 'pad-menu',
    prepare: async (page, address) => {
      await opened(3)(page, address)
      await page.locator('.wood button').last().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'pad-herzlos',
    prepare: async (page, address) => {
      await openList(page, address)
      await beginPad(page, mouse, NAMES.slice(0, 4), 'Herzlos')
    },
  },
  {
    name: 'pad-insight',
    prepare: async (page, address) => {
      await imported()(page, address)
      await page.locator('a[href*="insight"]').first().click()
      await page.locator('.pad-curve').waitFor()
    },
  },
]

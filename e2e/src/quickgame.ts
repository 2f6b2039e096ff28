import type { Page } from 'playwright-core'
import { SIGNS, seatBots, settleTask, waitForTask } from './halfpint.ts'
import { doHerzlos, seatHerzlos, waitForHerzlos } from './herzlos.ts'
import { HELD } from './press.ts'

/** Plays a game with clicks while the page is measured. */
interface QuickGame {
  /** The cards of the hand. */
  readonly cards: string
  /** A selector that is present as soon as the reader has a task. */
  readonly asking: string
  /** Sets up the table before the page is opened. */
  sit(page: Page): Promise<void>
  /** Waits for a task of the reader. */
  wait(page: Page): Promise<unknown>
  /** Plays a round to its end, with some cards chosen and released. */
  play(page: Page): Promise<void>
}

// A fast pace: nothing is skipped, pauses are short.
const PACE = 'quick'

const halfPint: QuickGame = {
  cards: '.hand .card',
  asking: SIGNS.predict,
  sit: page => seatBots(page, ['tilde', 'bruno', 'gustl'], { pace: PACE }),
  wait: waitForTask,
  async play(page) {
    const cards = page.locator(halfPint.cards)
    for (;;) {
      const asked = await waitForTask(page)
      // A forced card is already chosen, and a tap plays it.
      if (asked === 'play' && (await page.locator('.hand .card.up').count()) === 0) {
        for (let at = 0; at < Math.min(2, await cards.count()); at++) {
          for (const _ of ['up', 'down']) await cards.nth(at).click({ position: { x: 12, y: 40 }, delay: HELD })
        }
      }
      await settleTask(page, asked)
      if (asked === 'over' || asked === 'next') return
    }
  },
}

const herzlos: QuickGame = {
  cards: '.hand .card',
  asking: '[data-playable="true"]',
  async sit(page) {
    // One round is a whole game, so that its end is included.
    await seatHerzlos(page, ['ferdi', 'wanda', 'jasper'], 1)
    await page.addInitScript(pace => {
      const settings = JSON.parse(localStorage.getItem('halfpint.settings') ?? '{}')
      localStorage.setItem('halfpint.settings', JSON.stringify({ ...settings, pace }))
    }, PACE)
  },
  wait: waitForHerzlos,
  async play(page) {
    for (;;) {
      const task = await waitForHerzlos(page)
      await doHerzlos(page, task)
      if (task === 'over' || task === 'next') return
    }
  },
}

/** The games by their id. */
export const QUICK_GAMES = { 'half-pint-heroes': halfPint, herzlos } as const

/** The id of a game that can be measured. */
export type QuickGameId = keyof typeof QUICK_GAMES

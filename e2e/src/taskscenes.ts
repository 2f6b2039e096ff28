import type { Page } from 'playwright-core'
import { at, type Scene } from './scene.ts'
import { challengeCode, playTask } from './tasks.ts'

const playDay = async (page: Page, address: string): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('halfpint.settings', JSON.stringify({ pace: 'instant' })))
  await page.goto(`${address}#/day/half-pint-heroes`)
  await playTask(page, '.day-result h2')
  await page.locator('.day-result .share').waitFor({ timeout: 120_000 })
}

/** The screens of daily tasks and statistics. */
export const TASK_SCENES: readonly Scene[] = [
  at('puzzles', '#/puzzles', '.streak, main .button'),
  at('puzzle', '#/puzzle/run', '.puzzling[data-asked="true"] .asked'),
  at('day', '#/day/half-pint-heroes', '.half-pint[data-task="predict"]'),
  at('challenge', `#/challenge/${challengeCode()}`, 'main .button'),
  { name: 'day-result', prepare: playDay },
  {
    name: 'book',
    prepare: async (page, address) => {
      await playDay(page, address)
      await page.goto(`${address}#/book`)
      await page.locator('main:not([aria-busy="true"])').waitFor()
    },
  },
]

import type { Page } from 'playwright-core'
import { at, type Scene } from './scene.ts'
import { challengeCode, playTask } from './tasks.ts'

/** The secret of the host in the server that pictures are taken of. */
export const HOST_TOKEN = 'the-host-of-the-pictures'

const playDay = async (page: Page, address: string): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('halfpint.settings', JSON.stringify({ pace: 'instant' })))
  await page.goto(`${address}#/day/half-pint-heroes`)
  await playTask(page, '.day-result h2')
  await page.locator('.day-result .share').waitFor({ timeout: 120_000 })
}

/** The screens of the tasks and of the book, and the host's page. */
export const TASK_SCENES: readonly Scene[] = [
  at('puzzles', '#/puzzles', '.streak, main .button'),
  at('puzzle', '#/puzzle/run', '.puzzling[data-asked="true"] .asked'),
  at('day', '#/day/half-pint-heroes', '.puzzling[data-asked="true"]'),
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
  {
    name: 'host',
    prepare: async (page, address) => {
      await page.addInitScript(token => sessionStorage.setItem('halfpint.admin', token), HOST_TOKEN)
      await page.goto(`${address}admin`)
      await page.locator('#desk:not([hidden])').waitFor()
    },
  },
]

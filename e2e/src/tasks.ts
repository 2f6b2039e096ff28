import { must, pick, playOut, seeded } from '@halfpint/core'
import { findGame } from '@halfpint/table'
import { encodeGame } from '@halfpint/tasks'
import type { Page } from 'playwright-core'
import { doTask, waitForTask } from './heroes.ts'
import { press } from './press.ts'

/** What is asked, and of how many cards. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [puzzling, table] = ['.puzzling', '.heroes'].map(sign => document.querySelector<HTMLElement>(sign)?.dataset)
    const counts = ['.hand .card', '.puzzling .guide .acts .button'].map(sign => document.querySelectorAll(sign).length)
    return [location.hash, puzzling?.asked, table?.task, ...counts].join(' ')
  })

/** Plays a task of Half-Pint Heroes to its end, in the simplest way that the rules allow. */
export const playTask = async (page: Page, end: string): Promise<void> => {
  for (;;) {
    const now = await page.waitForFunction(
      sign =>
        document.querySelector(sign) !== null
          ? 'over'
          : document.querySelector('.puzzling .guide .acts .button') !== null
            ? 'next'
            : document.querySelector('.puzzling[data-asked="true"] .heroes[data-task]:not([data-task=""])') !== null
              ? 'asked'
              : false,
      end,
      { timeout: 60_000, polling: 30 },
    )
    const asked = await now.jsonValue()
    if (asked === 'over') return
    const before = await stateOf(page)
    if (asked === 'next') await press(page, page.locator('.puzzling .guide .acts .button').first())
    else await doTask(page, await waitForTask(page))
    // The worker answers when it can: what was answered must not be answered again.
    for (const end = Date.now() + 60_000; (await stateOf(page)) === before; await page.waitForTimeout(20)) {
      if (Date.now() > end) throw new Error(`still asked: ${before}`)
    }
  }
}

/** A short game against bots as somebody would pass it on, in the code of its link. */
export const challengeCode = (): string => {
  const game = must(findGame('half-pint-heroes'))
  const options = must(game.options.read({ rounds: 1 }))
  const random = seeded('challenger')
  const { log } = playOut(game, must(game.open(options, 3)), random, (state, seat) =>
    pick(random, game.legal(game.view(state, seat))),
  )
  return must(encodeGame({ game: game.id, options, seat: 0, company: [null, 'tilde', 'ferdi'], name: 'Ann', log }))
}

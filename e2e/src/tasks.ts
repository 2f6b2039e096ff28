import { must, pick, playOut, seeded } from '@halfpint/core'
import { encodeGame } from '@halfpint/daily'
import { findGame } from '@halfpint/table'
import type { Page } from 'playwright-core'
import { doTask, waitForTask } from './halfpint.ts'
import { press } from './press.ts'

const ASKED = '.half-pint:is([data-task="predict"], [data-task="bet"], [data-task="play"])'
const NEXT = 'dialog[open] .sheet-acts .button'

/** The current task, and the number of cards. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(
    ([asked, next]) => {
      const task = document.querySelector<HTMLElement>(asked)?.dataset.task
      const counts = ['.hand .card', next].map(sign => document.querySelectorAll(sign).length)
      return [location.hash, task, ...counts].join(' ')
    },
    [ASKED, NEXT] as const,
  )

/** Plays a daily deal or a challenge of Half-Pint Heroes to its end, in the simplest legal way. */
export const playTask = async (page: Page, end: string): Promise<void> => {
  for (;;) {
    const now = await page.waitForFunction(
      ([over, next, asked]) =>
        document.querySelector(over) !== null
          ? 'over'
          : document.querySelector(next) !== null
            ? 'next'
            : document.querySelector(asked) !== null && 'asked',
      [end, NEXT, ASKED] as const,
      { timeout: 60_000, polling: 30 },
    )
    const state = await now.jsonValue()
    if (state === 'over') return
    const before = await stateOf(page)
    if (state === 'next') await press(page, page.locator(NEXT).first())
    else await doTask(page, await waitForTask(page))
    // The worker may be slow: an answer must not be given twice.
    for (const limit = Date.now() + 60_000; (await stateOf(page)) === before; await page.waitForTimeout(20)) {
      if (Date.now() > limit) throw new Error(`the task did not change: ${before}`)
    }
  }
}

/** A short game against bots, as the code of a challenge link. */
export const challengeCode = (): string => {
  const game = must(findGame('half-pint-heroes'))
  const options = must(game.options.read({ rounds: 1 }))
  const random = seeded('challenger')
  const { log } = playOut(game, must(game.open(options, 3)), random, (state, seat) =>
    pick(random, game.legal(game.view(state, seat))),
  )
  return must(encodeGame({ game: game.id, options, seat: 0, opponents: [null, 'tilde', 'ferdi'], name: 'Ann', log }))
}

import type { Page } from 'playwright-core'
import { press } from './press.ts'

/** The current task of a Herzlos table. */
export type HerzlosTask = 'pass' | 'play' | 'play-out' | 'next' | 'over'

/** Sets up the next game of Herzlos: opponents, rounds, and bots without pauses. */
export const seatHerzlos = async (
  page: Page,
  bots: readonly string[],
  rounds = 5,
  march: 'wins-game' | 'others-pay' = 'wins-game',
  pace = 'instant',
): Promise<void> => {
  await page.addInitScript(
    ({ pace, ...command }) => {
      const name = 'halfpint.settings'
      const settings = JSON.parse(localStorage.getItem(name) ?? '{}')
      localStorage.setItem(name, JSON.stringify({ ...settings, pace }))
      localStorage.setItem('halfpint.wish.herzlos', JSON.stringify(command))
    },
    { bots, options: { rounds, march }, pace },
  )
}

/** The part of a card that its neighbours do not cover. */
export const STRIP = { position: { x: 10, y: 18 } } as const

/** Waits for the next task and returns it. */
export const waitForHerzlos = async (page: Page): Promise<HerzlosTask> => {
  const task = await page.waitForFunction((): string | false => {
    if (document.querySelector('main.final') !== null) return 'over'
    if (document.querySelector('dialog[open] .sheet-acts .button') !== null) return 'next'
    if (document.querySelector('[data-playable="true"]') === null) return false
    if (document.querySelector('.bar .button.quiet:not(:disabled)') !== null) return 'play-out'
    return document.querySelector('.herzlos .places')?.getAttribute('data-phase') ?? false
  })
  return (await task.jsonValue()) as HerzlosTask
}

/** Performs the task: passes the first cards, plays the first legal card. */
export const doHerzlos = async (page: Page, task: HerzlosTask): Promise<void> => {
  switch (task) {
    case 'pass': {
      const cards = page.locator('.hand button')
      for (let at = 0; await page.locator('[data-act]').isDisabled(); at++)
        await press(page, cards.nth(at), STRIP.position)
      await press(page, page.locator('[data-act]'))
      await page.waitForFunction(
        () => document.querySelector('.herzlos .places')?.getAttribute('data-phase') !== 'pass',
      )
      return
    }
    case 'play': {
      const held = await page.locator('.hand button').count()
      // A forced card is already chosen.
      if (await page.locator('[data-act]').isDisabled())
        await press(page, page.locator('[data-playable="true"]').first(), STRIP.position)
      await press(page, page.locator('[data-act]'))
      await page.waitForFunction(before => document.querySelectorAll('.hand button').length !== before, held)
      return
    }
    case 'play-out':
      await press(page, page.locator('.bar .button.quiet'))
      await page.locator('dialog[open] .sheet-acts .button').waitFor()
      return
    case 'next':
      await press(page, page.locator('dialog[open] .sheet-acts .button').first())
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      return
    case 'over':
      return
  }
}

import type { Frame, Page } from 'playwright-core'
import { press } from './press.ts'

/** The current task of a Half-Pint Heroes table. */
export type Asked = 'predict' | 'bet' | 'play' | 'next' | 'curtain' | 'over'

const ask = (asked: Asked): string => `.half-pint[data-task="${asked}"]`

/** Selectors that are present during each task. */
export const SIGNS: { readonly [asked in Asked]: string } = {
  over: ask('over'),
  next: `${ask('next')} dialog.sheet .sheet-acts .button`,
  curtain: '.curtain .button',
  predict: `${ask('predict')} .prediction`,
  bet: `${ask('bet')} .rival`,
  play: `${ask('play')} .hand.mine`,
}

/** Waits for the next task of the reader and returns it. */
export const waitForTask = async (page: Page | Frame, timeout = 60_000): Promise<Asked> => {
  try {
    const found = await page.waitForFunction(
      signs => Object.entries(signs).find(([, sign]) => document.querySelector(sign) !== null)?.[0],
      SIGNS as Record<string, string>,
      { timeout, polling: 20 },
    )
    return (await found.jsonValue()) as Asked
  } catch (cause) {
    throw new Error(`the table has no task, and shows: ${await page.locator('body').innerText()}`, { cause })
  }
}

/** Performs the task with clicks, in the simplest legal way. */
export const doTask = async (page: Page | Frame, asked: Asked): Promise<void> => {
  const go = page.locator('.bar .button').first()
  switch (asked) {
    case 'over':
      return
    case 'next':
    case 'curtain':
      return press(page, page.locator(SIGNS[asked]).first())
    case 'predict':
      await press(page, page.locator('.prediction').nth(1))
      return press(page, go)
    case 'bet':
      await press(page, page.locator('.rival').first())
      return press(page, go)
    case 'play':
      // An offered set is chosen with one tap; otherwise the first card.
      if ((await page.locator('.offers button').count()) > 0) await press(page, page.locator('.offers button').first())
      else await press(page, page.locator('.hand .card').first(), CORNER)
      await press(page, go)
  }
}

/** The corner of a card that its neighbours do not cover. */
const CORNER = { x: 12, y: 40 }

/** Performs the task, and waits until it is finished: after a play, until the hand has changed. */
export const settleTask = async (page: Page | Frame, asked: Asked): Promise<void> => {
  const held = await page.locator('.hand .card').count()
  await doTask(page, asked)
  if (asked === 'over') return
  try {
    await page.waitForFunction(
      ([sign, before, isPlay]) =>
        document.querySelector(sign) === null || (isPlay && document.querySelectorAll('.hand .card').length !== before),
      [SIGNS[asked], held, asked === 'play'] as const,
      { timeout: 60_000, polling: 20 },
    )
  } catch (cause) {
    throw new Error(`the table still has the task ${asked}, and shows: ${await page.locator('body').innerText()}`, {
      cause,
    })
  }
}

/** Plays until a wanted task, or until the game is over; returns the task. `done` is already performed. */
export const playTo = async (
  page: Page | Frame,
  isWanted: (asked: Asked) => boolean | Promise<boolean | 'done'>,
): Promise<Asked> => {
  for (;;) {
    const asked = await waitForTask(page)
    const wanted = await isWanted(asked)
    if (wanted === true || asked === 'over') return asked
    if (wanted !== 'done') await settleTask(page, asked)
  }
}

/** Plays until this task, or until the game is over; returns the task. */
export const playUntil = (page: Page | Frame, wanted: Asked, seen: (asked: Asked) => void = () => {}): Promise<Asked> =>
  playTo(page, asked => {
    seen(asked)
    return asked === wanted
  })

/** Stores settings and opponents before the page is opened: no animations. */
export const seatBots = async (
  page: Page,
  bots: readonly string[],
  settings: object = {},
  options: object = {},
): Promise<void> => {
  await page.addInitScript(
    ([opponents, more, rules]) => {
      localStorage.setItem('halfpint.wish.half-pint-heroes', JSON.stringify({ bots: opponents, options: rules }))
      if (localStorage.getItem('halfpint.settings') === null) {
        localStorage.setItem('halfpint.settings', JSON.stringify({ pace: 'instant', ...(more as object) }))
      }
    },
    [bots, settings, options] as const,
  )
}

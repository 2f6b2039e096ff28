import type { Frame, Page } from 'playwright-core'
import { press } from './press.ts'

/** What the page of a Half-Pint Heroes table asks for now. */
export type Asked = 'predict' | 'bet' | 'play' | 'next' | 'curtain' | 'over'

const ask = (asked: Asked): string => `.half-pint[data-task="${asked}"]`

/** What is there while something is asked. */
export const SIGNS: { readonly [asked in Asked]: string } = {
  over: ask('over'),
  next: `${ask('next')} dialog.sheet .sheet-acts .button`,
  curtain: '.curtain .button',
  predict: `${ask('predict')} .prediction`,
  bet: `${ask('bet')} .rival`,
  play: `${ask('play')} .hand.mine`,
}

/** Waits until the table asks the reader for something, and says for what. */
export const waitForTask = async (page: Page | Frame, timeout = 60_000): Promise<Asked> => {
  try {
    const found = await page.waitForFunction(
      signs => Object.entries(signs).find(([, sign]) => document.querySelector(sign) !== null)?.[0],
      SIGNS as Record<string, string>,
      { timeout, polling: 20 },
    )
    return (await found.jsonValue()) as Asked
  } catch (cause) {
    throw new Error(`the table asks for nothing, and shows: ${await page.locator('body').innerText()}`, { cause })
  }
}

/** Does what is asked, by clicking, in the simplest way that the rules allow. */
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
      // What is on offer as a set is picked up with one tap; otherwise the first card.
      if ((await page.locator('.offers button').count()) > 0) await press(page, page.locator('.offers button').first())
      else await press(page, page.locator('.hand .card').first(), CORNER)
      await press(page, go)
  }
}

/** The corner of a card that its neighbours in the hand leave free. */
const CORNER = { x: 12, y: 40 }

/** Does what is asked, and waits until that is no longer asked: after a play, until the hand has changed. */
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
    throw new Error(`the table still asks for ${asked}, and shows: ${await page.locator('body').innerText()}`, {
      cause,
    })
  }
}

/** Plays on until something wanted is asked for, or the game is over; gives what was asked. `done` answered it already. */
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

/** Plays on until this is asked for, or the game is over; gives what was asked in the end. */
export const playUntil = (page: Page | Frame, wanted: Asked, seen: (asked: Asked) => void = () => {}): Promise<Asked> =>
  playTo(page, asked => {
    seen(asked)
    return asked === wanted
  })

/** Settings and the table before the page is opened: everything at once, these opponents. */
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

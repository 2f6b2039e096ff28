import type { Page } from 'playwright-core'

/** What the page of a Half-Pint Heroes table asks for now. */
export type Asked = 'predict' | 'bet' | 'play' | 'next' | 'curtain' | 'over'

const ask = (asked: Asked): string => `.heroes[data-task="${asked}"]`

const SIGNS: { readonly [asked in Asked]: string } = {
  over: ask('over'),
  next: `${ask('next')} dialog.sheet .sheet-acts .button`,
  curtain: '.curtain .button',
  predict: `${ask('predict')} .prediction`,
  bet: `${ask('bet')} .rival`,
  play: `${ask('play')} .hand.mine`,
}

/** Waits until the table asks the reader for something, and says for what. */
export const waitForTask = async (page: Page, timeout = 60_000): Promise<Asked> => {
  const found = await page.waitForFunction(
    signs => Object.entries(signs).find(([, sign]) => document.querySelector(sign) !== null)?.[0],
    SIGNS as Record<string, string>,
    { timeout, polling: 30 },
  )
  return (await found.jsonValue()) as Asked
}

/** Does what is asked, by clicking, in the simplest way that the rules allow. */
export const doTask = async (page: Page, asked: Asked): Promise<void> => {
  switch (asked) {
    case 'over':
      return
    case 'next':
    case 'curtain':
      return page.locator(SIGNS[asked]).first().click()
    case 'predict':
      await page.locator('.prediction').nth(1).click()
      return page.locator('.bar .button').click()
    case 'bet':
      await page.locator('.rival').first().click()
      return page.locator('.bar .button').click()
    case 'play':
      // What is on offer as a set is picked up with one tap; otherwise the first card.
      if ((await page.locator('.offers button').count()) > 0) await page.locator('.offers button').first().click()
      else await page.locator('.hand .card').first().click()
      await page.locator('.bar .button').click()
  }
}

/** Plays on until this is asked for, or the game is over; gives what was asked in the end. */
export const playUntil = async (page: Page, wanted: Asked, seen: (asked: Asked) => void = () => {}): Promise<Asked> => {
  for (;;) {
    const asked = await waitForTask(page)
    seen(asked)
    if (asked === wanted || asked === 'over') return asked
    await doTask(page, asked)
    await page.waitForTimeout(20)
  }
}

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

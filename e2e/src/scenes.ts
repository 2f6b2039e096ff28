import { type Event, leadingPlay } from '@halfpint/half-pint'
import type { Page } from 'playwright-core'
import { type Asked, playUntil, seatBots, settleTask } from './halfpint.ts'
import { HERZLOS_SCENES } from './herzlosscenes.ts'
import { ONLINE_SCENES } from './onlinescenes.ts'
import { PAD_SCENES } from './padscenes.ts'
import { at, type Scene } from './scene.ts'
import { actStory, chooseStory, findStory, openStory, type Story, type Wanted } from './story.ts'

/** A moment of a game of Half-Pint Heroes against regulars of the pub. */
const during = (name: string, wanted: Asked, then: (page: Page) => Promise<void> = async () => {}): Scene => ({
  name,
  prepare: async (page, address) => {
    await seatBots(page, COMPANY, { name: 'Maximiliane', symbol: 'fish', advice: true })
    await page.goto(`${address}#/play/half-pint-heroes`)
    await playUntil(page, wanted)
    await then(page)
  },
})

const COMPANY = ['tilde', 'bruno', 'gustl', 'wanda']

/** A rare moment. It is found once and shown in every look. */
const drama = (name: string, rivals: readonly string[], mind: string, wanted: Wanted): Scene => {
  let story: Promise<Story> | undefined
  return {
    name,
    prepare: async (page, address) => {
      story ??= findStory(rivals, mind, wanted)
      await seatBots(page, rivals)
      await openStory(page, address, await story)
      await actStory(page, await story)
      await page.locator('.scene').waitFor()
      await page.waitForTimeout(600)
    },
  }
}

/** A lively table: some rounds on the pad, a trick in progress, and a set in the hand that takes the lead. */
const table = (name: string, rivals: readonly string[]): Scene => {
  let story: Promise<Story> | undefined
  return {
    name,
    prepare: async (page, address) => {
      story ??= findStory(rivals, 'expert', ([played], state) => {
        if (played?.type !== 'played' || state.round < 3 || state.trick.length < 3) return false
        const held = state.hands[0]?.length ?? 0
        return played.hand.length > 1 && held > 3 && leadingPlay([...state.trick, played], state.options)?.seat === 0
      })
      await seatBots(page, rivals)
      await openStory(page, address, await story)
      await chooseStory(page, await story)
    },
  }
}

/** The first game of a newcomer. */
const welcome = (name: string, game: string): Scene => ({
  name,
  prepare: async (page, address) => {
    await page.addInitScript(met => localStorage.removeItem(met), `halfpint.met.${game}`)
    await page.goto(`${address}#/play/${game}`)
    await page.locator('.coach-mark').waitFor()
    // It takes its place when the cards have come to rest.
    await page.waitForTimeout(800)
  },
})

const scored = (events: readonly Event[]) => events.find(event => event.type === 'round-scored')

/** Every screen of the page. */
export const SCENES: readonly Scene[] = [
  at('home', '#/', '.games'),
  at('settings', '#/settings'),
  {
    name: 'setup',
    prepare: async (page, address) => {
      await page.goto(address)
      await page.locator('.game .company').first().click()
      await page.locator('.bot-choice').first().waitFor()
    },
  },
  {
    name: 'setup-rules',
    prepare: async (page, address) => {
      await page.goto(address)
      await page.locator('.game .company').last().click()
      await page.locator('.rules-choice summary').click()
      await page.locator('.rules-choice').evaluate(rules => rules.scrollIntoView())
    },
  },
  welcome('welcome', 'half-pint-heroes'),
  welcome('welcome-herzlos', 'herzlos'),
  during('predict', 'predict', page => page.locator('.prediction').nth(2).click()),
  during('bet', 'bet', page => page.locator('.rival').nth(1).click()),
  during('play', 'play', async page => {
    // The table is fullest in the middle of a round.
    await settleTask(page, 'play')
    await playUntil(page, 'play')
    if ((await page.locator('.offers button').count()) > 0) await page.locator('.offers button').first().click()
  }),
  during('sets', 'play', async page => {
    await page.locator('.wood button').nth(-4).click()
    await page.locator('.sets-card').waitFor()
  }),
  during('menu', 'play', async page => {
    await page.locator('.wood button').last().click()
    await page.locator('.menu').waitFor()
  }),
  during('advice', 'predict', async page => {
    await page.locator('.wood button').nth(-5).click()
    await page.locator('.advice').waitFor()
    await page.waitForTimeout(2000)
  }),
  during('round-end', 'next', page => page.locator('.sheet .score-pad td button').first().click()),
  // With two players, the loser's card completes the third trick in a row.
  drama('brawl', ['bruno'], 'novice', events => typeof scored(events)?.brawl === 'number'),
  table('table', ['wanda', 'jasper', 'gustl', 'tilde']),
  drama('gun-fight', ['ferdi', 'jasper'], 'expert', events => (scored(events)?.gunFight.length ?? 0) > 0),
  during('final', 'over', page => page.locator('main.final .figures').waitFor()),
  at('pass-setup', '#/pass'),
  {
    name: 'curtain',
    prepare: async (page, address) => {
      await page.goto(`${address}#/pass`)
      await page.locator('main > .button').last().click()
      await page.locator('.curtain').waitFor()
    },
  },
  ...HERZLOS_SCENES,
  ...ONLINE_SCENES,
  ...PAD_SCENES,
]

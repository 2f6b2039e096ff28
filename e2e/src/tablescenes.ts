import { type Event, leadingPlay, type State } from '@halfpint/half-pint'
import type { Page } from 'playwright-core'
import { type Asked, playUntil, seatBots, waitForTask } from './halfpint.ts'
import { doHerzlos, type HerzlosTask, STRIP, seatHerzlos, waitForHerzlos } from './herzlos.ts'
import type { Scene } from './scene.ts'
import { actStory, chooseStory, findHerzlos, findMarch, findStory, openStory, type Story } from './story.ts'

const REGULARS = ['tilde', 'bruno', 'gustl', 'wanda', 'ferdi', 'jasper']

const scene = (name: string, prepare: Scene['prepare']): Scene => ({ name, prepare })

const sit = (page: Page, players: number, pace = 'instant'): Promise<void> =>
  seatBots(page, REGULARS.slice(0, players - 1), { name: 'Maximiliane', symbol: 'fish', pace })

/** The first task of the table, with a choice made. */
const asked = (players: number, wanted: Asked, choose: string): Scene =>
  scene(`table-${wanted}-${players}`, async (page, address) => {
    await sit(page, players)
    await page.goto(`${address}#/play/half-pint-heroes`)
    await playUntil(page, wanted)
    if (choose !== '') await page.locator(choose).nth(1).click()
  })

/** A story that is found once and shown in every look. */
const told = <Deed>(find: () => Promise<Story<Deed>>): (() => Promise<Story<Deed>>) => {
  let story: Promise<Story<Deed>> | undefined
  return () => {
    story ??= find()
    return story
  }
}

/** Stops all pauses longer than this, in milliseconds, so that a moment can be photographed. */
const holdStill = async (page: Page, longest: number): Promise<void> => {
  await page.evaluate(most => {
    const wait = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (go: () => void, after = 0) => (after > most ? 0 : wait(go, after)) })
  }, longest)
}

const scored = (events: readonly Event[]) => events.find(event => event.type === 'round-scored')

/** A trick in progress, with a set in the hand that takes the lead. */
const trick = (players: number, least: number): Scene => {
  const story = told(() =>
    findStory(REGULARS.slice(0, players - 1), 'regular', ([played], state) => {
      if (played?.type !== 'played' || state.round < 2 || state.trick.length < least) return false
      const held = state.hands[0]?.length ?? 0
      return played.hand.length > 1 && held > 3 && leadingPlay([...state.trick, played], state.options)?.seat === 0
    }),
  )
  return scene(`table-play-${players}`, async (page, address) => {
    await sit(page, players)
    await openStory(page, address, await story())
    await chooseStory(page, await story())
  })
}

/** A moment after an action of the reader, stopped. */
const moment = (
  name: string,
  players: number,
  wanted: (events: readonly Event[], state: State) => boolean,
  [sign, longest]: readonly [sign: string, longest: number],
): Scene => {
  const story = told(() => findStory(REGULARS.slice(0, players - 1), 'novice', wanted))
  return scene(name, async (page, address) => {
    await sit(page, players, 'usual')
    await openStory(page, address, await story())
    await waitForTask(page)
    await holdStill(page, longest)
    await actStory(page, await story())
    await page.locator(sign).first().waitFor()
  })
}

const herzlosAt = async (page: Page, address: string, wanted: HerzlosTask, rounds = 5): Promise<void> => {
  await seatHerzlos(page, REGULARS.slice(0, 3), rounds, 'others-pay')
  await page.goto(`${address}#/play/herzlos`)
  for (;;) {
    const task = await waitForHerzlos(page)
    if (task === wanted || task === 'over') return
    await doHerzlos(page, task)
  }
}

/** A trick of Herzlos late in a round, with a chosen card. */
const cross = (players: number): Scene => {
  const company = { bots: REGULARS.slice(0, players - 1), mind: 'novice', options: { march: 'others-pay' } }
  const story = told(() => findHerzlos(company, (_, { tricks, trick }) => tricks.length === 5 && trick.length > 1))
  return scene(`cross-play-${players}`, async (page, address) => {
    await seatHerzlos(page, company.bots)
    await openStory(page, address, await story())
    await waitForHerzlos(page)
    await page.locator('[data-playable="true"]').first().click(STRIP)
  })
}

/** Z8: a march, stopped; the remaining cards play themselves. */
const march: Scene = (() => {
  const company = { bots: ['random', 'random', 'random'], mind: 'expert', options: { march: 'others-pay' } }
  const story = told(() => findMarch(company))
  return scene('cross-march', async (page, address) => {
    await seatHerzlos(page, company.bots, 5, 'others-pay', 'usual')
    await openStory(page, address, await story())
    await page.locator('.herzlos .places').waitFor()
    await holdStill(page, 2300)
    // The last card plays itself only if no scoring card is left.
    const card = page.locator('[data-playable="true"]').first()
    if (await card.isVisible()) {
      // The only possible card is chosen already; a tap would play it.
      const act = page.locator('[data-act]')
      if (await act.isDisabled()) await card.click(STRIP)
      await act.click()
    }
    await page.locator('.of-march').waitFor()
  })
})()

/** Tables of both games in all phases. */
export const TABLE_SCENES: readonly Scene[] = [
  asked(4, 'predict', '.prediction'),
  asked(7, 'predict', '.prediction'),
  asked(4, 'bet', '.rival'),
  asked(7, 'bet', '.rival'),
  trick(2, 1),
  trick(4, 2),
  trick(7, 4),
  moment('table-trick-end', 4, (events, { trick: { length } }) => length === 3 && events.length === 2, [
    '.say.strong',
    1000,
  ]),
  moment('table-brawl', 4, events => typeof scored(events)?.brawl === 'number', ['.of-brawl', 1500]),
  moment('table-duel', 3, events => (scored(events)?.gunFight.length ?? 0) > 0, ['.of-duel', 1500]),
  asked(4, 'next', ''),
  asked(4, 'over', ''),
  scene('cross-pass', (page, address) => herzlosAt(page, address, 'pass')),
  cross(3),
  cross(4),
  cross(5),
  march,
  scene('cross-next', (page, address) => herzlosAt(page, address, 'next')),
  scene('cross-over', (page, address) => herzlosAt(page, address, 'over', 1)),
]

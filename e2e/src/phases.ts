import type { Page } from 'playwright-core'
import { playUntil, seatBots, waitForTask } from './halfpint.ts'
import { doHerzlos, STRIP, seatHerzlos, waitForHerzlos } from './herzlos.ts'
import { actStory, findHerzlos, findStory, openStory, type Wanted } from './story.ts'

/** Brings the page to the phases of a game one after another, and calls `look` for each. */
type Phases = (page: Page, address: string, players: number, look: (phase: string) => Promise<void>) => Promise<void>

const novices = (players: number): readonly string[] => Array.from({ length: players - 1 }, () => 'novice')

/**
 * Half-Pint Heroes: predicting, betting with revealed predictions, the end of the round and of the game; a trick in
 * progress with a chosen set; for two players also the question after a brawl.
 */
const halfPint: Phases = async (page, address, players, look) => {
  const rivals = novices(players)
  await seatBots(page, rivals, {}, { rounds: 1 })
  await page.goto(`${address}#/play/half-pint-heroes`)
  for (const phase of ['predict', 'bet', 'next', 'over'] as const) {
    if ((await playUntil(page, phase)) !== phase) throw new Error(`the task never occurred: ${phase}`)
    await look(phase)
  }
  const story = await findStory(
    rivals,
    'novice',
    (_, { phase, round, trick, hands }) =>
      phase === 'play' && round > 0 && trick.length > 0 && (hands[0]?.length ?? 0) > 3,
  )
  await openStory(page, address, story)
  await waitForTask(page)
  await look('play')
  await page.locator('.offers button').first().click()
  await look('chosen')
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { hand: 'left', cards: 'large' }))
  await look('chosen, with the left hand and large cards')
  if (players === 2) {
    const isBrawl: Wanted = events => events.some(event => event.type === 'round-scored' && event.brawl !== null)
    const brawl = await findStory(rivals, 'novice', isBrawl)
    await openStory(page, address, brawl)
    await actStory(page, brawl)
    await page.locator('dialog[open] .scene.brawl').waitFor()
    await look('brawl')
  }
}

/** Herzlos: passing, a trick in progress with a chosen card, and late in a second round with many tricks taken. */
const herzlos: Phases = async (page, address, players, look) => {
  const bots = novices(players)
  await seatHerzlos(page, bots)
  await page.goto(`${address}#/play/herzlos`)
  await waitForHerzlos(page)
  await page.locator('.hand button').first().click(STRIP)
  await look('pass')
  await doHerzlos(page, 'pass')
  const company = { bots, mind: 'novice', options: { march: 'others-pay' } }
  for (const [phase, tricks, rounds] of [
    ['play', 1, 0],
    ['late', 6, 1],
  ] as const) {
    const story = await findHerzlos(
      company,
      (_, { phase: now, tricks: { length }, trick, results }) =>
        now === 'play' && length === tricks && trick.length > 1 && results.length === rounds,
    )
    await openStory(page, address, story)
    await waitForHerzlos(page)
    await page.locator('[data-playable="true"] .number').first().click()
    await look(phase)
  }
}

/** The phases of each game. */
export const PHASES = { 'half-pint-heroes': halfPint, herzlos } as const

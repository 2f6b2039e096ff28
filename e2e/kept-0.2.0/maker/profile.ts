// Uses the page of a running server in a browser, and returns what the browser stored and what the page showed.
import { setTimeout as sleep } from 'node:timers/promises'
import { must } from '@halfpint/core'
import { type Puzzle, parseId, positionOf, puzzleAt } from '@halfpint/tasks'
import type { Page } from 'playwright-core'
import { doTask, playUntil, settleTask, waitForTask } from '../../src/heroes.ts'
import { doHerzlos, waitForHerzlos } from '../../src/herzlos.ts'
import { faultsOf, openBrowser, openContext } from '../../src/index.ts'
import { layTable, sitDown } from '../../src/online.ts'
import { enterRound, finger, goOn, importPad, sums } from '../../src/pad.ts'
import { typed } from '../../src/padpages.ts'
import { press } from '../../src/press.ts'
import { challengeCode, playTask } from '../../src/tasks.ts'
import { type Maker, tokenOf } from './tables.ts'

const SETTINGS = {
  name: 'Ann',
  symbol: 'moon',
  pace: 'instant',
  motion: 'still',
  theme: 'light',
  leftHanded: true,
  largeCards: true,
  byColour: true,
}

const namesOf = (page: Page, cards: string): Promise<string[]> =>
  page.locator(cards).evaluateAll(all => all.map(card => card.getAttribute('aria-label') ?? ''))
const heroesHand = (page: Page) => namesOf(page, '.hand .card')
const herzlosHand = (page: Page) => namesOf(page, '.z-cards .card')

/** Plays Herzlos until this many cards are in the hand. */
const playHerzlos = async (page: Page, isReached: (task: string, held: number) => boolean): Promise<void> => {
  for (;;) {
    const task = await waitForHerzlos(page)
    if (isReached(task, await page.locator('.z-cards button').count())) return
    await doHerzlos(page, task)
  }
}
/** Plays Half-Pint Heroes until the second play of a round is asked for. */
const playToSecond = async (page: Page): Promise<void> => {
  for (;;) {
    await playUntil(page, 'play')
    const tricks = await page.locator('.hand .card').count()
    await settleTask(page, 'play')
    const asked = await waitForTask(page)
    if (asked === 'play' && (await page.locator('.hand .card').count()) < tricks) return
  }
}

const cardsIn = (action: unknown): readonly string[] => {
  const { hand, card } = action as { readonly hand?: readonly string[]; readonly card?: string }
  return hand ?? [card as string]
}
const solve = async (page: Page, action: unknown): Promise<void> => {
  await page.locator('.puzzling[data-asked="true"] .asked').waitFor()
  for (const card of cardsIn(action))
    await page
      .locator(`.puzzling .hand button[data-card="${card}"], .z-cards button[data-card="${card}"]`)
      .click({ position: { x: 10, y: 18 } })
  await page.locator('.puzzling .bar .button, .puzzling [data-act]').first().click()
  await page.locator('.verdict').first().waitFor()
}
const wrongPlay = (puzzle: Puzzle): unknown => {
  const { game } = must(parseId(puzzle.id))
  const right = game.game.actions.make(puzzle.solution)
  const view = game.game.view(positionOf(game, puzzle), puzzle.seat)
  return game.game.legal(view).find(action => game.game.actions.make(action) !== right && cardsIn(action).length === 1)
}

/** A table of the page's own server: bots and the reader, who plays in the browser. */
const joinTable = async (maker: Maker, page: Page, address: string, name: string, setup: object) => {
  const made = await maker.open(name, { seats: 3, ...setup }, ['Ben'])
  await maker.command(made, 'Ben', { type: 'seat-bot', seat: 2, bot: 'novice' })
  await sitDown(page, `${address}#/table/${made.table}`)
  await maker.command(made, 'Ben', { type: 'start' })
  await maker.command(made, 'Ben', { type: 'leave' })
  return made.table
}

/** Uses every part of the page that stores something. */
export const makeProfile = async (maker: Maker, address: string) => {
  const browser = await openBrowser()
  const context = await openContext(browser, { chance: 'real' })
  const page = await context.newPage()
  const faults = faultsOf(page)
  const step = (name: string): void => console.log(`profile: ${name}`)
  const go = async (hash: string): Promise<void> => {
    // Another address first, so that nothing of the last screen is left.
    await page.goto(`${address}readyz`)
    await page.goto(`${address}${hash}`)
  }
  await page.goto(address)
  await page.evaluate(settings => localStorage.setItem('halfpint.settings', JSON.stringify(settings)), SETTINGS)
  await page.reload()

  step('games against bots')
  const wish = (game: string, bots: readonly string[], rounds: number) =>
    page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      `halfpint.wish.${game}`,
      JSON.stringify({ bots, options: { rounds } }),
    ] as const)
  await wish('half-pint-heroes', ['tilde', 'bruno'], 1)
  await go('#/play/half-pint-heroes')
  await playUntil(page, 'over')
  await wish('half-pint-heroes', ['tilde', 'bruno', 'gustl'], 3)
  await go('#/play/half-pint-heroes?new')
  await playToSecond(page)
  const heroes = { hand: await heroesHand(page) }
  await wish('herzlos', ['ferdi', 'wanda'], 1)
  await go('#/play/herzlos')
  await playHerzlos(page, task => task === 'over')
  await wish('herzlos', ['ferdi', 'wanda', 'jasper'], 2)
  await go('#/play/herzlos?new')
  await playHerzlos(page, (task, held) => task === 'play' && held < 12)
  const herzlos = { hand: await herzlosHand(page) }

  step('one device')
  await go('#/pass')
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann')
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Ben')
  await page.getByRole('button', { name: 'Sit down and play' }).click()
  await waitForTask(page)
  await settleTask(page, 'curtain')
  await settleTask(page, await waitForTask(page))
  await page.locator('.curtain h1').waitFor()
  const pass = { curtain: await page.locator('.curtain h1').innerText() }

  step('practice from a replay')
  await go('#/replay')
  await page.locator('.kept a', { hasText: 'Half-Pint' }).first().click()
  await page.getByRole('button', { name: 'Review, download, fairness' }).click()
  await page.getByRole('link', { name: 'Review this game' }).click()
  await page.locator('.verdict').first().waitFor({ timeout: 180_000 })
  const everybody = page.getByRole('radio', { name: 'Everybody' })
  if ((await page.getByRole('button', { name: 'Practise from here' }).count()) === 0) await everybody.check()
  await page.getByRole('button', { name: 'Practise from here' }).first().click()
  await page.locator('.heroes .hand .card').first().waitFor()
  await waitForTask(page)

  step('score pads')
  const pads: { sums: number[] }[] = []
  const ROUND = { predictions: [1, 0, 2], bets: [1, 2, 0], tricks: [1, 1, 2], brawl: null }
  await go('#/pad')
  await page.locator('.pad-list').waitFor()
  await importPad(page, typed)
  // The page fills in the names of the last pad, so the drivers' own way to type names does not fit.
  const NAMES = ['Ann', 'Bea', 'Cem']
  await page.locator('main a.button').first().tap()
  const chairs = page.locator('.chairs input[type=text]')
  await chairs.first().waitFor()
  while ((await chairs.count()) > NAMES.length) await page.locator('.chairs li:last-child button').last().tap()
  for (const [at, name] of NAMES.entries()) await chairs.nth(at).fill(name)
  await page.locator('.begin').tap()
  await page.locator('.pad-game').waitFor()
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('button', { name: 'Show to others' }).tap()
  await page.getByRole('button', { name: 'Show it' }).tap()
  const link = (await page.locator('.link-text a').first().getAttribute('href')) as string
  await page.getByRole('button', { name: 'Close' }).tap()
  await enterRound(page, finger(), ROUND, NAMES)
  await goOn(page).tap()
  await page.locator('.pad-key.numbers button').nth(1).tap()
  await page.locator('.live-sign.shown').waitFor()
  pads.push({ sums: await sums(page) })
  await go('#/pad')
  await page.locator('.pad-list').waitFor()
  await importPad(page, {
    pad: 'herzlos',
    players: ['Max', 'Laura', 'Sven', 'Frank'],
    options: { rounds: 5 },
    rounds: [{ march: null, points: [-30, 15, -82, -17] }],
  })
  await page.locator('.saved-pads a').nth(2).waitFor()
  const padList = await page.locator('.saved-pads a').allInnerTexts()

  step('puzzles')
  const right = [0, 1].map(at => {
    const { game } = must(parseId(['h1', 'z1'][at] as string))
    for (let number = 0; ; number++) {
      const puzzle = puzzleAt(game, number, 1)
      if (puzzle !== undefined && cardsIn(puzzle.solution).length === 1) return puzzle
    }
  })
  for (const puzzle of right) {
    await go(`#/puzzle/${puzzle.id}`)
    await solve(page, puzzle.solution)
  }
  const { game } = must(parseId('z1'))
  for (let number = 40; ; number++) {
    const puzzle = puzzleAt(game, number, 1)
    if (puzzle === undefined || wrongPlay(puzzle) === undefined) continue
    await go(`#/puzzle/${puzzle.id}`)
    await solve(page, wrongPlay(puzzle))
    break
  }

  await go('#/puzzles')
  await page.getByRole('radio', { name: 'Herzlos' }).check()

  step('today')
  await go('#/day/half-pint-heroes')
  await playTask(page, '.day-result h2')
  await page.locator('.day-result .share').waitFor({ timeout: 120_000 })
  const day = { share: await page.locator('.day-result .share').innerText() }
  await page.getByRole('button', { name: 'Enter my result' }).click()
  await page.getByRole('button', { name: 'Enter my result' }).waitFor({ state: 'detached' })
  await go('#/day/herzlos')
  await page.locator('.puzzling[data-asked="true"]').waitFor()
  await playHerzlos(page, (task, held) => task === 'play' && held < 12)
  const begunDay = { hand: await herzlosHand(page) }

  step('challenges')
  const code = challengeCode()
  await go(`#/challenge/${code}`)
  await page.locator('main .button').first().click()
  await playTask(page, 'main.challenge h2')
  const challenge = { hash: `#/challenge/${code}`, said: await page.getByText(/You: -?\d+ points\./).innerText() }
  await go('#/challenge')
  await press(page, page.getByRole('radio', { name: '1', exact: true }))
  await press(page, page.getByRole('button', { name: 'Make the link' }))
  await page.getByText('Your challenge: Half-Pint Heroes').waitFor()
  const made = new URL(page.url()).hash
  await press(page, page.getByRole('button', { name: 'Play it myself' }))
  await page.locator('.puzzling[data-asked="true"]').waitFor()
  await doTask(page, await waitForTask(page))
  await page.locator('.puzzling .heroes[data-task="bet"]').waitFor()
  const begunChallenge = { hash: made }

  step('online tables')
  const table = await joinTable(maker, page, address, 'profile-over', {
    game: 'half-pint-heroes',
    options: { rounds: 1 },
  })
  await playUntil(page, 'over')
  const onlineOver = { table }
  const heroesTable = await joinTable(maker, page, address, 'profile-heroes', {
    game: 'half-pint-heroes',
    options: { rounds: 3 },
    customs: ['D1', 'D8'],
  })
  await playToSecond(page)
  const onlineHeroes = { hash: `#/table/${heroesTable}`, hand: await heroesHand(page) }
  const herzlosTable = await joinTable(maker, page, address, 'profile-herzlos', {
    game: 'herzlos',
    options: { rounds: 2 },
  })
  await playHerzlos(page, (task, held) => task === 'play' && held < 14)
  const onlineHerzlos = { hash: `#/table/${herzlosTable}`, hand: await herzlosHand(page) }

  const lobby = await layTable(page, address, { game: 'herzlos', seats: 4, rounds: 3, listed: true })
  const onlineLobby = { hash: new URL(lobby).hash }

  step('statistics')
  await go('#/replay')
  await page.locator('.kept a').first().waitFor()
  const replays = await page.locator('.kept a').count()
  await go('#/book')
  await page.locator('.book-figures').first().waitFor()
  await page.getByText(/Entries: \d+/).waitFor()
  await sleep(500)
  const book = {
    entries: await page.getByText(/Entries: \d+/).innerText(),
    figures: (await page.locator('.book-figures').allInnerTexts()).map(text => text.replace(/\s+/g, ' ')),
  }
  // Another device can fetch this book with the link. Its server keeps it for 15 minutes.
  await press(page, page.getByRole('button', { name: 'Join with another device' }))
  await page.locator('svg.qr').waitFor()
  const transfer = { link: (await page.locator('.challenge-link a').getAttribute('href')) as string }
  await go('#/')
  await page.locator('main.home').waitFor()
  await sleep(1000)
  const state = await context.storageState({ indexedDB: true })
  await browser.close()
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return {
    origin: new URL(address).origin,
    at: Date.now(),
    state,
    shown: {
      heroes,
      herzlos,
      pass,
      pads: { list: padList, live: { link, ...pads[0] } },
      day,
      begunDay,
      challenge,
      begunChallenge,
      onlineOver,
      onlineHeroes,
      onlineHerzlos,
      onlineLobby,
      replays,
      book,
      transfer,
    },
  }
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINE } from './src/browser.ts'
import { seatBots } from './src/halfpint.ts'
import { seatHerzlos } from './src/herzlos.ts'
import { type Browser, openBrowser, openContext, openSite, type Site } from './src/index.ts'
import { type Heard, type Listener, listenTo, noteSpeech, spokenIn } from './src/listener.ts'

// Whole games with the output of a screen reader only: roles, names, states and announcements; and with the keyboard.

/** Only Chromium exposes the accessibility tree. */
const hearing = test.skipIf(ENGINE !== 'chromium')

let browser: Browser
let site: Site

beforeAll(async () => {
  site = await openSite()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const isIn = (group: RegExp) => (heard: Heard) => heard.within.some(name => group.test(name))
const isButton = (name: RegExp) => (heard: Heard) => heard.role === 'button' && name.test(heard.name) && !heard.disabled

/** The task to perform at the focus, by the group around it. */
type Answers = readonly (readonly [group: RegExp, answer: (listener: Listener) => Promise<void>])[]

/** Moves the focus to the button with this name and presses it. */
const pressButton = async (listener: Listener, name: RegExp): Promise<void> => {
  await listener.walkTo('Tab', isButton(name))
  await listener.press('Enter')
}

/** Plays until the heading of the result has the focus. The focus must move to each task by itself. */
const playByEar = async (listener: Listener, answers: Answers): Promise<string> => {
  for (;;) {
    const at = await listener.reach(
      heard =>
        (heard.role === 'heading' && /wins?!|share/.test(heard.name)) || answers.some(([group]) => isIn(group)(heard)),
    )
    if (at.role === 'heading') return at.name
    await answers.find(([group]) => isIn(group)(at))?.[1](listener)
  }
}

/** The answers of a simple player of Half-Pint Heroes. */
const HEROES: Answers = [
  [/^After round/, each => pressButton(each, /^(Next round|To the result)$/)],
  [
    /^How many tricks/,
    async each => {
      await each.walkTo('Tab', isButton(/^Prediction card 1$/))
      await each.press('Space')
      await pressButton(each, /^Predict 1/)
    },
  ],
  [
    /^Who will miss/,
    async each => {
      await each.press('Space')
      expect((await each.focus())?.pressed).toBe(true)
      await pressButton(each, /^Bet$/)
    },
  ],
  [
    /^Your hand$/,
    async each => {
      const held = await each.focus()
      // A forced card is already chosen.
      if (held?.pressed !== true) await each.press('Space')
      expect(await each.focus()).toMatchObject({ name: held?.name, pressed: true })
      await pressButton(each, /^Play$/)
    },
  ],
]

/** A trick as announced: the players, the player in the lead at the end, and the announced winner. */
interface HeardTrick {
  readonly players: string[]
  leader: string
}

/** Checks the announcements: every play once and in table order, and each trick won by the last player in the lead. */
const follow = (said: readonly string[], won: RegExp): { tricks: number; turns: number; own: number } => {
  let trick: HeardTrick = { players: [], leader: '' }
  let tricks = 0
  let turns = 0
  let own = 0
  let isCalled = false
  // All players play to the first trick; players without cards are omitted later.
  let around: readonly string[] = []
  for (const line of said) {
    const [, player] = /^(.+?) (?:plays?|discards?)(?::| the) /.exec(line) ?? []
    const [, winner] = won.exec(line) ?? []
    if (line === 'It is your turn.') {
      expect(isCalled).toBe(false)
      isCalled = true
      turns++
    } else if (player !== undefined) {
      expect(trick.players).not.toContain(player)
      if (player === 'You') {
        own++
        isCalled = false
      }
      trick.players.push(player)
      if (trick.leader === '' || line.includes('takes the lead')) trick.leader = player
    } else if (winner !== undefined) {
      expect(winner).toBe(trick.leader)
      if (around.length === 0) around = trick.players
      const from = around.indexOf(trick.players[0] as string)
      const order = [...around.slice(from), ...around.slice(0, from)]
      expect(trick.players).toEqual(order.filter(name => trick.players.includes(name)))
      trick = { players: [], leader: '' }
      tricks++
    }
  }
  expect(trick.players).toEqual([])
  return { tricks, turns, own }
}

hearing('a game of Half-Pint Heroes is played by ear', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const listener = await listenTo(page)
  await seatBots(page, ['novice', 'regular'], {}, { rounds: 2 })
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  const result = await playByEar(listener, HEROES)
  expect(result).toMatch(/./)
  const said = await listener.said()
  const heard = follow(said, /^(.+?) wins? the trick\./)
  expect(heard.tricks).toBeGreaterThan(3)
  expect(heard.turns).toBe(heard.own)
  // Each question is announced once, even if others choose meanwhile.
  const asked = (question: string): number => said.filter(line => line === question).length
  expect(asked('How many tricks will you win?')).toBe(2)
  expect(asked('Who will miss?')).toBe(2)
  const course = said.flatMap(
    line => /^(Round \d:|Predictions:|Bets:)|Round scored:|wins? the game|share the win/.exec(line)?.[0] ?? [],
  )
  const round = ['Predictions:', 'Bets:', 'Round scored:']
  expect(course).toEqual([
    'Round 1:',
    ...round,
    'Round 2:',
    ...round,
    expect.stringMatching(/wins? the game|share the win/),
  ])
  await context.close()
})

hearing('a game of Herzlos is played by ear', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const listener = await listenTo(page)
  await seatHerzlos(page, ['novice', 'regular', 'random'], 1)
  await page.goto(`${site.address}#/play/herzlos`)
  let passed = false
  let barred = 0
  await playByEar(listener, [
    [
      /^After round/,
      async each => {
        await pressButton(each, /^(Next round|To the result)$/)
      },
    ],
    [
      /^Your hand$/,
      async each => {
        const held = await each.focus()
        expect(held?.disabled).toBe(false)
        if (held?.pressed !== true) await each.press('Space')
        // A card that may not be played announces this, and which cards may be played.
        for (let cards = 1; cards < 13 && barred === 0; cards++) {
          await each.press('ArrowRight')
          if ((await each.focus())?.disabled === true) barred++
        }
        await pressButton(each, passed ? /^(Play|Play out)/ : /^Pass/)
        passed = true
      },
    ],
  ])
  const said = await listener.said()
  const heard = follow(said, /^(.+?) takes? the trick:/)
  expect(heard.tricks).toBe(13)
  expect(barred).toBeGreaterThan(0)
  expect(heard.turns).toBe(heard.own)
  expect(said.filter(line => /^Choose 1 card for/.test(line))).toHaveLength(1)
  expect(said.join(' ')).toMatch(/Round scored: you\s([+−]\d+|0), /)
  expect(said.filter(line => /wins? the game|share the win/.test(line))).toHaveLength(1)
  await context.close()
})

hearing('the effect of the chosen cards is announced once for each choice', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const listener = await listenTo(page)
  await seatBots(page, ['novice', 'regular'], {}, { rounds: 1 })
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  await listener.reach(isIn(/^How many tricks/))
  await listener.walkTo('Tab', isButton(/^Prediction card 1$/))
  await listener.press('Space')
  const worth = 'Exactly 1 trick, 10 points, and 10 more for being right.'
  await expect.poll(listener.said).toContain(worth)
  await pressButton(listener, /^Predict 1/)
  await listener.reach(isIn(/^Who will miss/))
  await listener.press('Space')
  await expect.poll(listener.said).toContainEqual(expect.stringMatching(/^Bet against .+, 20 points for you/))
  expect((await listener.said()).filter(line => line === worth)).toHaveLength(1)
  await context.close()
})

hearing('the daily deal is played by ear, and its result has the focus', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const listener = await listenTo(page)
  await page.addInitScript(() => localStorage.setItem('halfpint.settings', JSON.stringify({ pace: 'instant' })))
  await page.goto(`${site.address}#/day/half-pint-heroes`)
  let isOver = false
  while (!isOver) {
    const at = await listener.reach(
      heard =>
        (heard.role === 'heading' && !heard.name.startsWith('After')) || HEROES.some(([group]) => isIn(group)(heard)),
    )
    isOver = at.role === 'heading'
    await HEROES.find(([group]) => isIn(group)(at))?.[1](listener)
  }
  expect(follow(await listener.said(), /^(.+?) wins? the trick\./).tricks).toBeGreaterThan(0)
  await context.close()
})

hearing('a puzzle is solved by ear', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const listener = await listenTo(page)
  await page.addInitScript(() => localStorage.setItem('halfpint.settings', JSON.stringify({ pace: 'instant' })))
  await page.goto(`${site.address}#/puzzle/h9`)
  await listener.reach(isIn(/^Your hand$/))
  await listener.press('Space')
  await pressButton(listener, /^Play$/)
  await expect
    .poll(async () => (await listener.said()).join(' '), { timeout: 30_000 })
    .toMatch(/Right!|the others can stop you/)
  await context.close()
})

hearing('a round is entered on the pad from the accessibility tree alone', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await noteSpeech(page)
  const enter = (within: RegExp, name: string | RegExp): Promise<void> =>
    page.getByRole('region', { name: within }).getByRole('button', { name, exact: true }).press('Enter')
  await page.goto(`${site.address}#/pad`)
  await page.getByRole('link', { name: 'New pad' }).press('Enter')
  const names = ['Max', 'Laura', 'Sven', 'Ida']
  for (const [at, name] of names.entries()) await page.getByRole('textbox', { name: `Player ${at + 1}` }).fill(name)
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  for (const name of names) await enter(new RegExp(`^${name}: prediction`), '1')
  for (const name of names) await enter(new RegExp(`^${name} bets against`), name === 'Ida' ? 'Max' : 'Ida')
  await enter(/^Who won tricks/, 'Max: tricks won 1')
  await enter(/^Who won tricks/, 'Laura: tricks won 2')
  await page.getByRole('button', { name: 'Score the round' }).press('Enter')
  // Max: a trick, exact, and a won bet. Laura: two tricks and a won bet. Sven: a won bet. Ida: a lost bet.
  await page.getByRole('row', { name: 'Sum 40 40 20 0' }).waitFor()
  const said = await spokenIn(page)
  for (const name of names) expect(said.filter(line => line === `${name}: prediction`).length).toBeLessThanOrEqual(2)
  await context.close()
})

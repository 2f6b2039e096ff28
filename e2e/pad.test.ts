import { must } from '@halfpint/core'
import { type Event, type GameResult, halfPint } from '@halfpint/half-pint'
import { readPad, scorePad } from '@halfpint/scorepad'
import { randomGame } from '@halfpint/testkit'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { violations } from './src/index.ts'
import {
  beginPad,
  closeRound,
  enterBrawl,
  enterRound,
  entryCell,
  finger,
  goOn,
  importPad,
  paperText,
  sums,
  type ToldRound,
} from './src/pad.ts'
import { openPads, type PadPages, typed } from './src/padpages.ts'
import { touch } from './src/press.ts'
import { covered } from './src/reach.ts'
import { sweep } from './src/sweep.ts'

let pads: PadPages
let page: Page
beforeAll(async () => {
  pads = await openPads()
})
beforeEach(async () => {
  page = await pads.open()
})
afterEach(() => expect(pads.faults()).toEqual([]))
afterAll(() => pads?.close())

const NAMES = ['Max', 'Laura', 'Sven', 'Frank', 'Ida']

/** A whole game as entered at a table. */
const told = (log: readonly Event[]): ToldRound[] => {
  const rounds: { predictions: number[]; bets: (number | null)[]; tricks: number[]; brawl: number | null }[] = []
  for (const event of log) {
    const round = rounds.at(-1)
    if (event.type === 'dealt') rounds.push({ predictions: [], bets: [], tricks: [], brawl: null })
    if (round === undefined) continue
    if (event.type === 'predictions-revealed') round.predictions = [...event.predictions]
    if (event.type === 'bets-revealed') round.bets = event.bets.map(bet => (bet === 'none' ? null : bet))
    if (event.type === 'round-scored') Object.assign(round, { tricks: event.tricks, brawl: event.brawl })
  }
  return rounds
}

test('a ten-round game for five is entered by touch in under 150 taps', async () => {
  const { log, state } = randomGame(halfPint, 'an evening at the pub', 5, must(halfPint.options.read({})))
  const rounds = told(log)
  expect(rounds.length).toBeGreaterThanOrEqual(10)
  const hand = finger()
  await beginPad(page, hand, NAMES)
  for (const round of rounds) {
    await enterRound(page, hand, round, NAMES)
    await closeRound(page, hand, round)
  }
  await page.locator('.pad-final').waitFor()
  const { totals, winners } = state.result as Extract<GameResult, { ending: 'final-scoring' }>
  expect(await sums(page)).toEqual(totals)
  expect(await page.locator('.pad-verdict').innerText()).toContain(NAMES[winners[0]!])
  expect(hand.taps).toBeLessThan(150)
})

test('in landscape and on a laptop no keys of a pad overlap', async () => {
  const names = [...NAMES, 'Faye', 'Gus']
  const hand = finger()
  await beginPad(page, hand, names)
  const round = { predictions: [1, 0, 0, 1, 0, 0, 2], bets: [1, 2, 3, 4, 5, 6, 0], tricks: [1, 0, 0, 1, 0, 1, 0] }
  await enterRound(page, hand, { ...round, brawl: null }, names)
  expect(await page.locator('.pad-key.won button').count()).toBe(28)
  const sizes = [
    [740, 360],
    [844, 390],
    [1024, 600],
    [1440, 900],
  ] as const
  expect(await sweep(page, sizes, at => covered(at, '.pad-game'))).toEqual([])
})

test('H34: the example of the rules gives 260, 320, 170, 310, and the second player wins', async () => {
  const hand = finger()
  await beginPad(page, hand, typed.players)
  for (const round of typed.rounds) {
    await enterRound(page, hand, round, typed.players)
    await touch(page, goOn(page))
    if (!round.bets.includes(null)) continue
    // H10: Max made no bet, which is impossible. It is reported once, and the game continues.
    expect(await page.locator('.doubts').innerText()).toContain('Max: With three or more players')
    await touch(page, goOn(page))
  }
  await page.locator('.pad-final').waitFor()
  expect(await sums(page)).toEqual([260, 320, 170, 310])
  // Numbers are straight on paper; they are tilted only on a table.
  expect(
    await page
      .locator('.score')
      .first()
      .evaluate(score => getComputedStyle(score).rotate),
  ).toBe('none')
  expect(await page.locator('.pad-verdict').innerText()).toContain('Laura wins!')
  await page.locator('tbody tr').nth(9).locator('.score').nth(1).tap()
  await page.locator('.pad-reasons li').first().waitFor()
  expect(await page.locator('.pad-reasons li').allInnerTexts()).toEqual([
    expect.stringMatching(/^Tricks: 3 × 10\s*\+30\s*H24$/),
    expect.stringMatching(/^Prediction of 3 met, and an X\s*\+30\s*H25$/),
    expect.stringMatching(/^Bet against Sven, who missed\s*\+20\s*H26$/),
  ])
})

test('a change of round 2 after round 9 rescores all later rounds, and can be undone', async () => {
  const nine = { ...typed, rounds: typed.rounds.slice(0, 9).map(round => ({ ...round, handSize: 7 })) }
  await importPad(page, nine)
  await page.locator('.saved-pads a').first().tap()
  await page.locator('.pad-game').waitFor()
  const before = await paperText(page)
  await page.getByRole('button', { name: 'Change round 2' }).tap()
  const numbered = (await page.locator('.pad-paper tbody th').allTextContents()).map(text => Number.parseInt(text, 10))
  expect(numbered.filter(Number.isFinite)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await entryCell(page, 2, 1).tap()
  await page.locator('.pad-key.numbers').getByRole('button', { name: '3', exact: true }).tap()
  await touch(page, goOn(page))
  const rounds = nine.rounds.map((round, at) => (at === 1 ? { ...round, tricks: round.tricks.with(1, 3) } : round))
  const expected = scorePad(must(readPad({ ...nine, rounds })))
  expect(await sums(page)).toEqual(expected.totals)
  expect(await page.getByRole('button', { name: /^Laura, round 2: 80 points, mark X/ }).count()).toBe(1)
  await page.locator('.pad-bar .undo').tap()
  expect(await paperText(page)).toBe(before)
})

test('a number that was overwritten by hand is kept and marked', async () => {
  await importPad(page, typed)
  await page.locator('.saved-pads a').first().tap()
  await page.getByRole('button', { name: /^Sven, round 1:/ }).tap()
  await page.locator('.otherwise summary').tap()
  const more = page.locator('dialog').getByRole('button', { name: 'More' })
  for (let times = 0; times < 20; times++) await touch(page, more)
  await page.getByRole('button', { name: 'Close' }).tap()
  expect(await sums(page)).toEqual([260, 320, 370, 310])
  expect(await page.locator('.pad-verdict').innerText()).toContain('Sven wins!')
  await page.getByRole('button', { name: /^Sven, round 1: 230 points, changed by hand/ }).waitFor()
})

test('H30: five marks announce the gun fight, and the sixth wins it', async () => {
  const met = { predictions: [0, 1, 0], bets: [1, 2, 0], tricks: [0, 1, 1], brawl: null }
  await importPad(page, { pad: 'half-pint-heroes', players: ['Ann', 'Ben', 'Cem'], rounds: Array(5).fill(met) })
  await page.locator('.saved-pads a').first().tap()
  await touch(page, goOn(page))
  expect(await page.locator('.gun-fight').innerText()).toContain('Ann, Ben: one more mark, X or B, wins the game')
  await enterRound(page, finger(), met, ['Ann', 'Ben', 'Cem'])
  await touch(page, goOn(page))
  expect(await page.locator('.pad-verdict').innerText()).toMatch(/Ben wins!\s+in a gun fight/)
})

test('H28: a brawl that is noticed after the tricks of others were entered causes no warning', async () => {
  const names = ['Ann', 'Ben', 'Cem']
  const hand = finger()
  await beginPad(page, hand, names)
  await enterRound(page, hand, { predictions: [0, 0, 1], bets: [1, 2, 1], tricks: [2, 3, 0], brawl: null }, names)
  await enterBrawl(page, hand, 'Cem', 4)
  await hand.tap(goOn(page))
  expect(await sums(page)).toEqual([0, 0, 70])
  expect(await page.locator('.doubts, .doubt').count()).toBe(0)
})

test('impossible entries are reported where they are made', async () => {
  const names = ['Ann', 'Ben', 'Cem']
  await beginPad(page, finger(), names)
  await enterRound(page, finger(), { predictions: [0, 0, 0], bets: [1, 2, 0], tricks: [4, 4, 0], brawl: null }, names)
  await touch(page, goOn(page))
  expect(await page.locator('.doubts').innerText()).toContain('8 tricks are too many')
  // A bet on oneself cannot be tapped.
  await entryCell(page, 1, 0).tap()
  expect(await page.locator('.pad-key.whom button').allInnerTexts()).toEqual(['Ben', 'Cem'])
})

test('a reload after any tap loses nothing', async () => {
  const names = ['Ann', 'Ben', 'Cem']
  const rounds: ToldRound[] = [
    { predictions: [1, 0, 2], bets: [1, 2, 0], tricks: [1, 1, 2], brawl: null },
    { predictions: [0, 0, 1], bets: [2, 2, 1], tricks: [3, 0, 0], brawl: 0 },
  ]
  const careful = {
    taps: 0,
    async tap(on: Locator) {
      await touch(page, on)
      if ((await page.locator('.pad-game').count()) === 0) return
      const before = await paperText(page)
      const asked = await page.locator('.pad-ask').innerText()
      await page.reload()
      await page.locator('.pad-game').waitFor()
      expect(await paperText(page)).toBe(before)
      // The question of the brawl is not stored before it is answered; everything else is shown again.
      if (!asked.startsWith('Who started')) expect(await page.locator('.pad-ask').innerText()).toBe(asked)
      else await page.locator('.pad-bar .danger').tap()
    },
  }
  await beginPad(page, careful, names)
  for (const round of rounds) {
    await enterRound(page, careful, round, names)
    await careful.tap(goOn(page))
  }
  expect(await sums(page)).toEqual([100, 10, 40])
})

test('the drinking rules follow the notice, and show who drinks and why', async () => {
  await beginPad(page, finger(), ['Ann', 'Ben', 'Cem'])
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('button', { name: 'Drinking rules' }).tap()
  expect(await page.locator('.notice').innerText()).toContain('Drink responsibly')
  expect(await page.getByRole('switch').count()).toBe(0)
  await page.getByRole('button', { name: 'We understand' }).tap()
  await page.getByRole('switch', { name: /^D4/ }).check()
  await page.getByRole('switch', { name: /^D7/ }).check()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).tap()
  const round = { predictions: [1, 1, 1], bets: [1, 2, 1], tricks: [1, 0, 2], brawl: null }
  await enterRound(page, finger(), round, ['Ann', 'Ben', 'Cem'])
  await touch(page, goOn(page))
  expect((await page.locator('.drinks').innerText()).replace(/\s+/g, ' ')).toBe(
    'Who drinks: Ben missed, bet against Cem missed, bet against',
  )
})

test('D8: the pad asks for the hand size, and shows at the reveal that all drink', async () => {
  const names = ['Ann Maria', 'Ben', 'Cem']
  await beginPad(page, finger(), ['Ann', 'Ben', 'Cem'])
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('button', { name: 'Players' }).tap()
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann Maria')
  // A player is added, named and removed again.
  await page.getByRole('button', { name: 'Add a player' }).tap()
  await page.getByRole('textbox', { name: 'Player 4' }).fill('Dan')
  await page.getByRole('button', { name: 'Remove Ben' }).tap()
  expect(await page.locator('thead .name').allInnerTexts()).toEqual(['Ann Maria', 'Cem', 'Dan'])
  expect(await violations(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Ben')
  await page.getByRole('textbox', { name: 'Player 3' }).fill('Cem')
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('button', { name: 'Drinking rules' }).tap()
  await page.getByRole('button', { name: 'We understand' }).tap()
  await page.getByRole('switch', { name: /^D8/ }).check()
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Cards in a hand not entered' }).tap()
  await page.locator('.pad-key.numbers').getByRole('button', { name: '4', exact: true }).tap()
  for (const number of [1, 1, 2]) await page.locator('.pad-key.numbers button').nth(number).tap()
  expect(await page.locator('.drinks').innerText()).toBe('On the reveal: everybody drinks')
  expect(await page.locator('thead .name').allInnerTexts()).toEqual(names)
  expect(await violations(page)).toEqual([])
})

test('Herzlos: cards are tapped, the rest is assigned to one player, points are typed, and a march has a button', async () => {
  const names = ['Ann', 'Ben', 'Cem']
  await beginPad(page, finger(), names, 'Herzlos')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /^queen of flowers/ }).tap()
  await page.locator('.entry-cell').nth(1).tap()
  await page.getByRole('button', { name: /^jack of diamonds/ }).tap()
  await page.locator('.entry-cell').nth(2).tap()
  await page.getByRole('button', { name: 'All other cards to Cem' }).tap()
  // Points of Herzlos have a sign, as at a table.
  const written = (): Promise<string[]> => page.locator('.pad-paper .sum td').allTextContents()
  expect(await written()).toEqual(['−25', '+15', '−104'])
  await touch(page, goOn(page))
  await page.getByRole('button', { name: 'By points' }).tap()
  for (const digits of ['30', '4']) {
    for (const digit of digits)
      await page.locator('.pad-key.digits').getByRole('button', { name: digit, exact: true }).tap()
    await page.getByRole('button', { name: 'Enter', exact: true }).tap()
  }
  await page.getByRole('button', { name: 'The rest: −80' }).tap()
  expect(await written()).toEqual(['−55', '+11', '−184'])
  await touch(page, goOn(page))
  await page.getByRole('button', { name: 'March!' }).tap()
  await page.locator('.pad-key.whom').getByRole('button', { name: 'Cem' }).tap()
  await page.locator('.pad-key.whom').getByRole('button', { name: 'Ann' }).tap()
  expect(await page.locator('.pad-verdict').innerText()).toMatch(/Cem wins!\s+with a march/)
})

import { must } from '@halfpint/core'
import { answerPuzzle, PUZZLE_GAMES, type Puzzle, parseId, positionOf, puzzleAt } from '@halfpint/puzzles'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutOffs } from './src/cutoff.ts'
import { faultsOf, openBrowser, openContext, openSite, overflow, type Site, violations } from './src/index.ts'
import { sweep } from './src/sweep.ts'

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

const puzzleOf = (id: string): Puzzle => {
  const { game, number } = must(parseId(id))
  return puzzleAt(game, number, 1) as Puzzle
}

/** The cards of an action of either game. */
const cardsIn = (action: unknown): readonly string[] => {
  const { hand, card } = action as { readonly hand?: readonly string[]; readonly card?: string }
  return hand ?? [card as string]
}

/** Legal but wrong plays. */
const wrongPlays = (puzzle: Puzzle): readonly unknown[] => {
  const game = must(parseId(puzzle.id)).game.game
  const view = game.view(positionOf(must(parseId(puzzle.id)).game, puzzle), puzzle.seat)
  return game.legal(view).filter(action => game.actions.make(action) !== game.actions.make(puzzle.solution))
}

const cardButton = (card: string): string => `.hand button[data-card="${card}"]`

const PLAY = '.puzzling .bar .button, .puzzling [data-act]'

const open = async (page: Page, id: string): Promise<void> => {
  await page.addInitScript(() => {
    localStorage.setItem('halfpint.settings', JSON.stringify({ pace: 'instant', motion: 'still' }))
  })
  await page.goto(`${site.address}#/puzzle/${id}`)
  await page.locator('.puzzling[data-asked="true"] .asked').waitFor()
}

/** A puzzle of each game with a single card as its solution, so that one test covers both. */
const IDS = PUZZLE_GAMES.map(game => {
  for (let number = 0; ; number++) {
    const puzzle = puzzleAt(game, number, 1)
    if (puzzle !== undefined && cardsIn(puzzle.solution).length === 1) return puzzle.id
  }
})

test.each(IDS)('the puzzle %s is solved by touch', async id => {
  const context = await openContext(browser, { language: 'en', size: 'phone' })
  const page = await context.newPage()
  const faults = faultsOf(page)
  await open(page, id)
  expect(await overflow(page)).toBe(0)
  for (const card of cardsIn(puzzleOf(id).solution))
    await page.locator(cardButton(card)).click({ position: { x: 10, y: 18 } })
  await page.locator(PLAY).first().click()
  await page.locator('.verdict.good').waitFor()
  expect(await page.locator('.guide').innerText()).toContain('Right!')
  await page.locator('.guide a.button').click()
  await page.locator('main.puzzles').getByText('Solved so far: 1').waitFor()
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test.each(IDS)('a wrong play in %s, by keyboard, is refuted on the table with the rule', async id => {
  const context = await openContext(browser, { language: 'de', size: 'desktop' })
  const page = await context.newPage()
  const faults = faultsOf(page)
  await open(page, id)
  const [wrong] = wrongPlays(puzzleOf(id)).filter(action => cardsIn(action).length === 1)
  await page.locator(cardButton(cardsIn(wrong)[0] as string)).focus()
  await page.keyboard.press('Enter')
  await page.locator(PLAY).first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.verdict.bad').waitFor()
  expect(await page.locator('.guide').innerText()).toMatch(/bringen ein Kreuz|kosten Punkte/)
  const again = page.getByRole('button', { name: 'Noch einmal versuchen' })
  await again.focus()
  await page.keyboard.press('Enter')
  await page.locator('.puzzling[data-asked="true"]').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

/** Plays the cards of an action. */
const lay = async (page: Page, action: unknown): Promise<void> => {
  for (const card of cardsIn(action)) await page.locator(cardButton(card)).click({ position: { x: 10, y: 18 } })
  await page.locator(PLAY).first().click()
}

/** The current puzzle. */
const asked = async (page: Page): Promise<Puzzle> => {
  await page.locator('.puzzling[data-asked="true"] .asked').waitFor()
  const text = (await page.locator('.guide').textContent()) ?? ''
  return puzzleOf(/· ([hz][0-9a-z]+)/.exec(text)?.[1] as string)
}

test.each(['h6tq', 'z1ls7'])(
  'the puzzle %s with open hands can be played on small phones and in landscape',
  async id => {
    const context = await openContext(browser, { language: 'de', size: 'phone', seen: true })
    const page = await context.newPage()
    await open(page, id)
    const sizes = [
      [320, 568],
      [360, 640],
      [740, 360],
      [844, 390],
    ] as const
    // The play button is visible above the question, without scrolling.
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const play = await page.locator('.bar > .button').boundingBox()
      const guide = await page.locator('.guide').boundingBox()
      expect((play?.y ?? Number.NaN) + (play?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(guide?.y ?? 0)
    }
    expect(await sweep(page, sizes, cutOffs)).toEqual([])
    await context.close()
  },
)

/** A puzzle of each game whose solution is played to the end of the round. */
const TO_THE_END = PUZZLE_GAMES.map(each => {
  const { game } = each
  for (let number = 0; ; number++) {
    const puzzle = puzzleAt(each, number, 1)
    if (puzzle === undefined) continue
    const answer = must(answerPuzzle(puzzle, puzzle.solution))
    const scored = answer.line.reduce(
      ({ state }, { seat, action }) => {
        const events = must(game.decide(state, seat, action)) as readonly { readonly type: string }[]
        const after = events.reduce((before, event) => game.evolve(before, event as never), state)
        return { state: after, isOver: events.some(({ type }) => type === 'round-scored') }
      },
      { state: positionOf(each, puzzle), isOver: false },
    )
    if (scored.isOver) return puzzle.id
  }
})

test.each(TO_THE_END)('the puzzle %s leaves no dead button on the table when its round is over', async id => {
  const context = await openContext(browser, { language: 'en', size: 'phone' })
  const page = await context.newPage()
  await page.goto(`${site.address}#/puzzle/${id}`)
  await page.locator('.puzzling[data-asked="true"] .asked').waitFor()
  await lay(page, puzzleOf(id).solution)
  // While the solution is shown, only the puzzle's own button skips it.
  await page.locator('.verdict.good').waitFor()
  expect(await page.locator('.puzzling .bar .button:enabled').count()).toBe(0)
  await page.locator('.guide a.button').waitFor()
  expect(await page.locator('.puzzling .bar .button').count()).toBe(0)
  expect(await page.locator('.puzzling').innerText()).not.toMatch(
    /Skip to the end|Play out the rest|The rest is played out|Nobody has played yet|One more trick/,
  )
  await context.close()
})

test('a run continues until the first mistake; a missed puzzle is in the practice list', async () => {
  const context = await openContext(browser, { language: 'en', size: 'phone' })
  const page = await context.newPage()
  const faults = faultsOf(page)
  await page.addInitScript(() => {
    localStorage.setItem('halfpint.settings', JSON.stringify({ pace: 'instant', motion: 'still' }))
  })
  await page.goto(`${site.address}#/puzzle/run`)
  const first = await asked(page)
  await lay(page, first.solution)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.waitForFunction(id => !document.querySelector('.guide')?.textContent?.includes(`· ${id}`), first.id)
  const second = await asked(page)
  expect(await page.locator('.score').innerText()).toContain('Solved: 1')
  await lay(page, wrongPlays(second)[0])
  await page.getByRole('button', { name: 'Result' }).click()
  await page.getByRole('heading', { name: 'Solved: 1' }).waitFor()
  await page.goto(`${site.address}#/puzzles`)
  await page.getByText('Your best: 1').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

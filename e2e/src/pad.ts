import type { Locator, Page } from 'playwright-core'
import { ENGINE } from './browser.ts'
import { touch } from './press.ts'

/** A round as entered at the table. */
export interface ToldRound {
  readonly predictions: readonly number[]
  readonly bets: readonly (number | null)[]
  readonly tricks: readonly number[]
  readonly brawl: number | null
}

/** A finger that counts its taps. */
export interface Finger {
  taps: number
  tap(on: Locator): Promise<void>
}

/** Creates a finger without taps. */
export const finger = (): Finger => {
  const hand: Finger = {
    taps: 0,
    async tap(on) {
      hand.taps++
      await (ENGINE === 'chromium' ? touch(on.page(), on) : on.tap())
    },
  }
  return hand
}

/** Starts a new pad for these people, by touch. */
export const beginPad = async (page: Page, hand: Finger, names: readonly string[], game?: string): Promise<void> => {
  await hand.tap(page.locator('main > a.button').first())
  await page.locator('.chairs').waitFor()
  if (game !== undefined) await hand.tap(page.getByRole('radio', { name: game }))
  const seatStates = page.locator('.chairs input[type=text]')
  while ((await seatStates.count()) > names.length) await hand.tap(page.locator('.chairs li:last-child button').last())
  while ((await seatStates.count()) < names.length) await hand.tap(page.locator('.chairs + button'))
  for (const [at, name] of names.entries()) {
    await hand.tap(seatStates.nth(at))
    await page.keyboard.type(name)
  }
  await hand.tap(page.locator('.begin'))
  await page.locator('.pad-game').waitFor()
}

const numberKey = (page: Page, number: number): Locator =>
  page.locator('.pad-key.numbers').getByRole('button', { name: String(number), exact: true })

const wonKey = (page: Page, seat: number, tricks: number): Locator =>
  page.locator(`.pad-key.won > :nth-child(${seat + 1}) button`).nth(tricks - 1)

const seatKey = (page: Page, name: string): Locator =>
  page.locator('.pad-key.whom').getByRole('button', { name, exact: true })

/** The entry of a seat in the current round: row 0 is the prediction, 1 the bet, 2 the tricks. */
export const entryCell = (page: Page, row: number, seat: number): Locator =>
  page.locator('tr.entry').nth(row).locator('.entry-cell').nth(seat)

/** The button that closes a round. */
export const goOn = (page: Page): Locator => page.locator('.pad-bar .go')

/** Enters a brawl: who started it, and with how many tricks. */
export const enterBrawl = async (page: Page, hand: Finger, name: string, tricks: number): Promise<void> => {
  await hand.tap(page.locator('.pad-bar .danger'))
  await hand.tap(seatKey(page, name))
  await hand.tap(numberKey(page, tricks))
}

/** Enters one round from left to right, only tricks that were won. */
export const enterRound = async (
  page: Page,
  hand: Finger,
  round: ToldRound,
  names: readonly string[],
): Promise<void> => {
  for (const seat of names.keys()) await hand.tap(numberKey(page, round.predictions[seat]!))
  if (round.brawl !== null) {
    await enterBrawl(page, hand, names[round.brawl]!, round.tricks[round.brawl]!)
    return
  }
  for (const seat of names.keys()) {
    const bet = round.bets[seat] ?? null
    // No bet here: continue with the next seat.
    if (bet === null) await hand.tap(entryCell(page, 1, (seat + 1) % names.length))
    else await hand.tap(seatKey(page, names[bet] as string))
  }
  for (const seat of names.keys()) {
    const won = round.tricks[seat]!
    if (won > 0) await hand.tap(wonKey(page, seat, won))
  }
}

/** Closes an entered round. A round with a single trick is questioned once, and then kept. */
export const closeRound = async (page: Page, hand: Finger, { tricks, brawl }: ToldRound): Promise<void> => {
  await hand.tap(goOn(page))
  if (brawl !== null || tricks.reduce((sum, won) => sum + won, 0) > 1) return
  await page.locator('.doubts').waitFor()
  await hand.tap(goOn(page))
}

/** The sums at the foot of the pad. */
export const sums = async (page: Page): Promise<number[]> =>
  (await page.locator('.pad-paper .sum td').allTextContents()).map(Number)

/** All text on the pad. */
export const paperText = async (page: Page): Promise<string> =>
  (await page.locator('.pad-paper').innerText()).replace(/\s+/g, ' ')

/** Imports a pad. */
export const importPad = async (page: Page, pad: object): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles({
    name: 'pad.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(pad)),
  })
  await page.locator('.saved-pads a').first().waitFor()
}

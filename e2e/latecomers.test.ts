import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playTo } from './src/halfpint.ts'
import { faultsOf, type LiveServer, openBrowser, openServer, overflow, violations } from './src/index.ts'
import { layTable, openGuest, sitDown, startMatch } from './src/online.ts'
import { press } from './src/press.ts'

let browser: Browser
let server: LiveServer

beforeAll(async () => {
  server = await openServer()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const closeAll = (...pages: Page[]) => Promise.all(pages.map(page => page.context().close()))
const guests = (...names: string[]): Promise<Page[]> => Promise.all(names.map(name => openGuest(browser, name)))

test('a friend who comes late to a full table waits, and gets a seat in the next game', async () => {
  const [ann, ben, eva] = (await guests('Ann', 'Ben', 'Eva')) as [Page, Page, Page]
  const faults = [ann, ben, eva].map(faultsOf)
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 1 })
  await sitDown(ben, link)
  await startMatch(ann, [ben])
  await eva.goto(link)
  await eva.getByText('Every seat is taken.').waitFor()
  expect(await violations(eva)).toEqual([])
  expect(await overflow(eva)).toBeLessThanOrEqual(0)
  await eva.getByRole('button', { name: 'Wait for a seat' }).click()
  await eva.locator('.line-state.waiting', { hasText: 'You wait for a seat.' }).waitFor()
  // A reload keeps the place in the queue.
  await eva.reload()
  await eva.locator('.line-state.waiting', { hasText: 'You wait for a seat.' }).waitFor()
  await ann.locator('.talk-button').click()
  await ann.getByRole('dialog').getByText('waits for a seat').waitFor()
  await ann.keyboard.press('Escape')
  await Promise.all([ann, ben].map(page => playTo(page, asked => asked === 'over')))
  await ann.getByText('Waiting for a seat: Eva').waitFor()
  for (const page of [ann, ben]) await page.getByRole('button', { name: 'Play again' }).click()
  // Eva sees her own cards.
  await eva.locator('.half-pint .prediction').first().waitFor()
  expect(await eva.locator('.half-pint').innerText()).toContain('Ann')
  expect(faults.flat()).toEqual([])
  await closeAll(ann, ben, eva)
})

test('a late friend takes over the seat of an absent player with the next deal', async () => {
  const [ann, ben, eva] = (await guests('Ann', 'Ben', 'Eva')) as [Page, Page, Page]
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 2, grace: 1_000 })
  await sitDown(ben, link)
  await startMatch(ann, [ben])
  await ben.goto(`${server.address}icon.svg`)
  await eva.goto(link)
  await eva.getByRole('button', { name: 'Take over from Ben' }).waitFor()
  await eva.getByText('Away, with a bot in place: Ben.').waitFor()
  await eva.getByRole('button', { name: 'Take over from Ben' }).click()
  await eva.getByText('You take Ben’s seat at the next deal.').waitFor()
  await playTo(ann, asked => asked === 'next')
  await press(ann, ann.getByRole('button', { name: /^Next round/ }))
  await eva.locator('.half-pint .prediction').first().waitFor()
  // Ben sees who has his seat, and may wait for another one.
  await ben.goto(link)
  await ben.getByText('Every seat is taken.').waitFor()
  await ben.getByRole('button', { name: 'Wait for a seat' }).waitFor()
  await closeAll(ann, ben, eva)
})

test('a prediction can be changed until the last player has chosen', async () => {
  const [ann, ben] = (await guests('Ann', 'Ben')) as [Page, Page]
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 1 })
  await sitDown(ben, link)
  await startMatch(ann, [ben])
  await playTo(ann, asked => asked === 'predict')
  await ann.locator('.prediction').first().click()
  await ann.locator('.bar .button').last().click()
  const change = ann.getByRole('button', { name: 'Change it' })
  await change.waitFor()
  // Ben sees at once that Ann has chosen, but not her choice.
  await ben.locator('.bar').getByText('Ann').waitFor({ state: 'detached' })
  // In 0.2.0 it was too late after three seconds.
  await ann.waitForTimeout(4_000)
  await change.click()
  await change.waitFor({ state: 'detached' })
  await ann.locator('.prediction').nth(1).click()
  await ann.locator('.bar .button').last().click()
  await change.waitFor()
  await playTo(ben, asked => asked !== 'predict')
  await change.waitFor({ state: 'detached' })
  await closeAll(ann, ben)
})

test('after a round the table waits for all players, and shows who is not ready', async () => {
  const [ann, ben] = (await guests('Ann', 'Ben')) as [Page, Page]
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 2 })
  await sitDown(ben, link)
  await startMatch(ann, [ben])
  await Promise.all([ann, ben].map(page => playTo(page, asked => asked === 'next')))
  await ann.locator('.pause').getByText('Ben is not ready yet').waitFor({ state: 'attached' })
  expect(await violations(ann)).toEqual([])
  await press(ann, ann.getByRole('button', { name: /^Next round/ }))
  await ann.getByText('Waiting for Ben').waitFor()
  await ben.locator('.pause').getByText('Ann is ready').waitFor({ state: 'attached' })
  // No prediction is possible while the other player still reads.
  expect(await ann.locator('.half-pint .prediction').count()).toBe(0)
  await press(ben, ben.getByRole('button', { name: /^Next round/ }))
  await Promise.all([ann, ben].map(page => page.locator('.half-pint .prediction').first().waitFor()))
  await closeAll(ann, ben)
})

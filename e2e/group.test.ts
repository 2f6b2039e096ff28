import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playTo } from './src/halfpint.ts'
import {
  faultsOf,
  inBothSizes,
  type LiveServer,
  openBrowser,
  openServer,
  overflow,
  speak,
  violations,
} from './src/index.ts'
import { layTable, openGuest, sitDown, startMatch } from './src/online.ts'
import { importPad } from './src/pad.ts'

/** Starts the server again with a clock that is a week ahead. */
const waitForNextWeek = async (): Promise<void> => {
  await server.kill()
  const { NODE_OPTIONS = '' } = process.env
  process.env.NODE_OPTIONS = `${NODE_OPTIONS} --import=data:text/javascript,const{now}=Date;Date.now=()=>now()+${7 * 86_400_000}`
  await server.start()
  process.env.NODE_OPTIONS = NODE_OPTIONS
}

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

/** Founds a group from the first page; returns the link for friends. */
const found = async (page: Page, name: string): Promise<string> => {
  await page.goto(server.address)
  await page.locator('a[href="#/group"]').click()
  await page.getByLabel('Name of the group').fill(name)
  await page.getByRole('button', { name: 'Found a group' }).click()
  await page.locator('.group-page').waitFor()
  return (await page.locator('.group-invite').getAttribute('data-link')) ?? ''
}

const enter = async (page: Page, link: string): Promise<void> => {
  await page.goto(link)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.locator('.group-page').waitFor()
}

/** The rows of a table of standings: name, points, wins, games. */
const standings = (page: Page, heading: string): Promise<string[]> =>
  page
    .locator('section', { has: page.getByRole('heading', { name: heading }) })
    .locator('.group-standings')
    .first()
    .locator('tbody tr')
    .evaluateAll(rows => rows.map(row => [...row.children].map(cell => cell.textContent.trim()).join(' ')))

test('a group over two evenings: a table, real cards, the season, a new link and a friend who leaves', async () => {
  const pages = (await Promise.all(['Ann', 'Ben', 'Cem', 'Dora'].map(name => openGuest(browser, name)))) as [
    Page,
    Page,
    Page,
    Page,
  ]
  const [ann, ben, cem, dora] = pages
  const faults = pages.map(faultsOf)
  /** Refused requests by person. */
  const refused = pages.map((page, person) => {
    const requests: string[] = []
    page.on('response', answer => {
      const { pathname } = new URL(answer.url())
      if (answer.status() >= 400)
        requests.push(`${'ABCD'[person]} ${answer.status()} ${pathname.split('/').slice(4).join('/') || pathname}`)
    })
    return requests
  })
  const link = await found(ann, 'Friday')
  await ann.getByText('No game counts yet.').waitFor()
  await ben.goto(link)
  await ben.getByRole('heading', { name: 'Join “Friday”' }).waitFor()
  await ben.getByText('Already here:').waitFor()
  expect(await violations(ben)).toEqual([])
  await enter(ben, link)

  // The first evening: a game at a table of the group counts by itself.
  await ann.getByRole('link', { name: 'Open a table' }).click()
  const stored = {
    game: 'half-pint-heroes',
    seats: 2,
    grace: 30_000,
    listed: false,
    clock: null,
    customs: ['D1', 'D3'],
    options: { rounds: 1 },
  }
  await ann.evaluate(setup => localStorage.setItem('halfpint.setup', JSON.stringify(setup)), stored)
  await ann.reload()
  await ann.locator('form.lay button[type=submit]').click()
  await ann.locator('main.lobby').waitFor()
  await ben.reload()
  await ben.getByRole('link', { name: 'Sit down' }).click()
  await sitDown(ben, ben.url())
  await startMatch(ann, [ben])
  await Promise.all([ann, ben].map(page => playTo(page, asked => asked === 'over')))
  for (const page of [ann, ben]) await page.goto(link)
  await ann.getByRole('heading', { name: 'This evening' }).waitFor()
  const evening = await standings(ann, 'This evening')
  expect(evening).toHaveLength(2)
  expect(evening.join('\n')).toMatch(/Ann.*\n.*Ben|Ben.*\n.*Ann/)
  expect(await standings(ben, 'Season')).toEqual(await standings(ann, 'Season'))

  // The second evening: real cards. Cem joins by the code.
  await waitForNextWeek()
  const code = (await ann.locator('.code-letters').innerText()).replace(' ', '')
  expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{6}$/)
  await cem.goto(`${server.address}#/join/${code}`)
  await cem.getByRole('button', { name: 'Join', exact: true }).click()
  await cem.locator('.group-page').waitFor()
  const pad = {
    pad: 'half-pint-heroes',
    players: ['Ann', 'Ben', 'Cem'],
    options: { rounds: 1, drinking: [] },
    rounds: [{ handSize: null, predictions: [1, 0, 2], bets: [1, 2, 0], tricks: [0, 1, 2], brawl: null }],
  }
  await cem.goto(`${server.address}#/pad`)
  await importPad(cem, pad)
  await cem.locator('.saved-pads a').first().click()
  await cem.getByRole('button', { name: 'More' }).click()
  await cem.getByRole('link', { name: 'Count in a group' }).click()
  await cem.getByRole('button', { name: 'Friday Count here' }).click()
  await cem.getByRole('heading', { name: 'The last weeks' }).waitFor()
  expect(await standings(cem, 'This evening')).toHaveLength(3)
  await ann.reload()
  await ann.getByRole('heading', { name: 'The last weeks' }).waitFor()
  const season = await standings(ann, 'Season')
  expect(season).toHaveLength(3)
  expect(season.find(row => row.includes('Ann'))).toMatch(/ 2$| 2 \d+$/)
  await ann.locator('.group-week summary').click()
  await inBothSizes(ann, async () => {
    expect(await violations(ann)).toEqual([])
    expect(await overflow(ann)).toBeLessThanOrEqual(0)
  })
  for (const language of ['de', 'ru'] as const) {
    await speak(ann, language)
    expect(await overflow(ann)).toBeLessThanOrEqual(0)
  }
  await speak(ann, 'en')

  // A new link locks the old one out; members stay.
  await ann.getByRole('button', { name: 'New link' }).click()
  await ann.getByRole('button', { name: 'Yes, a new link' }).click()
  await expect.poll(() => ann.locator('.group-invite').getAttribute('data-link')).not.toBe(link)
  await dora.goto(link)
  await dora.getByText('This link to the group is no longer valid.').waitFor()
  await ben.reload()
  await ben.getByRole('heading', { name: 'Members' }).waitFor()
  // The founder removes Ben; Cem leaves and has the name deleted.
  await ann.getByRole('button', { name: 'Remove Ben' }).click()
  await ann.getByRole('button', { name: 'Yes, remove Ben' }).click()
  await ben.reload()
  await ben.getByText('You are not in this group.').waitFor()
  await cem.getByRole('button', { name: 'Leave the group' }).click()
  await cem.getByRole('button', { name: 'Leave and delete my name' }).click()
  await cem.getByRole('heading', { name: 'New group' }).waitFor()
  await ann.reload()
  await ann.getByText('somebody').first().waitFor()
  expect(await ann.locator('.group-page').innerText()).not.toContain('Cem')
  // Only the removed member and the owner of the old link are refused.
  expect(refused.flat()).toEqual([expect.stringMatching(/^B 403 .api.groups/), 'D 404 invitation'])
  expect(faults.flat().filter(fault => !fault.includes('Failed to load resource'))).toEqual([])
  await Promise.all(pages.map(page => page.context().close()))
})

test('a group shows its last state without a network, and goes on with it', async () => {
  const ann = await openGuest(browser, 'Ann')
  await found(ann, 'Monday')
  await ann.route('**/api/**', route => route.abort())
  await ann.reload()
  await ann.getByText('The server does not answer.').waitFor()
  await ann.getByRole('heading', { name: 'Members' }).waitFor()
  await ann.unroute('**/api/**')
  await ann.getByRole('button', { name: 'Try again' }).click()
  await ann.getByText('The server does not answer.').waitFor({ state: 'detached' })
  await ann.context().close()
})

test('a table that is already open can be counted in a new group', async () => {
  const ann = await openGuest(browser, 'Ann')
  await ann.goto(`${server.address}#/table`)
  await ann.locator('form.lay button[type=submit]').click()
  await ann.getByRole('link', { name: 'Count in a group' }).click()
  await ann.getByLabel('Name of the group').fill('Tuesday')
  await ann.getByRole('button', { name: 'Found a group' }).click()
  await ann.getByRole('heading', { name: 'Open tables' }).waitFor()
  await ann.getByRole('link', { name: 'Sit down' }).click()
  await ann.locator('main.lobby').waitFor()
  await ann.context().close()
})

test('the list of your tables shows whose turn it is, and until when', async () => {
  const [ann, ben] = (await Promise.all(['Ann', 'Ben'].map(name => openGuest(browser, name)))) as [Page, Page]
  const clock = { move: 86_400_000, bank: 0 }
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 1, clock })
  await sitDown(ben, link)
  await startMatch(ann, [ben])
  await ann.locator('.half-pint .prediction').first().waitFor()
  await ben.goto(`${server.address}#/tables`)
  await ben.getByText(/^Your turn, until/).waitFor()
  await ann.locator('.prediction').first().click()
  await ann.locator('.bar .button').last().click()
  await ann.getByRole('button', { name: 'Change it' }).waitFor()
  await ann.goto(`${server.address}#/tables`)
  await ann.getByText('Waiting for Ben').waitFor()
  await ben.context().close()
  await ann.context().close()
})

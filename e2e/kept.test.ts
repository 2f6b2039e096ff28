import { setTimeout as pause } from 'node:timers/promises'
import { type Json, must } from '@halfpint/core'
import { checkProofs } from '@halfpint/fair'
import { findGame, type TableView } from '@halfpint/table'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doTask, waitForTask } from './src/halfpint.ts'
import { waitForHerzlos } from './src/herzlos.ts'
import { faultsOf, type LiveServer, openBrowser, openServer } from './src/index.ts'
import { type KeptTable, keptFile, keptProfile, keptRecords, keptTables } from './src/kept.ts'
import { sums } from './src/pad.ts'

let browser: Browser
let server: LiveServer

beforeAll(async () => {
  // Without a longer limit the server would remove data older than 30 days.
  server = await openServer(keptFile(), { words: ['--keep', '36500'] })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const ask = async <T>(path: string, token?: string, body?: object): Promise<{ status: number; json: T }> => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(new URL(path, server.address), { headers, ...sent })
  return { status: answer.status, json: (await answer.json()) as T }
}

let commands = 0
const send = ({ table }: KeptTable, token: string, what: object) =>
  ask(`api/tables/${table}/commands`, token, { id: `again-${++commands}`, command: what })

/** Connections change at any time; everything else must be unchanged. */
const lasting = ({ setup, phase, host, seats: seatStates, match }: TableView) => ({
  setup,
  phase,
  host,
  seats: seatStates.map(seatState =>
    seatState.kind === 'person'
      ? { kind: seatState.kind, person: seatState.person, muted: seatState.muted, bank: seatState.bank }
      : seatState,
  ),
  match: match && { number: match.number, players: match.players, state: match.state },
})

/** Every player with a token plays the first legal action until the condition is met. */
const playOn = async (kept: KeptTable, isReached: (view: TableView) => boolean): Promise<TableView> => {
  for (;;) {
    for (const { token } of kept.seats) {
      const { json: view } = await ask<TableView>(`api/tables/${kept.table}`, token)
      if (isReached(view)) return view
      const { json: may } = await ask<{ turn: boolean; legal: Json[] }>(`api/tables/${kept.table}/legal`, token)
      if (may.turn) await send(kept, token, { type: 'act', action: may.legal[0] })
    }
    await pause(10)
  }
}

interface Scored {
  readonly results: readonly unknown[]
}
const roundsIn = (view: TableView): number => (view.match?.state as Scored | undefined)?.results.length ?? 0

// Between the pledge and the deal a table does not wait: it deals as soon as the server starts.
const standing = keptTables().tables.filter(({ name }) => name !== 'pledged')

test.each(standing.map(kept => [kept.name, kept] as const))(
  'all players find the table %s of 0.1.0 unchanged, and continue',
  async (_, kept) => {
    for (const [at, { token }] of kept.seats.entries()) {
      const { status, json } = await ask<TableView>(`api/tables/${kept.table}`, token)
      expect(status).toBe(200)
      expect(json).toMatchObject(lasting(kept.views[at] as TableView))
    }
    const [host] = kept.seats as [KeptTable['seats'][number]]
    const { phase, match } = kept.views[0] as TableView
    if (phase === 'gathering') await send(kept, host.token, { type: 'start', fill: 'novice' })
    if (phase === 'over') await send(kept, host.token, { type: 'rematch' })
    const number = (match?.number ?? 0) + (phase === 'playing' ? 0 : 1)
    const rounds = phase === 'playing' ? roundsIn(kept.views[0] as TableView) : 0
    const view = await playOn(kept, now => now.match?.number === number && roundsIn(now) > rounds)
    expect(view.seats.map(seatState => seatState.kind)).not.toContain('open')
  },
)

test('a table of 0.1.0 that had pledged a deal deals it', async () => {
  const kept = keptTables().tables.find(({ name }) => name === 'pledged') as KeptTable
  const view = await playOn(kept, now => now.phase === 'over')
  expect(roundsIn(view)).toBe(2)
  const { json: record } = await ask<{ rounds: { proof: { pledge: string } }[] }>(`api/tables/${kept.table}/records/1`)
  const game = must(findGame(kept.game))
  expect(must(checkProofs(game, record, must(game.records.read(record))))).toMatchObject({ deals: 2, proven: 2 })
})

test('the server returns the finished matches of 0.1.0', async () => {
  const { records } = keptTables()
  expect(records.length).toBeGreaterThan(1)
  for (const { table, match } of records) {
    const { status, json } = await ask<object>(`api/tables/${table}/records/${match}`)
    expect(status).toBe(200)
    expect(keptRecords()).toContain(JSON.stringify(json))
  }
})

test('records of 0.1.0 are valid, with their proofs, and have the same results', () => {
  const games = keptRecords().map(line => JSON.parse(line) as { game: string; players: string[]; rounds: object[] })
  expect(new Set(games.map(({ game, players }) => `${game} ${players.length}`)).size).toBe(6 + 3)
  let proven = 0
  for (const record of games) {
    const game = must(findGame(record.game))
    const replay = must(game.records.read(record))
    const { rounds, result } = game.records.results(replay.state)
    // Reading a record checks everything that it states; these state everything.
    expect(record).toMatchObject({ result })
    expect(rounds).toHaveLength(record.rounds.length)
    proven += must(checkProofs(game, record, replay))?.proven ?? 0
  }
  expect(proven).toBe(3)
})

/** A page in the profile of 0.1.0; returns what the old page showed. */
const openKept = async (hash: string) => {
  const { state, shown } = keptProfile(server.address)
  const context: BrowserContext = await browser.newContext({
    storageState: state,
    viewport: { width: 360, height: 640 },
    locale: 'en',
    reducedMotion: 'reduce',
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const faults = faultsOf(page)
  await page.goto(`${server.address}${hash}`)
  return { context, page, faults, shown }
}

const namesOf = (page: Page, cards: string): Promise<string[]> =>
  page.locator(cards).evaluateAll(all => all.map(card => card.getAttribute('aria-label') ?? ''))

/** New card names may be longer but start with the old ones. The order of a hand depends on the settings. */
const expectHand = async (page: Page, cards: string, names: readonly string[]): Promise<void> => {
  const wanted = names.toSorted().map(name => expect.stringContaining(name))
  await expect.poll(async () => (await namesOf(page, cards)).toSorted()).toEqual(wanted)
}

test.each([
  ['at a table in the browser', '#/play/half-pint-heroes', 'heroes'],
  ['online', undefined, 'onlineHeroes'],
] as const)('a game of Half-Pint Heroes begun with 0.1.0 %s goes on', async (_, hash, place) => {
  const { context, page, faults, shown } = await openKept(hash ?? keptProfile(server.address).shown.onlineHeroes.hash)
  expect(await waitForTask(page)).toBe('play')
  await expectHand(page, '.hand .card', shown[place].hand)
  await doTask(page, 'play')
  await page.waitForFunction(held => document.querySelectorAll('.hand .card').length < held, shown[place].hand.length)
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  ['at a table in the browser', '#/play/herzlos', 'herzlos'],
  ['online', undefined, 'onlineHerzlos'],
] as const)('a game of Herzlos begun with 0.1.0 %s goes on', async (_, hash, place) => {
  const { context, page, faults, shown } = await openKept(hash ?? keptProfile(server.address).shown.onlineHerzlos.hash)
  expect(await waitForHerzlos(page)).toBe('play')
  await expectHand(page, '.hand .card', shown[place].hand)
  expect(faults).toEqual([])
  await context.close()
})

test('a round at one device of 0.1.0 waits for the same player', async () => {
  const { context, page, faults } = await openKept('#/pass')
  expect(await waitForTask(page)).toBe('curtain')
  await page.getByText('Ben, it is your turn').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('the pads of 0.1.0 are in the list and can be continued', async () => {
  const { context, page, faults, shown } = await openKept('#/pad')
  await page.locator('.saved-pads a').first().waitFor()
  expect(await page.locator('.saved-pads a').allInnerTexts()).toEqual([
    expect.stringContaining('Ann, Ben, Cem, Dora'),
    expect.stringContaining('Ann, Bea, Cem'),
    expect.stringContaining('Max, Laura, Sven, Frank'),
  ])
  await page.locator('.saved-pads a').nth(1).click()
  await page.locator('.pad-game').waitFor()
  expect(await sums(page)).toEqual(shown.heroesPad.sums)
  // It was shared, and a server that does not know it shares it again.
  await page.locator('.live-sign.shown').waitFor()
  expect(faults.filter(fault => !fault.includes('404'))).toEqual([])
  await context.close()
})

test('games finished with 0.1.0 can be watched', async () => {
  const { context, page, faults } = await openKept('#/replay')
  const finished = page.locator('.kept a', { hasText: 'on this device' })
  await finished.first().waitFor()
  expect(await finished.count()).toBe(2)
  for (const at of [0, 1]) {
    await finished.nth(at).click()
    await page.locator('input[type=range]').waitFor()
    await page.goBack()
    await finished.first().waitFor()
  }
  expect(faults).toEqual([])
  await context.close()
})

test('the settings of 0.1.0 are kept', async () => {
  const { context, page } = await openKept('')
  await page.locator('main').waitFor()
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    theme: 'light',
    hand: 'left',
  })
  await context.close()
})

import { must, pick, seeded, type Viewer } from '@halfpint/core'
import { openStore } from '@halfpint/store'
import { afterAll, expect, test } from 'vitest'
import { play } from './test/player.ts'
import { serve } from './test/serve.ts'
import { type Heard, hearing, leaksIn } from './test/tap.ts'
import { openTappedServer } from './test/tapped.ts'
import { gather } from './test/testtable.ts'

// TIMES=10 plays ten times as many; `npm run soak:tap -w lab` plays a hundred thousand games.
const GAMES = 20 * (Number(process.env.TIMES) || 1)

const server = await openTappedServer()
afterAll(server.close)

test(`no client receives a card it may not know, in ${GAMES} random games`, async () => {
  for (let number = 0; number < GAMES; number++) {
    const { leaks, lines } = await server.playTable(number)
    expect(leaks).toEqual([])
    expect(lines).toBeGreaterThan(20)
  }
})

test('the check finds a leak if there is one', async () => {
  const { log } = await server.playTable(GAMES)
  const at = log.findIndex(({ event }) => JSON.stringify(event).includes('"dealt"'))
  const raw = log[at] as (typeof log)[number]
  const line = JSON.stringify({ type: 'event', version: raw.version, at: raw.at, event: raw.event })
  expect(leaksIn(log, new Map([[line, new Set<Viewer>(['spectator'])]]), []).length).toBeGreaterThan(10)
  expect(leaksIn(log, new Map([[line, new Set<Viewer>([1])]]), []).length).toBeGreaterThan(10)
})

test.each([
  ['half-pint-heroes', 3],
  ['herzlos', 4],
])('clients of %s receive no hidden card over real connections', async (game, seats) => {
  const lines = must(await openStore('memory:'))
  const service = await serve({}, lines)
  const random = seeded(`bytes ${game}`)
  const heard: Heard = new Map()
  const rests = new Map<Viewer, string>()
  const tap = (viewer: Viewer, text: string): void => {
    const parts = ((rests.get(viewer) ?? '') + text).split('\n')
    rests.set(viewer, parts.pop() as string)
    for (const line of parts) if (line.startsWith('data: ')) hearing(heard, viewer, line.slice('data: '.length))
  }
  const setup = { game, seats, options: { rounds: 2 }, grace: 600_000 }
  const company = await gather(() => service.url, setup, random, { tap })
  const spectator = play({
    url: () => service.url,
    table: company.table,
    seat: 'spectator',
    random,
    tap: text => tap('spectator', text),
  })
  const url = `${service.url}/api/tables/${company.table}`
  let looking = true
  const look = async (): Promise<void> => {
    // The last line of a stream that was cut may be incomplete.
    const cut = pick(random, [...company.players, spectator])
    rests.delete(cut === spectator ? 'spectator' : cut.seat)
    cut.cut()
    const looker = pick(random, company.players)
    const headers = { authorization: `Bearer ${looker.token}` }
    const view = await (await fetch(url, { headers })).json()
    hearing(heard, looker.seat, JSON.stringify({ type: 'view', version: view.version, view }))
    const legal = await (await fetch(`${url}/legal`, { headers })).json()
    hearing(heard, looker.seat, JSON.stringify({ type: 'legal', ...legal }))
    const open = await (await fetch(url)).json()
    hearing(heard, 'spectator', JSON.stringify({ type: 'view', version: open.version, view: open }))
  }
  const looks = (async () => {
    while (looking) {
      await look()
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  })()
  for (const _match of [1, 2]) {
    await company.players[0]?.send({ type: 'start' })
    await company.players[0]?.until(view => view.phase === 'playing')
    await Promise.all(company.players.map(player => player.until(view => view.phase === 'over')))
  }
  looking = false
  await looks
  spectator.leave()
  company.leave()
  const log = await lines.read(company.table)
  await service.stop()
  expect(heard.size).toBeGreaterThan(200)
  expect(
    leaksIn(
      log,
      heard,
      company.players.map(({ token }) => token),
    ),
  ).toEqual([])
})

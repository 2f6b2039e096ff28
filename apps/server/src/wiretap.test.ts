import {
  below,
  cryptographic,
  type Json,
  must,
  pick,
  type Random,
  type Seat,
  seeded,
  type Viewer,
} from '@halfpint/core'
import { openStore, type Store } from '@halfpint/store'
import { gameOf, type Host, readSetup, type Wish } from '@halfpint/table'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openBotWorkers } from './botworkers.ts'
import { systemClock } from './clock.ts'
import type { LiveTable } from './livetable.ts'
import { encode } from './message.ts'
import { openMetrics } from './metrics.ts'
import { openRegistry } from './registry.ts'
import { gather } from './test/company.ts'
import { play } from './test/player.ts'
import { serve } from './test/serve.ts'
import { leaksIn, type Tapped } from './test/tap.ts'
import { drawToken, keyOf } from './token.ts'

// TIMES=10 for ten times as many.
const GAMES = 20 * (Number(process.env.TIMES) || 1)

const store: Store = must(await openStore('memory:'))
const registry = openRegistry({
  store,
  workers: openBotWorkers(null, 0),
  log: pino({ level: 'silent' }),
  metrics: openMetrics(() => 0),
  clock: systemClock(),
  random: cryptographic(),
  door: 'front',
  keep: 30,
})
afterAll(async () => {
  await registry.endStreams()
  await registry.close()
})

/** Somebody who listens, is cut now and then, and comes back where they were. */
const listener = (live: LiveTable, viewer: Viewer, random: Random, tapped: Tapped[]) => {
  let last: number | null = null
  let stop = (): void => {}
  const form = below(random, 2) === 0 ? 'sse' : 'ndjson'
  const edition = below(random, 4) === 0 ? 1 : 2
  const listen = (): void => {
    stop = live.join(viewer, last, {
      hear(update) {
        for (const line of encode(update, edition, live.host.table().setup)[form].split('\n')) {
          const json = line.replace(/^data: /, '')
          if (!json.startsWith('{')) continue
          tapped.push({ viewer, line: json })
          last = (JSON.parse(json) as { version?: number }).version ?? last
        }
      },
      dismiss() {},
    })
  }
  listen()
  return {
    again(fresh: boolean): void {
      stop()
      if (fresh) last = null
      listen()
    },
    stop: () => stop(),
  }
}

const person = (name: string) => ({ id: name.toLowerCase(), name, symbol: 'mug' })

/** What this seat would do next, if it is asked for anything. */
const next = (host: Host, seat: Seat, random: Random): Wish | undefined => {
  const { match, phase, chairs } = host.view(seat)
  if (match === null || chairs[seat]?.kind !== 'person') return undefined
  if (phase === 'over') return { type: 'rematch' }
  const share = Array.from({ length: 64 }, () => below(random, 16).toString(16)).join('')
  if (match.pledge !== null && !match.pledge.dealt) return { type: 'share', share }
  const legal: readonly Json[] = gameOf(host.table()).legal(match.state as never)
  return legal.length === 0 ? undefined : { type: 'act', action: pick(random, legal) }
}

/** Plays one or two matches at a table with people who come, go, leave and are replaced. */
const evening = async (number: number): Promise<string[]> => {
  const random = seeded(`tap ${number}`)
  const game = pick(random, ['half-pint-heroes', 'herzlos'])
  const seats = game === 'herzlos' ? 3 + below(random, 3) : 2 + below(random, 6)
  const setup = must(readSetup({ game, seats, options: { rounds: 1 + below(random, 2) }, grace: 86_400_000 }))
  const table = `tap${number}`.padEnd(10, 'x')
  const tokens = Array.from({ length: seats }, drawToken)
  const opening = { table, setup, person: person('Ann'), key: keyOf(tokens[0] as string) }
  const live = must(await registry.open(opening))
  const { host } = live
  for (let seat = 1; seat < seats; seat++) {
    const key = keyOf(tokens[seat] as string)
    must(await host.wish('rail', null, { type: 'sit', person: person(`P${seat}`), key }))
  }
  const tapped: Tapped[] = []
  const viewers: Viewer[] = [...host.table().chairs.keys(), 'rail', 'rail']
  const listeners = viewers.map(viewer => listener(live, viewer, random, tapped))
  must(await host.wish(0, null, { type: 'start' }))
  const matches = 1 + below(random, 2)
  for (let step = 0; step < 2_000; step++) {
    const { phase, matches: played, chairs } = host.table()
    if (phase === 'over' && played >= matches) break
    if (below(random, 6) === 0) pick(random, listeners).again(below(random, 4) === 0)
    if (below(random, 150) === 0 && chairs.filter(({ kind }) => kind === 'person').length > 1) {
      const seat = below(random, seats)
      if (chairs[seat]?.kind === 'person') {
        await host.wish(seat, null, { type: 'leave' })
        const newcomer = { type: 'sit', seat, person: person(`N${step}`), key: keyOf(drawToken()) } as const
        if (below(random, 2) === 0 && (await host.wish('rail', null, newcomer)).ok) listeners[seat]?.again(true)
      }
    }
    const seat = below(random, seats)
    const wish = next(host, seat, random)
    if (wish !== undefined) await host.wish(seat, null, wish)
    // Bots that took over a chair think in between.
    if (step % 10 === 0) await new Promise(resolve => setImmediate(resolve))
  }
  for (const each of listeners) each.stop()
  expect(tapped.length).toBeGreaterThan(20)
  return leaksIn(await store.read(table), tapped, tokens)
}

test(`nobody is sent a card they could not know, in ${GAMES} random evenings`, async () => {
  for (let number = 0; number < GAMES; number++) expect(await evening(number)).toEqual([])
})

test('the tap finds a leak where there is one', async () => {
  const log = await store.read('tap0xxxxxx')
  const at = log.findIndex(({ fact }) => JSON.stringify(fact).includes('"dealt"'))
  const raw = log[at] as (typeof log)[number]
  const line = JSON.stringify({ type: 'fact', version: raw.version, at: raw.at, fact: raw.fact })
  expect(leaksIn(log, [{ viewer: 'rail', line }], []).length).toBeGreaterThan(10)
  expect(leaksIn(log, [{ viewer: 1, line }], []).length).toBeGreaterThan(10)
})

test.each([
  ['half-pint-heroes', 3],
  ['herzlos', 4],
])('over real lines of %s too, every byte of streams and views', async (game, seats) => {
  const lines = must(await openStore('memory:'))
  const service = await serve({}, lines)
  const random = seeded(`bytes ${game}`)
  const tapped: Tapped[] = []
  const rests = new Map<Viewer, string>()
  const tap = (viewer: Viewer, text: string): void => {
    const parts = ((rests.get(viewer) ?? '') + text).split('\n')
    rests.set(viewer, parts.pop() as string)
    for (const line of parts) if (line.startsWith('{')) tapped.push({ viewer, line })
  }
  const setup = { game, seats, options: { rounds: 2 }, grace: 600_000 }
  const company = await gather(() => service.url, setup, random, { tap })
  const rail = play({
    url: () => service.url,
    table: company.table,
    seat: 'rail',
    random,
    tap: text => tap('rail', text),
  })
  const url = `${service.url}/api/tables/${company.table}`
  let looking = true
  const look = async (): Promise<void> => {
    // The rest of a line that was cut is not a line.
    const cut = pick(random, [...company.players, rail])
    rests.delete(cut === rail ? 'rail' : cut.seat)
    cut.cut()
    const looker = pick(random, company.players)
    const headers = { authorization: `Bearer ${looker.token}` }
    const view = await (await fetch(url, { headers })).json()
    tapped.push({ viewer: looker.seat, line: JSON.stringify({ type: 'view', version: view.version, view }) })
    const legal = await (await fetch(`${url}/legal`, { headers })).json()
    tapped.push({ viewer: looker.seat, line: JSON.stringify({ type: 'legal', ...legal }) })
    const open = await (await fetch(url)).json()
    tapped.push({ viewer: 'rail', line: JSON.stringify({ type: 'view', version: open.version, view: open }) })
  }
  const looks = (async () => {
    while (looking) {
      await look()
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  })()
  for (const _match of [1, 2]) {
    await company.players[0]?.wish({ type: 'start' })
    await company.players[0]?.until(view => view.phase === 'playing')
    await Promise.all(company.players.map(player => player.until(view => view.phase === 'over')))
  }
  looking = false
  await looks
  rail.leave()
  company.leave()
  const log = await lines.read(company.table)
  await service.stop()
  expect(tapped.length).toBeGreaterThan(200)
  expect(
    leaksIn(
      log,
      tapped,
      company.players.map(({ token }) => token),
    ),
  ).toEqual([])
})

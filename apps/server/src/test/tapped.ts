import { below, type Json, must, pick, type Random, type Seat, seeded, type Viewer } from '@halfpint/core'
import { openStore, type Store } from '@halfpint/store'
import { gameOf, type Host, readSetup, type Wish } from '@halfpint/table'
import { pino } from 'pino'
import { openBotWorkers } from '../botworkers.ts'
import { systemClock } from '../clock.ts'
import type { LiveTable } from '../livetable.ts'
import { encode } from '../message.ts'
import { openMetrics } from '../metrics.ts'
import { openRegistry, type TableRegistry } from '../registry.ts'
import { drawToken, keyOf } from '../token.ts'
import { leaksIn, type Tapped } from './tap.ts'

/** What an evening at a tapped table came to. */
interface TappedEvening {
  readonly leaks: readonly string[]
  readonly matches: number
  readonly lines: number
  /** The whole log of the table. */
  readonly log: Awaited<ReturnType<Store['read']>>
}

/** The real registry over a store in memory, and evenings at its tables. */
export interface TappedHouse {
  /** Plays one or two matches at a table with people who come, go, leave and are replaced. */
  evening(number: number): Promise<TappedEvening>
  close(): Promise<void>
}

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
const evening = async (store: Store, registry: TableRegistry, number: number): Promise<TappedEvening> => {
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
  const log = await store.read(table)
  const leaks = leaksIn(log, tapped, tokens)
  const { matches: played } = host.table()
  // The next evening has a table of its own.
  await store.remove(table)
  return { leaks, matches: played, lines: tapped.length, log }
}

/** Opens the house. */
export const openTappedHouse = async (): Promise<TappedHouse> => {
  const store: Store = must(await openStore('memory:'))
  const registry = openRegistry({
    store,
    workers: openBotWorkers(null, 0),
    log: pino({ level: 'silent' }),
    metrics: openMetrics(() => 0),
    clock: systemClock(),
    random: seeded('tapped house'),
    door: 'front',
    keep: 30,
  })
  return {
    evening: number => evening(store, registry, number),
    async close() {
      await registry.endStreams()
      await registry.close()
    },
  }
}

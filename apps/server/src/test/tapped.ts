import { below, type Json, must, pick, type Random, type Seat, seeded, type Viewer } from '@halfpint/core'
import { drawSecret } from '@halfpint/fair'
import { openStore, type Store } from '@halfpint/store'
import { type Command, gameOf, type Host, readSetup, type Table } from '@halfpint/table'
import { pino } from 'pino'
import { openMetrics } from '../http/metrics.ts'
import { encode } from '../socket/message.ts'
import type { LiveTable } from '../tables/livetable.ts'
import { openRegistry, type TableRegistry } from '../tables/registry.ts'
import { drawToken, keyOf } from '../tables/token.ts'
import { clockOn } from './simulation/machine.ts'
import { openScheduler, type Scheduler } from './simulation/scheduler.ts'
import { type Heard, hearing, leaksIn } from './tap.ts'

/** The result of one table. */
interface TappedTable {
  readonly leaks: readonly string[]
  /** Number of matches played to their end. */
  readonly matches: number
  readonly lines: number
  /** The whole log of the table. */
  readonly log: Awaited<ReturnType<Store['read']>>
}

/** The real registry over a store in memory, with tables whose messages are checked. */
export interface TappedServer {
  /** Plays one or two matches with people who come, go, leave and are replaced. */
  playTable(number: number): Promise<TappedTable>
  close(): Promise<void>
}

/** A client that is disconnected now and then and resumes. */
const listener = (live: LiveTable, viewer: Viewer, random: Random, heard: Heard) => {
  let last: number | null = null
  let lines = 0
  let stop = (): void => {}
  const form = below(random, 2) === 0 ? 'sse' : 'utf8'
  const listen = (): void => {
    stop = live.join(viewer, last, {
      onUpdate(update) {
        hearing(heard, viewer, encode(update)[form].toString())
        lines += update.kind === 'events' ? update.events.length : 1
        if (update.kind === 'view') last = update.view.version
        if (update.kind === 'events') last = update.events.at(-1)?.version ?? last
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
    lines: () => lines,
  }
}

const person = (name: string) => ({ id: name.toLowerCase(), name, symbol: 'mug' })

/** Whether this seat's person has something to do. */
const isAsked = ({ match, phase, seats: seatStates }: Table, seat: Seat): boolean =>
  seatStates[seat]?.kind === 'person' &&
  (phase === 'over' ||
    match?.since[seat] !== null ||
    (match.pledge?.dealt === false && match.pledge.shares[seat] === null))

/** The next command of this seat. */
const next = (host: Host, seat: Seat, random: Random): Command => {
  const { phase, match } = host.table()
  if (phase === 'over') return { type: 'rematch' }
  if (match?.since[seat] === null) return { type: 'share', share: drawSecret(random) }
  const legal: readonly Json[] = gameOf(host.table()).legal(host.view(seat).match?.state as never)
  return { type: 'act', action: pick(random, legal) }
}

/** Maximum number of steps at one table; most need a hundred or two. */
const MAX_STEPS = 5_000

/** Plays one or two matches with people who come, go, leave and are replaced. */
const evening = async (
  store: Store,
  registry: TableRegistry,
  time: Scheduler,
  number: number,
): Promise<TappedTable> => {
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
    must(await host.run('spectator', null, { type: 'sit', person: person(`P${seat}`), key }))
  }
  const heard: Heard = new Map()
  const seatStates = [...host.table().seats.keys()]
  const viewers: Viewer[] = [...seatStates, 'spectator', 'spectator']
  const listeners = viewers.map(viewer => listener(live, viewer, random, heard))
  must(await host.run(0, null, { type: 'start' }))
  const matches = 1 + below(random, 2)
  const replace = async (seat: Seat): Promise<void> => {
    await host.run(seat, null, { type: 'leave' })
    const token = drawToken()
    tokens.push(token)
    const newcomer = { type: 'sit', seat, person: person(`N${tokens.length}`), key: keyOf(token) } as const
    if (below(random, 2) === 0 && (await host.run('spectator', null, newcomer)).ok) listeners[seat]?.again(true)
  }
  for (let step = 0; step < MAX_STEPS && host.table().tally.length < matches; step++) {
    if (below(random, 6) === 0) pick(random, listeners).again(below(random, 4) === 0)
    const people = seatStates.filter(seat => host.table().seats[seat]?.kind === 'person')
    if (below(random, 150) === 0 && people.length > 1) await replace(pick(random, people))
    const asked = seatStates.filter(seat => isAsked(host.table(), seat))
    // Bots on taken-over seats think in between, and the pause between two rounds passes.
    if (asked.length === 0 || below(random, 8) === 0) await time.step(time.now() + 500)
    else {
      const seat = pick(random, asked)
      await host.run(seat, null, next(host, seat, random))
    }
  }
  for (const each of listeners) each.stop()
  const log = await store.read(table)
  const leaks = leaksIn(log, heard, tokens)
  const { length } = host.table().tally
  // The next game opens a new table.
  await registry.remove(table)
  return { leaks, matches: length, lines: listeners.reduce((sum, each) => sum + each.lines(), 0), log }
}

/** Time passes only when nothing else can happen, and bots play random legal actions. */
export const openTappedServer = async (): Promise<TappedServer> => {
  const store: Store = must(await openStore('memory:'))
  const time = openScheduler()
  const random = seeded('tapped house')
  const registry = openRegistry({
    store,
    workers: { ask: async ({ legal }) => below(random, legal.length), close: async () => {} },
    log: pino({ level: 'silent' }),
    metrics: openMetrics(() => 0),
    clock: clockOn({ offset: 0, drift: 0 }, time, { alive: true, frozenUntil: 0 }),
    random,
    node: 'front',
    keep: 30,
  })
  return {
    playTable: number => evening(store, registry, time, number),
    async close() {
      await registry.endStreams()
      await registry.close()
    },
  }
}

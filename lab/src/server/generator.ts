// A process with many players: seats them at one server and plays at the pace of its orders.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Json, type Random, seeded } from '@halfpint/core'
import { answerParent } from './channel.ts'
import { seatAtFloor } from './floortable.ts'
import { seatAtHalfPint } from './halfpinttable.ts'
import { openPacer, type Pacer } from './pacer.ts'
import { seatAtPeer } from './peertable.ts'
import { noCounts, SEATS, type SeatedTable, type TableCounts } from './seated.ts'
import type { Port } from './wire.ts'

/** An order for a generator. */
export type Order =
  | {
      readonly kind: 'seat'
      readonly at: 'halfpint' | 'peer' | 'floor'
      readonly port: number
      /** The port at which tables are opened. */
      readonly lobby: number
      readonly tables: number
      readonly seed: string
      /** The setup of each table on our server. */
      readonly setup: Json
    }
  /** Starts the tables at different times, so that their rounds do not end at the same moment. */
  | { readonly kind: 'spread' }
  /** Actions per second at each table; `null` for the maximum. */
  | { readonly kind: 'play'; readonly pace: number | null }
  | { readonly kind: 'blink' }
  | { readonly kind: 'mark' }
  | { readonly kind: 'rest' }

/** Measurements since the last mark, and the counters of all tables since the start. */
export interface Measurements {
  /** Ids of the tables. */
  readonly ids: readonly string[]
  /** Milliseconds until each action reached the last player. */
  readonly waits: readonly number[]
  /** Processor time of the generator since its start, in microseconds. */
  readonly cpu: number
  /** Bytes received from the server since the start. */
  readonly bytes: number
  readonly counts: TableCounts
  /** Whether the players of every table have the same state; valid only at rest. */
  readonly agree: boolean
  /** The first errors. */
  readonly faults: readonly string[]
}

const MAX_FAULTS = 10

/** Milliseconds after which the last actions count as lost. */
const ACTION_TIMEOUT = 30_000

const AT_ONCE = 16

const tables: SeatedTable[] = []
const faults: string[] = []
let pacer: Pacer = openPacer([], seeded('nobody'))
let bytes = 0
let breakOff: (reason: string) => void = () => {}

const portOf = (number: number): Port => ({
  number,
  fail(reason) {
    if (faults.length < MAX_FAULTS) faults.push(reason)
    breakOff(reason)
  },
  came(more) {
    bytes += more
  },
})

const seatOne = {
  halfpint: (port: Port, _lobby: Port, random: Random, setup: Json) => seatAtHalfPint(port, random, setup),
  peer: seatAtPeer,
  floor: seatAtFloor,
}

const seat = async (order: Extract<Order, { kind: 'seat' }>): Promise<void> => {
  const { at, tables: count, seed, setup } = order
  const [port, lobby] = [portOf(order.port), portOf(order.lobby)]
  let next = 0
  const usher = async (): Promise<void> => {
    while (next < count) {
      const random = seeded(`${seed} ${next++}`)
      tables.push(await seatOne[at](port, lobby, random, setup))
    }
  }
  const broken = new Promise<void>((_, reject) => {
    breakOff = reject
  })
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, usher)), broken])
  breakOff = () => {}
  pacer = openPacer(tables, seeded(seed))
}

/** Actions of one round: four passes and thirteen tricks. */
const ROUND = SEATS + 13 * SEATS

const playSome = (table: SeatedTable, actions: number): Promise<void> =>
  new Promise(resolve => {
    const next = (left: number): void => (left === 0 ? resolve() : table.act(() => next(left - 1)))
    next(actions)
  })

const spread = async (): Promise<void> => {
  await Promise.all(tables.map((table, at) => playSome(table, Math.floor((at * ROUND) / tables.length))))
}

/** Stops playing. Returns whether all actions ended; one may be lost. */
const rest = async (): Promise<boolean> => {
  const late = new AbortController()
  const lost = sleep(ACTION_TIMEOUT, false, { signal: late.signal }).catch(() => true)
  const rested = await Promise.race([pacer.rest().then(() => true), lost])
  late.abort()
  return rested
}

const mark = (): Measurements => {
  const { user, system } = process.cpuUsage()
  const counts = noCounts()
  for (const table of tables) {
    for (const key of Object.keys(counts) as (keyof TableCounts)[]) counts[key] += table.counts[key]
  }
  const agree = tables.every(table => table.agrees())
  const ids = tables.map(({ id }) => id)
  return { ids, waits: pacer.takeWaits(), cpu: user + system, bytes, counts, agree, faults }
}

answerParent((order: Order) => {
  switch (order.kind) {
    case 'seat':
      return seat(order).catch(error => void faults.push(String(error)))
    case 'spread':
      return spread()
    case 'play':
      return pacer.play(order.pace)
    case 'blink':
      for (const table of tables) table.blink?.()
      return undefined
    case 'mark':
      return mark()
    case 'rest':
      return rest()
  }
})

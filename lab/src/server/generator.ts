// A process full of players: seats them at one server and plays at the pace it is told.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Json, type Random, seeded } from '@halfpint/core'
import { answerParent } from './channel.ts'
import { seatAtFloor } from './floortable.ts'
import { seatAtHouse } from './housetable.ts'
import { openPacer, type Pacer } from './pacer.ts'
import { seatAtPeer } from './peertable.ts'
import { type Counts, noCounts, SEATS, type SeatedTable } from './seated.ts'
import type { Port } from './wire.ts'

/** What a generator is asked to do. */
export type Order =
  | {
      readonly kind: 'seat'
      readonly at: 'house' | 'peer' | 'floor'
      readonly port: number
      /** Where tables are opened. */
      readonly lobby: number
      readonly tables: number
      readonly seed: string
      /** The setup of each table on our server. */
      readonly setup: Json
    }
  /** Sets the tables apart, so that their rounds do not all end in the same moment. */
  | { readonly kind: 'spread' }
  /** Actions a second at each table; `null` for as fast as they can. */
  | { readonly kind: 'play'; readonly pace: number | null }
  | { readonly kind: 'blink' }
  | { readonly kind: 'mark' }
  | { readonly kind: 'rest' }

/** What happened since the last mark, and the counters of all tables since the beginning. */
export interface Mark {
  /** The tables, as the server calls them. */
  readonly ids: readonly string[]
  /** How long each action took to the last player, in milliseconds. */
  readonly waits: readonly number[]
  /** The generator's own processor time since it began, in microseconds. */
  readonly cpu: number
  /** Bytes that came from the server since the beginning. */
  readonly bytes: number
  readonly counts: Counts
  /** Whether the players of every table know the same; of meaning at rest. */
  readonly agree: boolean
  /** What went wrong, the first few. */
  readonly faults: readonly string[]
}

const MAX_FAULTS = 10

/** How long the last actions may take, in milliseconds, before they count as lost. */
const PATIENCE = 30_000

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
  house: (port: Port, _lobby: Port, random: Random, setup: Json) => seatAtHouse(port, random, setup),
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

/** The actions of one round: four who pass, and thirteen tricks. */
const ROUND = SEATS + 13 * SEATS

const playSome = (table: SeatedTable, actions: number): Promise<void> =>
  new Promise(resolve => {
    const next = (left: number): void => (left === 0 ? resolve() : table.act(() => next(left - 1)))
    next(actions)
  })

const spread = async (): Promise<void> => {
  await Promise.all(tables.map((table, at) => playSome(table, Math.floor((at * ROUND) / tables.length))))
}

/** Comes to rest; tells whether it did, for an action may have got lost. */
const rest = async (): Promise<boolean> => {
  const late = new AbortController()
  const lost = sleep(PATIENCE, false, { signal: late.signal }).catch(() => true)
  const rested = await Promise.race([pacer.rest().then(() => true), lost])
  late.abort()
  return rested
}

const mark = (): Mark => {
  const { user, system } = process.cpuUsage()
  const counts = noCounts()
  for (const table of tables) {
    for (const key of Object.keys(counts) as (keyof Counts)[]) counts[key] += table.counts[key]
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

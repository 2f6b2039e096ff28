import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { must } from '@halfpint/core'
import { openStore } from '@halfpint/store'
import { databaseTime, dropDatabase, freshDatabase, postmasterOf } from '@halfpint/store/testing'
import type { Builds } from './builds.ts'
import { type Memory, type PaceStep, stepOf } from './finding.ts'
import type { Measurements, Order } from './generator.ts'
import type { ContenderId, Plan } from './plan.ts'
import type { Usage, UsageQuestion } from './probe.ts'
import { type BenchProcess, startGenerator, startServer } from './program.ts'
import { noCounts, SEATS } from './seated.ts'

/** Maximum time in milliseconds that a pace is played before it is measured. */
const LEAD = 1500

/** A server with all players seated. */
export interface MeasuredServer {
  readonly id: ContenderId
  readonly port: number
  /** Plays until the tables are at different places in their rounds. */
  spread(): Promise<void>
  /** Disconnects all players and connects them again. */
  blink(): Promise<void>
  /** Plays at a pace and measures it. */
  run(pace: number | null, seconds: number): Promise<PaceStep>
  memory(): Promise<Memory>
  /** Stops the server, and compares its stored data with the answers to the players. */
  finish(): Promise<Ending>
}

/** Whether everything that was acknowledged happened. */
export interface Ending {
  readonly commands: number
  readonly accepted: number
  readonly refused: number
  readonly actions: number
  /** Commands found in the log afterwards; `null` for a server that stores nothing. */
  readonly kept: number | null
  /** Whether all players of each table had the same state in the end. */
  readonly agree: boolean
  readonly faults: readonly string[]
}

/** The storage of one of our servers. */
interface Ground {
  readonly words: readonly string[]
  /** The location for `openStore` afterwards; `null` without storage. */
  readonly place: string | null
  /** The processor time of the database beside the server, in microseconds. */
  databaseTime(): number
  remove(): Promise<void>
}

const onSqlite = async (): Promise<Ground> => {
  const data = mkdtempSync(join(tmpdir(), 'halfpint-bench-'))
  const remove = (): void => rmSync(data, { recursive: true, force: true })
  process.once('exit', remove)
  return {
    words: ['--data', data],
    place: join(data, 'halfpint.sqlite'),
    databaseTime: () => 0,
    remove: async () => remove(),
  }
}

const onPostgres = async (): Promise<Ground> => {
  const place = await freshDatabase()
  const postmaster = await postmasterOf(place)
  return {
    words: ['--database', place],
    place,
    databaseTime: () => databaseTime(postmaster),
    remove: () => dropDatabase(place),
  }
}

const inMemory = async (): Promise<Ground> => ({
  words: ['--database', 'memory:'],
  place: null,
  databaseTime: () => 0,
  remove: async () => {},
})

const onFloor = async (): Promise<Ground> => ({ ...(await inMemory()), words: [] })

const onFloorWithFile = async (): Promise<Ground> => {
  const { place, ...ground } = await onSqlite()
  return { ...ground, words: [place as string], place: null }
}

/** The program and the storage of each contender. */
const CONTENDERS = {
  sqlite: { program: 'halfpint', open: onSqlite },
  postgres: { program: 'halfpint', open: onPostgres },
  memory: { program: 'halfpint', open: inMemory },
  'boardgame.io': { program: 'peer', open: onFloor },
  floor: { program: 'floor', open: onFloor },
  'floor-sqlite': { program: 'floor', open: onFloorWithFile },
} as const

/** Number of log entries with a command id. */
const commandsIn = async (place: string, tables: readonly string[]): Promise<number> => {
  const store = must(await openStore(place))
  let commands = 0
  for (const table of tables) {
    for (const { id } of await store.read(table)) if (id !== undefined) commands += 1
  }
  await store.close()
  return commands
}

const together = (marks: readonly Measurements[]): Measurements => {
  const counts = noCounts()
  for (const mark of marks)
    for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += mark.counts[key]
  const sum = (of: (mark: Measurements) => number): number => marks.reduce((all, mark) => all + of(mark), 0)
  return {
    ids: marks.flatMap(({ ids }) => ids),
    waits: marks.flatMap(({ waits }) => waits),
    cpu: sum(({ cpu }) => cpu),
    bytes: sum(({ bytes }) => bytes),
    counts,
    agree: marks.every(({ agree }) => agree),
    faults: marks.flatMap(({ faults }) => faults),
  }
}

/** Starts a server and seats the players. */
export const openMeasuredServer = async (id: ContenderId, plan: Plan, builds: Builds): Promise<MeasuredServer> => {
  const { program, open } = CONTENDERS[id]
  const ground = await open()
  const profile =
    plan.profile === null
      ? []
      : ['--cpu-prof', `--cpu-prof-dir=${plan.profile}`, `--cpu-prof-name=${id}-${Date.now()}.cpuprofile`]
  // One address connects thousands of players here, so the limits per address are off. Everything else is the default.
  // `halfpint serve` starts the server with the same flags.
  const ours = [
    '--max-semi-space-size=8',
    '--v8-pool-size=1',
    '--compact-on-every-full-gc',
    builds.halfpint,
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--rate',
    '0',
    '--log',
    'info',
  ]
  const args = [...(program === 'halfpint' ? ours : [builds[program]]), ...ground.words]
  const server = await startServer(builds.probe, [...profile, ...args])
  const usage = (tidy = false): Promise<Usage> => server.ask({ tidy } satisfies UsageQuestion)
  const empty = await usage(true)

  const generators: BenchProcess[] = Array.from({ length: plan.generators }, () => startGenerator(builds.generator))
  const all = <Answer>(order: Order): Promise<Answer[]> => Promise.all(generators.map(each => each.ask<Answer>(order)))
  const mark = async (): Promise<Measurements> => together(await all<Measurements>({ kind: 'mark' }))
  const setup = { game: 'herzlos', seats: SEATS, listed: true }
  await Promise.all(
    generators.map((generator, at) => {
      const tables = Math.floor((plan.tables + at) / plan.generators)
      const order: Order = {
        kind: 'seat',
        at: program,
        port: server.port,
        lobby: server.lobby,
        tables,
        seed: `${plan.seed} ${at}`,
        setup,
      }
      return generator.ask(order)
    }),
  )
  const { faults } = await mark()
  if (faults.length > 0) throw new Error(`${id}: some players got no seat: ${faults[0]}`)

  const snapshot = async () => {
    const [{ cpu }, marked] = await Promise.all([usage(), mark()])
    return { at: performance.now(), cpu, database: ground.databaseTime(), mark: marked }
  }

  return {
    id,
    port: server.port,
    async spread() {
      await all({ kind: 'spread' })
    },
    async blink() {
      await all({ kind: 'blink' })
    },
    async run(pace, seconds) {
      await all({ kind: 'play', pace })
      await sleep(Math.min(LEAD, seconds * 500))
      const before = await snapshot()
      await sleep(seconds * 1000)
      const after = await snapshot()
      const rested = await all<boolean>({ kind: 'rest' })
      if (rested.includes(false)) throw new Error(`${id}: an action was lost. ${after.mark.faults.join('; ')}`)
      return stepOf(pace === null ? null : pace * plan.tables, before, after)
    },
    async memory() {
      const { resident, living } = await usage(true)
      const players = plan.tables * SEATS
      return {
        resident: (resident - empty.resident) / players,
        living: (living - empty.living) / players,
        empty: empty.resident,
      }
    },
    async finish() {
      const { ids, counts, agree, faults: met } = await mark()
      for (const generator of generators) await generator.stop()
      await server.stop()
      const { place } = ground
      const kept = place === null ? null : await commandsIn(place, ids)
      await ground.remove()
      return { ...counts, kept, agree, faults: met }
    },
  }
}

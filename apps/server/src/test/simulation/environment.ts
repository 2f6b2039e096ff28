import { below, type Random, seeded } from '@halfpint/core'
import { shortTableIdOf } from '../../tables/token.ts'
import { type Audit, openAudit } from './audit.ts'
import type { DeviceParts } from './client.ts'
import { type Database, openDatabase } from './database.ts'
import { type DiskFile, openDiskFile } from './file.ts'
import type { Machine } from './machine.ts'
import { dropLines, openNetwork, type Reach } from './network.ts'
import { newPerson, type Person } from './person.ts'
import { type ServerProcess, startProcess } from './process.ts'
import { openPushService, type PushService } from './pushservice.ts'
import type { Scenario, TablePlan } from './scenario.ts'
import { openScheduler, type Scheduler } from './scheduler.ts'

/** A place where a server process runs, and is started again after it died. */
export interface Place {
  readonly machine: Machine
  process: ServerProcess | undefined
  starts: number
}

/** A table and all people who ever came to it. */
export interface SimulatedTable {
  readonly id: string
  readonly plan: TablePlan
  /** The secret of the person who opened the table. */
  readonly token: string
  readonly people: Person[]
}

/** Servers, stores, networks and people in one process. */
export interface Environment {
  readonly scheduler: Scheduler
  readonly random: Random
  readonly audit: Audit
  readonly places: readonly Place[]
  readonly parties: SimulatedTable[]
  readonly database: Database | undefined
  readonly file: DiskFile | undefined
  readonly pushService: PushService
  start(place: Place): void
  /** Ends a process at once. With `isTold`, its operating system closes the connections. */
  kill(place: Place, isTold: boolean): void
  /** Adds a person, with a seat or as a spectator. */
  invite(party: SimulatedTable, isSeated: boolean): Person
}

const tokenOf = (random: Random): string =>
  Buffer.from(Array.from({ length: 32 }, () => below(random, 256))).toString('base64url')

/** Starts the servers and sends people to their tables. */
export const openEnvironment = ({ seed, store, processes, tables, pace, calls }: Scenario): Environment => {
  const scheduler = openScheduler()
  const random = seeded(`house ${seed}`)
  const audit = openAudit(() => (database ?? file)?.kept as DiskFile['kept'])
  const database = store === 'database' ? openDatabase(scheduler, random, audit.committed) : undefined
  const file = store === 'file' ? openDiskFile(scheduler, random, audit.committed) : undefined
  const places: Place[] = Array.from({ length: processes }, () => ({
    machine: { offset: below(random, 400) - 200, drift: 0 },
    process: undefined,
    starts: 0,
  }))
  const network = openNetwork(scheduler, random, () => places[below(random, places.length)]?.process)
  const pushService = openPushService(scheduler, random)
  let guests = 0

  /** Only errors that an injected fault explains may be logged. */
  const trouble = (error: unknown): void => {
    const { code, message } = error as { code?: unknown; message?: unknown }
    const isPassing = code === 'store-down' || /^a client of .* knows/.test(String(message))
    if (!isPassing) audit.blame('no server fails', error instanceof Error ? String(error.stack) : JSON.stringify(error))
  }

  const env: Environment = {
    scheduler,
    random,
    audit,
    places,
    parties: [],
    database,
    file,
    pushService,
    start(place) {
      if (place.process?.alive === true) return
      const node = `door-${places.indexOf(place)}-${++place.starts}`
      place.process = startProcess({
        scheduler,
        machine: place.machine,
        node,
        seed: `${seed} ${node}`,
        open: client => (database?.connect(client) ?? file?.open(client)) as DiskFile['kept'],
        trouble,
        send: pushService.reachedBy,
      })
    },
    kill({ process }, isTold) {
      if (process?.alive !== true) return
      process.alive = false
      file?.lose()
      database?.cut(process)
      dropLines(process, isTold)
    },
    invite(party, isSeated) {
      const reach: Reach = {
        delay: 1 + below(random, 60),
        jitter: below(random, 20),
        offlineUntil: 0,
        stalledUntil: 0,
        lines: new Set(),
      }
      const parts: DeviceParts = { scheduler, network, audit, random, reach, pushService }
      const name = `Guest ${++guests}`
      const token = !isSeated ? undefined : party.people.length === 0 ? party.token : tokenOf(random)
      const person = newPerson(parts, {
        name,
        table: party.id,
        token,
        seed,
        pace,
        isCalled: calls && below(seeded(`called ${seed} ${name}`), 3) > 0,
      })
      party.people.push(person)
      return person
    },
  }

  const gather = async (party: SimulatedTable): Promise<void> => {
    const { plan } = party
    const options = { rounds: plan.rounds ?? 1 }
    const setup = { game: plan.game, seats: plan.seats, options, grace: plan.grace, listed: true }
    const host = env.invite(party, true)
    await host.arrive(setup)
    host.openPage(below(random, 2) === 0)
    for (let guest = 1; guest < plan.people; guest++) {
      const person = env.invite(party, true)
      if (await person.arrive()) person.openPage(below(random, 2) === 0)
      else person.isOver = true
    }
    for (let guest = 0; guest < plan.spectators; guest++) env.invite(party, false).openPage(below(random, 2) === 0)
  }

  for (const place of places) env.start(place)
  for (const plan of tables) {
    const token = tokenOf(random)
    const party: SimulatedTable = { id: shortTableIdOf(token), plan, people: [], token }
    env.parties.push(party)
    scheduler.after(1_500 + below(random, 3_000), () => void gather(party))
  }
  return env
}

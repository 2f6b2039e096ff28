import { setTimeout as pause } from 'node:timers/promises'
import { below, must, pick, seeded } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import { BARE_TABLE, evolveTable, findGame, type TableEvent, viewTable } from '@halfpint/table'
import type { Killable } from './process.ts'
import { ask } from './serve.ts'
import { gather, type TestTable } from './testtable.ts'

/** A run in which servers are killed during games. */
export interface KillRun {
  readonly servers: readonly Killable[]
  readonly kills: number
  readonly tables: number
  readonly seed: string
  /** Opens the store again after all servers have ended. */
  openStore(): Promise<Store>
  /** Injects another fault now and then. Returns how many. */
  readonly trouble?: () => Promise<number>
  readonly tell?: (line: string) => void
  /** Called before each kill: whether to stop and check the result now. */
  readonly isEnough?: () => boolean
}

/** The result of a run. */
export interface KillResult {
  readonly kills: number
  readonly troubles: number
  /** Starts that were repeated because a busy machine had no database or port in time. */
  readonly starved: number
  readonly accepted: number
  readonly refused: number
  readonly entries: number
  readonly matches: number
  /** Lost, doubled or misordered commands and wrong records. */
  readonly faults: readonly string[]
}

const SETUPS: readonly { readonly game: string; readonly seats: number; readonly people?: number }[] = [
  { game: 'herzlos', seats: 3 },
  // Two players and two bots, which any process left alive must drive.
  { game: 'half-pint-heroes', seats: 4, people: 2 },
  { game: 'half-pint-heroes', seats: 2 },
  { game: 'herzlos', seats: 4 },
]

/** Compares what the players received with the log. */
const audit = async (store: Store, company: TestTable, faults: string[]): Promise<{ entries: number }> => {
  const log = await store.read(company.table)
  const say = (what: string): void => void faults.push(`${company.table}: ${what}`)
  const ids = new Map<string, number>()
  let table = BARE_TABLE
  for (const [at, { version, id, event, at: moment }] of log.entries()) {
    if (version !== at + 1) say(`version ${version} in place ${at + 1}`)
    // A stored id is sender/chosen id/fingerprint.
    const chosen = id?.split('/')[1]
    if (chosen !== undefined) ids.set(chosen, (ids.get(chosen) ?? 0) + 1)
    table = evolveTable(table, { at: moment, event: event as unknown as TableEvent })
  }
  for (const player of company.players) {
    for (const { id, answer, code } of player.sent) {
      const times = ids.get(id) ?? 0
      if (answer === 'accepted' && times !== 1) say(`accepted ${player.seat}/${id} is in the log ${times} times`)
      if (answer === 'refused' && times !== 0) say(`refused (${code}) ${player.seat}/${id} is in the log`)
    }
    const seen = player.view()
    const own = viewTable(table, player.seat)
    // The last events are disconnects, which the players no longer receive.
    if (seen === undefined || seen.match?.number !== own.match?.number) say(`seat ${player.seat} has a wrong view`)
    for (const fault of player.faults) say(`seat ${player.seat}: ${fault}`)
  }
  return { entries: log.length }
}

const judge = async (store: Store, table: string, faults: string[]): Promise<number> => {
  const archived = await store.records(table)
  for (const { id, match } of archived) {
    const archived = await store.record(id)
    const record = archived?.record as { game: string } | undefined
    const read = must(findGame(record?.game as string)).records.read(record)
    if (!read.ok) faults.push(`${table} match ${match}: ${JSON.stringify(read.problem)}`)
  }
  return archived.length
}

/** Maximum number of failed starts in a row on a busy machine. */
const PATIENCE = 20

/** Waits until a server answers. Returns how often it was restarted because the machine was too busy. */
const comeUp = async (server: Killable): Promise<number> => {
  for (let starved = 0; ; starved++) {
    try {
      await server.ready()
      return starved
    } catch (error) {
      if (!server.gaveUp() || starved === PATIENCE) throw error
      await pause(500)
      await server.killAndRestart()
    }
  }
}

/** Plays while servers are killed at random moments, and checks the result. */
export const killWhilePlaying = async (killing: KillRun): Promise<KillResult> => {
  const { servers, tell = () => {} } = killing
  const random = seeded(killing.seed)
  const anyUrl = (): string => pick(random, servers).url
  let starved = 0
  const allUp = async (): Promise<void> => {
    for (const server of servers) starved += await comeUp(server)
  }
  await allUp()
  const companies: TestTable[] = []
  for (let number = 0; number < killing.tables; number++) {
    const { people, ...table } = SETUPS[number % SETUPS.length] as (typeof SETUPS)[number]
    const setup = { ...table, options: { rounds: 1 }, grace: 600_000 }
    companies.push(
      await gather(anyUrl, setup, seeded(`${killing.seed} ${number}`), {
        forgets: true,
        ...(people === undefined ? {} : { people }),
      }),
    )
  }
  let over = false
  // The next match starts when one ends.
  const evenings = companies.map(async ({ players }) => {
    while (!over) {
      // If a start takes long, another player is the host meanwhile.
      const host = players.find(({ seat, view }) => view()?.host === seat) ?? players[0]
      await host?.send({ type: 'start', fill: 'novice' })
      await Promise.race([players[0]?.until(view => view.phase === 'over'), ended])
    }
  })
  let endNow: () => void = () => {}
  const ended = new Promise<void>(resolve => {
    endNow = resolve
  })

  let troubles = 0
  let kills = 0
  while (kills < killing.kills && killing.isEnough?.() !== true) {
    const victim = pick(random, servers)
    // Some servers are killed again before they answer.
    if (below(random, 4) > 0) starved += await comeUp(victim)
    await pause(below(random, 250))
    await victim.killAndRestart()
    kills++
    if (kills % 2 === 0) troubles += (await killing.trouble?.()) ?? 0
    if (kills % 10 === 0)
      tell(`${kills} kills, ${companies.flatMap(c => c.players).flatMap(p => p.sent).length} commands answered`)
  }
  await allUp()
  // Afterwards each table must finish one more match.
  const last = companies.map(({ players }) => players[0]?.view()?.matches ?? 0)
  await Promise.all(
    companies.map(({ players }, at) =>
      Promise.all(players.map(player => player.until(view => view.phase === 'over' && view.matches > last[at]!))),
    ),
  )
  over = true
  endNow()
  for (const company of companies) for (const player of company.players) player.rest()
  await Promise.all(evenings)
  // A record that a killed process did not archive is archived on request.
  for (const { table } of companies) await ask(`${anyUrl()}/api/tables/${table}/records`)
  await pause(300)
  for (const company of companies) company.leave()
  const codes = await Promise.all(servers.map(server => server.stop()))

  const faults: string[] = codes.flatMap((code, at) => (code === 0 ? [] : [`server ${at} ended with ${code}`]))
  const store = await killing.openStore()
  let entries = 0
  let matches = 0
  for (const company of companies) {
    entries += (await audit(store, company, faults)).entries
    const archived = await judge(store, company.table, faults)
    matches += archived
    const played =
      (company.players[0]?.view()?.matches ?? 0) - (company.players[0]?.view()?.phase === 'playing' ? 1 : 0)
    if (archived < played) faults.push(`${company.table}: ${archived} records of ${played} matches`)
  }
  await store.close()
  const sent = companies.flatMap(({ players }) => players.flatMap(player => player.sent))
  return {
    kills,
    troubles,
    starved,
    accepted: sent.filter(({ answer }) => answer === 'accepted').length,
    refused: sent.filter(({ answer }) => answer === 'refused').length,
    entries,
    matches,
    faults,
  }
}

import { must, type Viewer } from '@halfpint/core'
import { checkProofs } from '@halfpint/fair'
import type { Store } from '@halfpint/store'
import { findGame, isPresent, type Table } from '@halfpint/table'
import type { Sent } from './client.ts'
import type { Environment, SimulatedTable } from './environment.ts'

/** The processes to which each seat and the spectators of a table are connected, as the devices know it. */
const hearingAt = ({ people }: SimulatedTable): Map<Viewer, string[]> => {
  const hearing = new Map<Viewer, string[]>()
  for (const page of people.flatMap(({ pages }) => [...pages])) {
    const [node, viewer] = [page.hears()?.node, page.view()?.viewer]
    if (node === undefined || viewer === undefined) continue
    hearing.set(viewer, [...(hearing.get(viewer) ?? []), node])
  }
  return hearing
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify([...new Set(a)].sort()) === JSON.stringify([...new Set(b)].sort())

/** A wrong presence at a table. */
const presenceFlaw = (table: Table, party: SimulatedTable): string | null => {
  const hearing = hearingAt(party)
  for (const [seat, seatState] of table.seats.entries()) {
    if (seatState.kind !== 'person') continue
    const nodes = hearing.get(seat) ?? []
    if (!isSameSet(seatState.nodes, nodes))
      return `seat ${seat} is present by [${seatState.nodes}] but connected to [${nodes}]`
    if (isPresent(seatState) && seatState.substitute !== null)
      return `${seatState.substitute} plays for seat ${seat}, whose player is present`
  }
  const watching = new Map<string, number>()
  for (const node of hearing.get('spectator') ?? []) watching.set(node, (watching.get(node) ?? 0) + 1)
  const told = JSON.stringify(Object.entries(table.spectators).sort())
  const real = JSON.stringify([...watching].sort())
  return told === real ? null : `the view counts ${told} spectators, and ${real} watch`
}

/** A person who has not received all events. */
const newsFlaw = ({ version }: Table, { people }: SimulatedTable): string | null => {
  for (const { name, pages } of people) {
    const late = [...pages].find(page => page.view()?.version !== version)
    if (late !== undefined) return `${name} knows ${late.view()?.version} of ${version}`
  }
  return null
}

/** The first table with a wrong presence or a missed event; `null` if there is none. */
export const wrongPresence = ({ parties, audit }: Environment): string | null => {
  for (const party of parties) {
    const table = audit.truth(party.id)?.tables.at(-1)
    const flaw = table === undefined ? 'never opened' : (presenceFlaw(table, party) ?? newsFlaw(table, party))
    if (flaw !== null) return `${party.id}: ${flaw}`
  }
  return null
}

/** The finished matches of a table, by number. */
export const finishedAt = ({ audit }: Environment, { id }: SimulatedTable): readonly number[] => {
  const tables = audit.truth(id)?.tables ?? []
  const finished: number[] = []
  for (const [version, table] of tables.entries()) {
    if (table.phase === 'over' && tables[version - 1]?.phase === 'playing') finished.push(table.matches)
  }
  return finished
}

const wrongCommand = (
  { id, table, command, answer, isOpen }: Sent,
  ids: ReadonlyMap<string, number>,
): string | null => {
  const isThere = ids.has(id)
  const isTelling = command.type === 'act' || command.type === 'say'
  if (answer === 'accepted' && isTelling && !isThere) return `${table}: ${command.type} ${id} was accepted and is lost`
  // A request that was never answered may arrive after a later attempt was refused.
  if (answer === 'refused' && !isOpen && isThere) return `${table}: ${command.type} ${id} was refused and is in the log`
  return null
}

/** Checked records by their store. A record is read often and never changes. */
const judged = new WeakMap<Store, Map<string, string>>()

const wrongRecord = async (store: Store, table: string, match: number): Promise<string | null> => {
  const archived = await store.record(`${table}-${match}`)
  if (archived === null) return `${table}: match ${match} has no record`
  const right = judged.get(store) ?? new Map<string, string>()
  judged.set(store, right)
  const text = JSON.stringify(archived.record)
  if (right.get(archived.id) === text) return null
  const { game } = archived.record as { readonly game: string }
  const rules = must(findGame(game))
  const read = rules.records.read(archived.record)
  if (!read.ok) return `${table} match ${match}: ${JSON.stringify(read.problem)}`
  const fair = checkProofs(rules, archived.record, read.value)
  const isProven = fair.ok && fair.value !== null && fair.value.proven === fair.value.deals
  if (!isProven) return `${table} match ${match}: ${JSON.stringify(fair)}`
  right.set(archived.id, text)
  return null
}

/** Checks that every finished match has a record with a valid proof. */
export const checkRecords = async (
  { audit, parties, database, file }: Environment,
  finished: readonly (readonly number[])[],
): Promise<void> => {
  const kept = (database ?? file)?.kept as Store
  for (const [at, { id }] of parties.entries()) {
    for (const match of finished[at] ?? []) {
      const flaw = await wrongRecord(kept, id, match)
      audit.check('every finished match has its record', flaw === null, () => `${flaw}`)
    }
  }
}

/** Checks the end state of a run after a quiet period. */
export const checkEnding = async (env: Environment, finishedBefore: readonly (readonly number[])[]): Promise<void> => {
  const { audit, parties } = env
  await checkRecords(
    env,
    parties.map(party => finishedAt(env, party)),
  )
  for (const [at, party] of parties.entries()) {
    const finished = finishedAt(env, party)
    if (finished.length <= (finishedBefore[at]?.length ?? 0)) {
      const table = audit.truth(party.id)?.tables.at(-1)
      const where = JSON.stringify({ phase: table?.phase, since: table?.match?.since, seats: table?.seats })
      audit.blame('every table continues', `${party.id}: no match ended after the faults: ${where}`)
    }
    const ids = audit.truth(party.id)?.ids ?? new Map()
    for (const sent of party.people.flatMap(person => person.sent)) {
      const flaw = wrongCommand(sent, ids)
      if (flaw !== null) audit.blame('acknowledged commands are kept once', flaw)
    }
  }
}

import type { Seat } from '@halfpint/core'
import type { EventOf, Table, TableEvent } from '@halfpint/table'
import type { Environment, SimulatedTable } from './environment.ts'
import type { Person } from './person.ts'
import { isOfServers, type Scenario } from './scenario.ts'

/** Milliseconds without a visible page after which a person is called. */
const CALLED_AFTER = 20_000

/** Milliseconds for a call that is due, without faults: for its commit, and until it is with the push service. */
const IN_TIME = 10_000
const SENT_WITHIN = 40_000

/** Milliseconds for which a page must be connected to count as visible. A server learns of a visible page at once. */
const SEEN = 20_000

/** Milliseconds within which such a page must have heard of the server: a dead connection is noticed late. */
const HEARD = 10_000

/** Milliseconds for which a table must know of a visible page, so that no process may send a call any more. */
const KNOWN = 8_000

/** Milliseconds after a fault of servers and stores until calls must be right again. */
const HEALED = 30_000

/** Milliseconds between two checks. */
const LOOK = 1_000

/** The state of one seat for the checks. */
interface SeatWatch {
  /** The question that waits, and since when. */
  asked: number | null
  askedAt: number
  /** Since when no page is visible, or one is; as the table says. */
  isHidden: boolean
  changedAt: number
  /** The version of the last call. */
  called: number
}

/** The person who has this seat. */
const personAt = (table: Table, seat: Seat, { people }: SimulatedTable): Person | undefined => {
  const seatState = table.seats[seat]
  return seatState?.kind === 'person' ? people.find(({ name }) => name === seatState.person.name) : undefined
}

/** Checks that nobody is called twice for one reason, or while a page of theirs is visible, and that no call is missing. */
export const watchCalls = (env: Environment, { faults }: Scenario): void => {
  const { scheduler, audit, parties, places, pushService } = env
  const { now } = scheduler
  const ends = faults.filter(({ kind }) => isOfServers(kind)).map(({ at, lasts }) => ({ at, end: at + lasts + HEALED }))
  /** Since when servers and stores have no faults; infinite during one. */
  const wellSince = (): number =>
    ends.reduce((since, { at, end }) => (now() < at ? since : Math.max(since, now() <= end ? Infinity : end)), 0)
  const seats = new Map<string, SeatWatch>()
  const watchOf = (key: string): SeatWatch => {
    const known = seats.get(key) ?? { asked: null, askedAt: 0, isHidden: false, changedAt: 0, called: 0 }
    seats.set(key, known)
    return known
  }
  const calledAbout = new Set<string>()
  const lastAbout = new Map<string, number>()

  const follow = (table: Table): void => {
    for (const [seat, seatState] of table.seats.entries()) {
      const watch = watchOf(`${table.id} ${seat}`)
      const calls = seatState.kind === 'person' ? seatState.calls : undefined
      const isHidden = calls !== undefined && calls.visible.length === 0
      if (isHidden !== watch.isHidden) Object.assign(watch, { isHidden, changedAt: now() })
      const isPlayedFor = seatState.kind !== 'person' || seatState.substitute !== null || seatState.timedOut
      const waits = table.phase === 'playing' && table.match?.since[seat] != null && !isPlayedFor
      const asked = waits ? (table.match?.asked[seat] ?? null) : null
      if (asked !== watch.asked) Object.assign(watch, { asked, askedAt: now() })
    }
  }

  const checkCall = (party: SimulatedTable, { seat, about, node }: EventOf<'called'>, version: number): void => {
    const before = audit.truth(party.id)?.tables[version - 1] as Table
    const where = `${party.id} ${version}: seat ${seat}`
    const seatState = before.seats[seat]
    const calls = seatState?.kind === 'person' ? seatState.calls : undefined
    const isNew = !calledAbout.has(`${party.id} ${seat} ${about}`)
    audit.check('nobody is called twice for one reason', isNew, () => `${where}, about ${about}`)
    calledAbout.add(`${party.id} ${seat} ${about}`)
    lastAbout.set(`${party.id} ${seat}`, about)
    audit.check('no call while the table knows a visible page', calls?.visible.length === 0, () => where)
    const watch = watchOf(`${party.id} ${seat}`)
    watch.called = version
    const person = personAt(before, seat, party)
    const isSeen = [...(person?.pages ?? [])].some(
      page =>
        page.isVisible &&
        page.view()?.viewer === seat &&
        now() - (page.hears()?.since ?? now()) > SEEN &&
        now() - page.heardAt() < HEARD,
    )
    if (now() - wellSince() > SEEN)
      audit.check('no call while a page is visible', !isSeen, () => `${where}, ${person?.name}`)
    const process = places.map(place => place.process).find(each => each?.node === node)
    const isSent = (): boolean =>
      pushService.deliveries.some(
        ({ endpoint, call }) => call === about && endpoint.includes(`/${encodeURIComponent(person?.name ?? '')}/`),
      )
    scheduler.after(SENT_WITHIN, () => {
      const after = audit.truth(party.id)?.tables.at(-1) as Table
      const nowThere = after.seats[seat]
      const isStill =
        person !== undefined &&
        personAt(after, seat, party) === person &&
        nowThere?.kind === 'person' &&
        nowThere.calls !== undefined
      // The call was given up if the person came, or was called again, or no browser is left.
      const isOpen = isStill && watch.isHidden && watch.changedAt < now() - SENT_WITHIN && watch.called === version
      const isWell = process?.alive === true && now() - wellSince() > SENT_WITHIN
      if (isOpen && isWell) audit.check('a stored call is sent', isSent(), () => `${where}, about ${about}, by ${node}`)
    })
  }

  audit.noted.push((id, entries) => {
    const party = parties.find(each => each.id === id)
    if (party === undefined) return
    for (const { event, version } of entries) {
      const told = event as unknown as TableEvent
      if (told.type === 'called') checkCall(party, told, version)
      // The last call did not arrive: the browser was gone. A new subscription is called again.
      if (told.type === 'calls-changed') calledAbout.delete(`${id} ${told.seat} ${lastAbout.get(`${id} ${told.seat}`)}`)
    }
    follow(audit.truth(id)?.tables.at(-1) as Table)
  })

  const sent = new Set<string>()
  pushService.accepted.push(({ endpoint, call }) => {
    const name = decodeURIComponent(endpoint.split('/').at(-2) ?? '')
    const party = parties.find(({ people }) => people.some(person => person.name === name))
    const key = `${name} ${call}`
    audit.check('a call is sent once', !sent.has(key), () => key)
    sent.add(key)
    const table = party === undefined ? undefined : audit.truth(party.id)?.tables.at(-1)
    const seat = table?.seats.findIndex(each => each.kind === 'person' && each.person.name === name) ?? -1
    const watch = seats.get(`${party?.id} ${seat}`)
    const isKnown = watch !== undefined && !watch.isHidden && now() - watch.changedAt > KNOWN
    if (now() - wellSince() > KNOWN)
      audit.check('no call is sent to a visible page', !isKnown, () => `${party?.id}: ${key}`)
  })

  const look = (): void => {
    for (const { id } of parties) {
      const table = audit.truth(id)?.tables.at(-1)
      for (const [seat, seatState] of table?.seats.entries() ?? []) {
        const { asked, askedAt, isHidden, changedAt, called } = watchOf(`${id} ${seat}`)
        if (seatState.kind !== 'person' || seatState.calls === undefined || asked === null || !isHidden) continue
        const waited = now() - Math.max(askedAt, changedAt, wellSince())
        const isMissing = waited > CALLED_AFTER + IN_TIME && called < asked
        audit.check('no call is missing', !isMissing, () => `${id}: seat ${seat}, about ${asked}`)
      }
    }
    scheduler.after(LOOK, look)
  }
  look()
}

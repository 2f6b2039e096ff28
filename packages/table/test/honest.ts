import { below, type Json, must, pick, type Random, refuse, type Seat, seeded } from '@halfpint/core'
import { drawSecret } from '@halfpint/fair'
import type { DealVerdict } from '../src/deals/verdict.ts'
import type { Host } from '../src/environment.ts'
import { openHost, openTable } from '../src/host.ts'
import { memoryJournal } from '../src/journal.ts'
import { questionFor } from '../src/question.ts'
import { readSetup } from '../src/setup.ts'
import type { Table } from '../src/table.ts'
import { viewTable } from '../src/view.ts'
import { openPage, openStorage, type Page } from './devices.ts'
import { environmentOf, handClock, keyOf, person } from './pub.ts'

const PEOPLE = 3
const SEATS = PEOPLE + 1
const GAMES = ['half-pint-heroes', 'herzlos'] as const

/** How often each fault occurred. */
type Faults = Record<string, number>

/** The result of a run. */
export interface HonestRun {
  /** Deals that were revealed. */
  readonly deals: number
  readonly faults: Faults
  /** One verdict for each deal and browser. */
  readonly verdicts: readonly DealVerdict[]
}

type Storage = ReturnType<typeof openStorage>

/** A player, or a spectator if `seat` is `null`. */
interface Guest {
  readonly number: number
  readonly storage: Storage
  seat: Seat | null
}

const settleDown = async (turns = 3): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await new Promise(resolve => setImmediate(resolve))
}

/**
 * An honest server with unreliable devices: tabs, reloads, lost connections and answers, private windows, sleeping
 * phones, late guests, substitutes, ended matches, other games, seats that change hands, a killed server, and a server
 * that is behind.
 */
export const runHonest = async (game: string, seed: string, deals: number): Promise<HonestRun> => {
  const random: Random = seeded(`honest ${game} ${seed}`)
  const clock = handClock()
  const journal = memoryJournal()
  const setupOf = (name: string) =>
    must(readSetup({ game: name, seats: SEATS, options: { rounds: 1 + below(random, 2) }, grace: 3000 }))
  const environment = environmentOf(seed, clock)
  const opening = { table: 'pub', setup: setupOf(game), person: person(0), key: keyOf(0) }
  let host: Host = must(await openTable(journal, opening, environment))
  const faults: Faults = {}
  const verdicts = new Map<string, DealVerdict>()
  const storages: Storage[] = []
  const newStorage = (): Storage => {
    const storage = openStorage()
    storages.push(storage)
    return storage
  }
  let guests: Guest[] = [0, 1, 2, null].map((seat, number) => ({ number, storage: newStorage(), seat }))
  let newest = guests.length
  const pages = new Map<Page, { readonly guest: Guest; readonly storage: Storage; leave: () => void }>()
  const asleep = new Map<Page, number>()
  const past: Table[] = []
  const note = (fault: string): void => {
    faults[fault] = (faults[fault] ?? 0) + 1
  }

  const join = (page: Page, after: number | null): void => {
    const at = pages.get(page)
    if (at === undefined) return
    at.leave()
    asleep.delete(page)
    at.leave = host.join(page.viewer, after, update => page.hear(update))
  }
  const open = (guest: Guest, first?: Table): void => {
    const { seat } = guest
    const storage = seat === null || below(random, 8) === 0 ? newStorage() : guest.storage
    const page = openPage(
      seat,
      storage,
      () => drawSecret(random),
      async command => {
        if (below(random, 25) === 0) {
          note('a command that never arrived')
          return refuse('offline')
        }
        const answered = await host.run(seat ?? 'spectator', null, command)
        if (below(random, 25) !== 0) return answered
        note('an answer that was lost')
        return refuse('offline')
      },
    )
    pages.set(page, { guest, storage, leave: () => {} })
    if (first !== undefined) page.hear({ kind: 'view', view: viewTable(first, page.viewer) })
    join(page, first?.version ?? null)
  }
  const close = (page: Page): void => {
    const at = pages.get(page)
    page.isOpen = false
    at?.leave()
    pages.delete(page)
    asleep.delete(page)
    const browser = at === undefined ? -1 : storages.indexOf(at.storage)
    for (const verdict of page.verdicts) {
      const key = `${browser} ${verdict.match} ${verdict.round}`
      if (verdicts.get(key)?.kind !== 'broken') verdicts.set(key, verdict)
    }
  }
  const closeAllOf = (guest: Guest): void => {
    for (const [page, at] of pages) if (at.guest === guest) close(page)
  }
  const run = (who: Seat, what: Parameters<Host['run']>[2]) => host.run(who, null, what)
  const hostSeat = (): Seat => host.table().host ?? 0

  /** An older table that this viewer has already received in part. */
  const olderFor = (page: Page): Table | undefined => {
    const { viewer } = page
    const older = past[below(random, Math.max(1, past.length))]
    const seatState = viewer === 'spectator' ? undefined : host.table().seats[viewer]
    const since = seatState?.kind === 'person' ? seatState.sat : 0
    return older !== undefined && older.version >= since && older.version > 0 ? older : undefined
  }

  const FAULTS: { readonly [name: string]: (page: Page, guest: Guest) => unknown } = {
    'a reload'(page, guest) {
      close(page)
      open(guest)
    },
    'a reload that begins with an older table'(page, guest) {
      const older = olderFor(page)
      if (older === undefined) return false
      close(page)
      open(guest, older)
      return true
    },
    'a second tab': (_, guest) => open(guest),
    'a connection that broke and resumed': page => join(page, page.view?.version ?? null),
    'a connection that broke and began again': page => join(page, null),
    'a server process that is behind'(page) {
      const older = olderFor(page)
      if (older === undefined) return false
      page.hear({ kind: 'view', view: viewTable(older, page.viewer) })
      join(page, older.version)
      return true
    },
    async 'a server that was killed, or a table that was unloaded'() {
      host.close()
      host = must(await openHost(journal, environment))
      for (const page of pages.keys()) if (!asleep.has(page)) join(page, page.view?.version ?? null)
    },
    async 'somebody gone, and back later'(_, { seat }) {
      if (seat === null) return false
      await run(seat, { type: 'disconnect', node: 'front' })
      clock.pass(4000)
      await host.drive()
      await run(seat, { type: 'connect', node: 'front' })
      return true
    },
    'a tab that was closed'(page) {
      if (pages.size <= 2) return false
      close(page)
      return true
    },
    'a phone that sleeps, sometimes for several matches'(page) {
      pages.get(page)?.leave()
      asleep.set(page, 5 + below(random, 150))
    },
    async 'a match that the host ended'() {
      if (below(random, 3) !== 0) return false
      return (await run(hostSeat(), { type: 'end-match' })).ok
    },
    async 'a player who left, and another one who took the seat'(_, guest) {
      const { seat } = guest
      if (seat === null || below(random, 3) !== 0 || guests.filter(each => each.seat !== null).length < PEOPLE)
        return false
      closeAllOf(guest)
      await run(seat, { type: 'leave' })
      const number = newest++
      const next: Guest = { number, storage: newStorage(), seat: null }
      const sat = await host.run('spectator', null, { type: 'sit', person: person(number), key: keyOf(number), seat })
      // They are spectators until they get the seat.
      guests = [...guests.filter(each => each !== guest), ...(sat.ok ? [next] : [])]
      return true
    },
  }

  const misfortune = async (): Promise<void> => {
    const page = pick(random, [...pages.keys()])
    const guest = pages.get(page)?.guest
    const name = pick(random, Object.keys(FAULTS))
    if (guest !== undefined && (await FAULTS[name]?.(page, guest)) !== false) note(name)
  }

  /** Starts the next match: a rematch, another game, or other seats. */
  const goOn = async (): Promise<void> => {
    const { phase, setup } = host.table()
    if (phase === 'over' && below(random, 3) > 0) {
      for (const { seat } of guests) if (seat !== null) await run(seat, { type: 'rematch' })
      return
    }
    if (below(random, 3) === 0) {
      note('another game')
      const other = setupOf(GAMES.find(name => name !== setup.game) ?? game)
      must(await run(hostSeat(), { type: 'change-setup', setup: other }))
    }
    const [one, other] = guests.filter(each => each.seat !== null)
    if (below(random, 4) === 0 && one?.seat != null && other?.seat != null) {
      note('two players who changed seats')
      const [seat, second] = [one.seat, other.seat]
      if ((await run(hostSeat(), { type: 'swap-seats', seat, other: second })).ok) {
        for (const guest of [one, other]) closeAllOf(guest)
        one.seat = second
        other.seat = seat
      }
    }
    await run(hostSeat(), { type: 'start', fill: 'random' })
  }

  for (let seat = 1; seat < PEOPLE; seat++)
    must(await host.run('spectator', null, { type: 'sit', person: person(seat), key: keyOf(seat) }))
  for (const guest of guests) {
    if (guest.seat !== null) must(await run(guest.seat, { type: 'connect', node: 'front' }))
    open(guest)
  }
  must(await run(0, { type: 'start', fill: 'random' }))
  let revealed = 0
  let read = 0
  while (revealed < deals) {
    await settleDown()
    const news = await journal.read(read)
    read += news.length
    revealed += news.filter(({ event }) => event.type === 'revealed').length
    past.push(host.table())
    if (past.length > 40) past.shift()
    for (const [page, turns] of asleep) {
      if (turns > 0) asleep.set(page, turns - 1)
      else join(page, page.view?.version ?? null)
    }
    for (const guest of guests) {
      // A guest who waited for a seat gets it from the bot.
      if (guest.seat === null && guest.number >= SEATS) {
        const seat = host.seatOf(keyOf(guest.number))
        if (seat !== null) {
          closeAllOf(guest)
          guest.seat = seat
          await run(seat, { type: 'connect', node: 'front' })
        }
      }
      if (![...pages.values()].some(at => at.guest === guest)) open(guest)
    }
    while (pages.size > 8) close(pick(random, [...pages.keys()]))
    if (below(random, 5) === 0) await misfortune()
    const table = host.table()
    if (table.match?.pledge?.dealt === false) clock.pass(below(random, 1200))
    await host.drive()
    if (host.table().phase !== 'playing') {
      await goOn()
      continue
    }
    for (const { seat } of guests) {
      const legal = seat === null ? [] : (questionFor(host.table(), seat, '', '')?.legal ?? [])
      if (seat !== null && legal.length > 0) await run(seat, { type: 'act', action: pick(random, legal) as Json })
    }
  }
  for (const page of [...pages.keys()]) {
    if (asleep.has(page)) join(page, page.view?.version ?? null)
    close(page)
  }
  host.close()
  return { deals: revealed, faults, verdicts: [...verdicts.values()] }
}

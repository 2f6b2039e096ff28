import { bySeat, type Json, must, type Position, put, type Seat, type Viewer } from '@halfpint/core'
import { type Chair, type Held, isAwake, nameOf } from './chair.ts'
import type { Dated, TableFact } from './fact.ts'
import { withoutPerson } from './forget.ts'
import type { Person } from './person.ts'
import { CHAT_LENGTH, eyesOf, gameOf, type Match, TALLY_LENGTH, type Table } from './table.ts'

/** How many of those who were shown the door are remembered. */
const BANS = 50

type Draft = { -readonly [Key in keyof Table]: Table[Key] } & { viewer?: Viewer }

type Of<Type extends TableFact['type']> = Extract<TableFact, { type: Type }>

const setChair = (next: Draft, seat: Seat, chair: Chair): void => {
  next.chairs = put(next.chairs, seat, chair)
}

/** Changes something about the person on this chair. */
const setPerson = (next: Draft, seat: Seat, change: Partial<Held>): void => {
  const chair = next.chairs[seat]
  if (chair?.kind === 'person') setChair(next, seat, { ...chair, ...change })
}

/** The match as it goes on after a fact of the game. Every key is named, as in `draftOf`. */
const carriedOn = (
  { number, began, players, proofs }: Match,
  { state, since, asked, pledge }: Pick<Match, 'state' | 'since' | 'asked' | 'pledge'>,
): Match => ({ number, began, players, state, since, asked, pledge, proofs })

const setMatch = (next: Draft, change: Partial<Match>): void => {
  if (next.match !== null) next.match = { ...next.match, ...change }
}

/** The time of this seat begins anew, if the game waits for it. */
const restart = (next: Draft, seat: Seat): void => {
  const since = next.match?.since
  if (since !== undefined && since[seat] !== null) setMatch(next, { since: put(since, seat, next.at) })
}

const sit = (next: Draft, seat: Seat, person: Person, key: string): void => {
  const bank = next.setup.clock?.bank ?? 0
  const absent = { doors: [], absentSince: next.at, standIn: null, timedOut: false }
  setChair(next, seat, { kind: 'person', person, sat: next.version, ...absent, muted: false, bank, again: false })
  next.keys = put(next.keys, seat, key)
  next.reserved = put(next.reserved, seat, null)
  if (next.phase === 'playing') restart(next, seat)
}

const empty = (next: Draft, seat: Seat, chair: Chair): void => {
  setChair(next, seat, chair)
  next.keys = put(next.keys, seat, null)
  next.reserved = put(next.reserved, seat, null)
}

const setUp = (next: Draft, { setup }: Of<'set-up'>): void => {
  const { chairs, keys } = next
  next.setup = setup
  next.chairs = bySeat(setup.seats, seat => chairs[seat] ?? { kind: 'open' })
  next.keys = bySeat(setup.seats, seat => keys[seat] ?? null)
  next.reserved = bySeat(setup.seats, () => null)
  next.phase = 'gathering'
  next.match = null
}

/** Who is away is waited for from now on. */
const stillAway = (chair: Chair, at: number): Chair =>
  chair.kind === 'person' && chair.absentSince !== null ? { ...chair, absentSince: at } : chair

/** While the table sleeps nothing waits for anybody: who comes first finds everybody's time as if it had just begun. */
const wake = (next: Draft): void => {
  if (isAwake(next)) return
  next.chairs = next.chairs.map(each => stillAway(each, next.at))
  if (next.match !== null) setMatch(next, { since: next.match.since.map(since => (since === null ? null : next.at)) })
}

const come = (next: Draft, { seat, door }: Of<'came'>): void => {
  const chair = next.chairs[seat]
  if (chair?.kind !== 'person') return
  wake(next)
  setPerson(next, seat, { doors: [...chair.doors, door], absentSince: null })
}

const go = (next: Draft, { seat, door }: Of<'went'>): void => {
  const chair = next.chairs[seat]
  if (chair?.kind !== 'person') return
  const doors = chair.doors.filter(each => each !== door)
  setPerson(next, seat, { doors, absentSince: doors.length === 0 ? (chair.absentSince ?? next.at) : null })
}

const watch = (next: Draft, { door, watching }: Of<'watched'>): void => {
  const { [door]: _, ...others } = next.rail
  next.rail = watching === 0 ? others : { ...others, [door]: watching }
}

const start = (next: Draft, { match, options, players }: Of<'started'>): void => {
  const game = gameOf(next)
  const opened: Position = must(game.open(options, next.chairs.length))
  const bank = next.setup.clock?.bank ?? 0
  next.phase = 'playing'
  next.matches = match
  next.chairs = next.chairs.map(chair =>
    chair.kind === 'person' ? { ...chair, bank, again: false, timedOut: false } : chair,
  )
  next.match = {
    number: match,
    began: next.version,
    players,
    state: next.viewer === undefined ? opened : game.view(opened, eyesOf(next, next.viewer)),
    since: players.map(() => null),
    asked: players.map(() => null),
    pledge: null,
    proofs: [],
  }
}

/** Folds a fact of the game; `actor` is who caused it, `null` for the deal. */
const play = (next: Draft, actor: Seat | null, event: Json): void => {
  const { match } = next
  if (match === null) return
  const game = gameOf(next)
  const state: Position = event === null ? match.state : game.evolve(match.state, event)
  const turn = game.turn(state)
  const since: (number | null)[] = match.since.map(() => null)
  const asked: (number | null)[] = match.asked.map(() => null)
  for (const seat of turn.kind === 'seats' ? turn.seats : []) {
    const before = match.since[seat] ?? null
    // Where all choose at the same time, one's choice does not wind up the others' clocks.
    const isNew = before === null || seat === actor
    since[seat] = isNew ? next.at : before
    asked[seat] = isNew ? next.version : (match.asked[seat] ?? null)
  }
  const pledge = actor === null && match.pledge !== null ? { ...match.pledge, dealt: true } : match.pledge
  next.match = carriedOn(match, { state, since, asked, pledge })
  if (turn.kind === 'over') {
    next.phase = 'over'
    const { winners } = (game.records.results(state).result ?? {}) as { readonly winners?: readonly Seat[] }
    const { number, began } = match
    const players = next.chairs.map(nameOf)
    const finished = { match: number, game: game.id, began, at: next.at, players, winners: winners ?? [] }
    next.tally = [...next.tally, finished].slice(-TALLY_LENGTH)
  }
  const chair = actor === null ? undefined : next.chairs[actor]
  if (chair?.kind === 'person' && chair.timedOut) setPerson(next, actor as Seat, { timedOut: false })
}

const unveil = (next: Draft, { type: _, ...told }: Of<'unveiled'>): void => {
  if (next.match === null) return
  const proof = { table: next.id, match: next.match.number, ...told }
  setMatch(next, { pledge: null, proofs: [...next.match.proofs, proof] })
}

const say = (next: Draft, { seat, text }: Of<'said'>): void => {
  const chair = next.chairs[seat]
  const name = chair?.kind === 'person' ? chair.person.name : ''
  next.chat = [...next.chat, { seat, name, text, at: next.at }].slice(-CHAT_LENGTH)
}

const leave = (next: Draft, { seat, bot }: Of<'left'>): void => {
  const chair = next.chairs[seat]
  if (chair?.kind !== 'person') return
  empty(next, seat, bot === null ? { kind: 'open' } : { kind: 'bot', bot, name: chair.person.name, free: true })
}

type Fold<Type extends TableFact['type']> = (next: Draft, fact: Of<Type>) => void

const FOLDS: { readonly [Type in TableFact['type']]: Fold<Type> } = {
  opened(next, { table, setup, person, key }) {
    next.id = table
    setUp(next, { type: 'set-up', setup })
    sit(next, 0, person, key)
    next.host = 0
  },
  'set-up': setUp,
  sat: (next, { seat, person, key }) => sit(next, seat, person, key),
  'bot-sat': (next, { seat, bot, name }) => setChair(next, seat, { kind: 'bot', bot, name, free: false }),
  reserved(next, { seat, person, key }) {
    wake(next)
    next.reserved = put(next.reserved, seat, { person, key })
  },
  unreserved(next, { seat }) {
    next.reserved = put(next.reserved, seat, null)
  },
  locked(next, { on }) {
    next.locked = on
  },
  banned(next, { person }) {
    next.banned = [...next.banned, person].slice(-BANS)
  },
  'match-ended'(next) {
    next.phase = 'gathering'
    next.match = null
  },
  emptied: (next, { seat }) => empty(next, seat, { kind: 'open' }),
  left: leave,
  'host-passed'(next, { seat }) {
    next.host = seat
  },
  came: come,
  went: go,
  watched: watch,
  renamed: (next, { seat, person }) => setPerson(next, seat, { person }),
  'stood-in': (next, { seat, bot }) => setPerson(next, seat, { standIn: bot }),
  'gave-back'(next, { seat }) {
    setPerson(next, seat, { standIn: null, timedOut: false })
    restart(next, seat)
  },
  started: start,
  pledged(next, { type: _, ...pledged }) {
    const none = next.chairs.map(() => null)
    setMatch(next, { pledge: { ...pledged, at: next.at, seals: none, shares: none, dealt: false } })
  },
  sealed(next, { seat, seal }) {
    const pledge = next.match?.pledge ?? null
    if (pledge !== null) setMatch(next, { pledge: { ...pledge, seals: put(pledge.seals, seat, seal) } })
  },
  shared(next, { seat, share }) {
    const pledge = next.match?.pledge ?? null
    if (pledge !== null) setMatch(next, { pledge: { ...pledge, shares: put(pledge.shares, seat, share) } })
  },
  game: (next, { seat, event }) => play(next, seat, event),
  unveiled: unveil,
  'bank-used': (next, { seat, left }) => setPerson(next, seat, { bank: left }),
  'timed-out': (next, { seat }) => setPerson(next, seat, { timedOut: true, bank: 0 }),
  reacted: () => {},
  cheered: () => {},
  said: say,
  muted: (next, { seat, on }) => setPerson(next, seat, { muted: on }),
  'rematch-wished': (next, { seat }) => setPerson(next, seat, { again: true }),
  forgotten: (next, fact) => void Object.assign(next, withoutPerson(next, fact)),
}

/**
 * A copy to write on, of a table or of a view of it. Every key is named because a spread of so many takes ten times as
 * long; the compiler sees to it that none is missing.
 */
const draftOf = (table: Table & { readonly viewer?: Viewer }, at: number): Draft => {
  const draft: Draft = {
    id: table.id,
    version: table.version + 1,
    at,
    setup: table.setup,
    phase: table.phase,
    host: table.host,
    chairs: table.chairs,
    keys: table.keys,
    matches: table.matches,
    match: table.match,
    tally: table.tally,
    reserved: table.reserved,
    locked: table.locked,
    banned: table.banned,
    rail: table.rail,
    chat: table.chat,
  }
  if (table.viewer !== undefined) draft.viewer = table.viewer
  return draft
}

/** Folds a fact into a table, or a redacted fact into a view of it. */
export const evolveTable = <T extends Table>(table: T, { at, fact }: Dated): T => {
  const next = draftOf(table, at)
  // A later edition of the server may tell of what this one does not know.
  const fold = FOLDS[fact.type] as ((next: Draft, fact: TableFact) => void) | undefined
  fold?.(next, fact)
  // A fold keeps what it was given, a table or a view: `start` makes a view of the match for a viewer.
  return next as Table as T
}

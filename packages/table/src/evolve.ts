import { bySeat, type Json, must, type Position, put, type Seat, type Viewer } from '@halfpint/core'
import type { DatedEvent, TableEvent } from './event.ts'
import { withoutPerson } from './forget.ts'
import type { Person } from './person.ts'
import {
  type CallReason,
  type Calls,
  isAwake,
  isPresent,
  nameOf,
  type PersonSeat,
  type SeatState,
} from './seatstate.ts'
import { CHAT_LENGTH, type Choice, eyesOf, gameOf, type Match, TALLY_LENGTH, type Table } from './table.ts'
import { startTimeOf } from './timer.ts'

/** Maximum number of banned people per table. */
const BANS = 50

type Draft = { -readonly [Key in keyof Table]: Table[Key] } & { viewer?: Viewer }

type Of<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }>

const setSeat = (next: Draft, seat: Seat, seatState: SeatState): void => {
  next.seats = put(next.seats, seat, seatState)
}

/** Changes the state of the person on this seat. */
const setPerson = (next: Draft, seat: Seat, change: Partial<PersonSeat>): void => {
  const seatState = next.seats[seat]
  if (seatState?.kind === 'person') setSeat(next, seat, { ...seatState, ...change })
}

/** The match after an event of the game. Every key is named, as in `draftOf`. */
const matchAfter = (
  { number, began, players, pause, proofs }: Match,
  { state, since, asked, pledge, choices }: Pick<Match, 'state' | 'since' | 'asked' | 'pledge' | 'choices'>,
): Match => ({ number, began, players, state, since, asked, pledge, choices, pause, proofs })

const setMatch = (next: Draft, change: Partial<Match>): void => {
  if (next.match !== null) next.match = { ...next.match, ...change }
}

/** Restarts the clock of this seat if the game waits for it. */
const restart = (next: Draft, seat: Seat): void => {
  const since = next.match?.since
  if (since !== undefined && since[seat] !== null) setMatch(next, { since: put(since, seat, next.at) })
}

const sit = (next: Draft, seat: Seat, person: Person, key: string): void => {
  const bank = next.setup.clock?.bank ?? 0
  const absent = { nodes: [], absentSince: next.at, substitute: null, timedOut: false }
  setSeat(next, seat, { kind: 'person', person, sat: next.version, ...absent, muted: false, bank, wantsRematch: false })
  next.keys = put(next.keys, seat, key)
  next.reserved = put(next.reserved, seat, null)
  next.waitingSince = next.at
  if (next.phase === 'playing') restart(next, seat)
}

const empty = (next: Draft, seat: Seat, seatState: SeatState): void => {
  setSeat(next, seat, seatState)
  next.waitingSince = next.at
  next.keys = put(next.keys, seat, null)
  next.reserved = put(next.reserved, seat, null)
}

/** Removes the match, and keeps the proofs that devices may still need. */
const retireMatch = (next: Draft): void => {
  // A server of version 0.2.0 sends views without `lastProofs`.
  const proofs = [...(next.lastProofs ?? []), ...(next.match?.proofs ?? [])]
  const seats = Math.max(0, ...proofs.map(({ shares }) => shares.length))
  const latest = bySeat(seats, seat => proofs.findLastIndex(({ shares }) => (shares[seat] ?? null) !== null))
  next.lastProofs = proofs.filter((_, at) => latest.includes(at) || at === proofs.length - 1)
  next.match = null
}

const setUp = (next: Draft, { setup }: Of<'setup-changed'>): void => {
  const { seats: seatStates, keys } = next
  next.setup = setup
  next.waitingSince = next.at
  next.seats = bySeat(setup.seats, seat => seatStates[seat] ?? { kind: 'open' })
  next.keys = bySeat(setup.seats, seat => keys[seat] ?? null)
  next.reserved = bySeat(setup.seats, () => null)
  next.phase = 'gathering'
  setNews(next, null)
  retireMatch(next)
}

/** Waits for an absent player from now on. */
const stillAway = (seatState: SeatState, at: number): SeatState =>
  seatState.kind === 'person' && seatState.absentSince !== null ? { ...seatState, absentSince: at } : seatState

/** No clock runs while the table sleeps: all of them restart when the first person connects. */
const wake = (next: Draft): void => {
  if (isAwake(next)) return
  next.waitingSince = next.at
  next.seats = next.seats.map(each => stillAway(each, next.at))
  if (next.match !== null) setMatch(next, { since: next.match.since.map(since => (since === null ? null : next.at)) })
}

const connect = (next: Draft, { seat, node }: Of<'connected'>): void => {
  const seatState = next.seats[seat]
  if (seatState?.kind !== 'person') return
  wake(next)
  setPerson(next, seat, { nodes: [...seatState.nodes, node], absentSince: null })
}

const setCalls = (next: Draft, seat: Seat, change: (calls: Calls) => Partial<Calls>): void => {
  const seatState = next.seats[seat]
  if (seatState?.kind !== 'person' || seatState.calls === undefined) return
  setPerson(next, seat, { calls: { ...seatState.calls, ...change(seatState.calls) } })
}

const switchCalls = (next: Draft, { seat, on }: Of<'calls-changed'>): void => {
  const seatState = next.seats[seat]
  if (seatState?.kind !== 'person') return
  const { calls, ...rest } = seatState
  const started = calls ?? { visible: [], hiddenSince: next.at, called: 0, news: null }
  setSeat(next, seat, on ? { ...rest, calls: started } : rest)
}

const hidePage = (next: Draft, seat: Seat, node: string): void =>
  setCalls(next, seat, ({ visible: before, hiddenSince }) => {
    const visible = before.filter(each => each !== node)
    return { visible, hiddenSince: visible.length === 0 ? (hiddenSince ?? next.at) : null }
  })

/** Notes what happened for the people without a visible page; `null` if they no longer need to know. */
const setNews = (next: Draft, reason: Exclude<CallReason, 'turn'> | null, except?: Seat): void => {
  for (const seat of next.seats.keys()) {
    if (seat === except) continue
    setCalls(next, seat, ({ hiddenSince }) => ({
      news: reason === null || hiddenSince === null ? null : { reason, version: next.version, at: next.at },
    }))
  }
}

const disconnect = (next: Draft, { seat, node }: Of<'disconnected'>): void => {
  const seatState = next.seats[seat]
  if (seatState?.kind !== 'person') return
  const nodes = seatState.nodes.filter(each => each !== node)
  setPerson(next, seat, { nodes, absentSince: nodes.length === 0 ? (seatState.absentSince ?? next.at) : null })
  hidePage(next, seat, node)
}

const countSpectators = (next: Draft, { node, count }: Of<'spectators-changed'>): void => {
  const { [node]: _, ...others } = next.spectators
  next.spectators = count === 0 ? others : { ...others, [node]: count }
}

const start = (next: Draft, { match, options, players }: Of<'started'>): void => {
  const game = gameOf(next)
  const opened: Position = must(game.open(options, next.seats.length))
  const bank = next.setup.clock?.bank ?? 0
  retireMatch(next)
  next.phase = 'playing'
  next.matches = match
  next.seats = next.seats.map(seatState =>
    seatState.kind === 'person' ? { ...seatState, bank, wantsRematch: false, timedOut: false } : seatState,
  )
  next.match = {
    number: match,
    began: next.version,
    players,
    state: next.viewer === undefined ? opened : game.view(opened, eyesOf(next, next.viewer)),
    since: players.map(() => null),
    asked: players.map(() => null),
    pledge: null,
    choices: null,
    pause: null,
    proofs: [],
  }
  setNews(next, 'start')
}

/**
 * The choices that their players may change after this event. Where several players choose at the same time, nobody sees
 * a choice before all of them are made; the event that shows them comes from a seat that has chosen already.
 */
const choicesAfter = ({ state, since, choices }: Match, actor: Seat | null, event: Json): Match['choices'] => {
  const asked = actor === null ? null : (since[actor] ?? null)
  const isOneOfSeveral = choices !== null || since.filter(each => each !== null).length > 1
  if (actor === null || asked === null || !isOneOfSeveral) return null
  const { before, made } = choices ?? { before: state, made: [] }
  return { before, made: [...made, { seat: actor, event, since: asked }] }
}

/** Takes back a choice: the others of the same moment stay. */
const retract = (next: Draft, { seat }: Of<'retracted'>): void => {
  const choices = next.match?.choices ?? null
  const choice = choices?.made.find(each => each.seat === seat)
  if (next.match === null || choices === null || choice === undefined) return
  const game = gameOf(next)
  const made = choices.made.filter(each => each !== choice)
  const fold = (state: Position, { event }: Choice): Position => (event === null ? state : game.evolve(state, event))
  next.match = matchAfter(next.match, {
    ...next.match,
    state: made.reduce(fold, choices.before),
    since: put(next.match.since, seat, choice.since),
    asked: put(next.match.asked, seat, next.version),
    choices: made.length === 0 ? null : { before: choices.before, made },
  })
}

/** Between two rounds the table waits for the players, if several are here. */
const pause = (next: Draft): Match['pause'] =>
  next.setup.pause !== undefined && next.phase === 'playing' && next.seats.filter(isPresent).length > 1
    ? { since: next.at, ready: next.seats.map(() => false) }
    : null

const setReady = (next: Draft, { seat }: Of<'ready'>): void => {
  const waiting = next.match?.pause ?? null
  if (waiting !== null) setMatch(next, { pause: { ...waiting, ready: put(waiting.ready, seat, true) } })
}

/** Folds an event of the game; `actor` caused it, `null` for the deal. */
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
    // If all seats choose at the same time, one choice does not restart the clocks of the others.
    const isNew = before === null || seat === actor
    since[seat] = isNew ? next.at : before
    asked[seat] = isNew ? next.version : (match.asked[seat] ?? null)
  }
  const pledge = actor === null && match.pledge !== null ? { ...match.pledge, dealt: true } : match.pledge
  next.match = matchAfter(match, { state, since, asked, pledge, choices: choicesAfter(match, actor, event) })
  if (turn.kind === 'over') {
    next.phase = 'over'
    const { winners } = (game.records.results(state).result ?? {}) as { readonly winners?: readonly Seat[] }
    const { number, began } = match
    const players = next.seats.map(nameOf)
    const finished = { match: number, game: game.id, began, at: next.at, players, winners: winners ?? [] }
    next.tally = [...next.tally, finished].slice(-TALLY_LENGTH)
  }
  const seatState = actor === null ? undefined : next.seats[actor]
  if (seatState?.kind === 'person' && seatState.timedOut) setPerson(next, actor!, { timedOut: false })
}

const reveal = (next: Draft, { type: _, ...fields }: Of<'revealed'>): void => {
  if (next.match === null) return
  const proof = { table: next.id, match: next.match.number, ...fields }
  setMatch(next, { pledge: null, pause: pause(next), proofs: [...next.match.proofs, proof] })
}

const say = (next: Draft, { seat, text }: Of<'said'>): void => {
  const seatState = next.seats[seat]
  const name = seatState?.kind === 'person' ? seatState.person.name : ''
  next.chat = [...next.chat, { seat, name, text, at: next.at }].slice(-CHAT_LENGTH)
}

const leave = (next: Draft, { seat, bot }: Of<'left'>): void => {
  const seatState = next.seats[seat]
  if (seatState?.kind !== 'person') return
  const waiting = next.reserved[seat] ?? null
  empty(next, seat, bot === null ? { kind: 'open' } : { kind: 'bot', bot, name: seatState.person.name, free: true })
  // A person who was to take the seat of this player takes it from the bot.
  if (bot !== null) next.reserved = put(next.reserved, seat, waiting)
}

/** A bot on a seat gives the host more time, unless the time was up: then a player fills the free seats before the start. */
const seatBot = (next: Draft, { seat, bot, name }: Of<'bot-seated'>): void => {
  const due = startTimeOf(next)
  if (due === null || next.at < due) next.waitingSince = next.at
  setSeat(next, seat, { kind: 'bot', bot, name, free: false })
}

/** The other players get time to answer the first request for a rematch. */
const wantRematch = (next: Draft, { seat }: Of<'rematch-requested'>): void => {
  if (startTimeOf(next) === null) {
    next.waitingSince = next.at
    setNews(next, 'rematch', seat)
  }
  setPerson(next, seat, { wantsRematch: true })
}

type Fold<Type extends TableEvent['type']> = (next: Draft, event: Of<Type>) => void

const FOLDS: { readonly [Type in TableEvent['type']]: Fold<Type> } = {
  opened(next, { table, setup, person, key }) {
    next.id = table
    setUp(next, { type: 'setup-changed', setup })
    sit(next, 0, person, key)
    next.host = 0
  },
  'setup-changed': setUp,
  sat: (next, { seat, person, key }) => sit(next, seat, person, key),
  'bot-seated': seatBot,
  reserved(next, { seat, person, key }) {
    wake(next)
    next.reserved = put(next.reserved, seat, { person, key })
  },
  unreserved(next, { seat }) {
    next.reserved = put(next.reserved, seat, null)
  },
  queued(next, { person, key }) {
    next.queue = [...next.queue, { person, key }]
  },
  unqueued(next, { person }) {
    next.queue = next.queue.filter(waiting => waiting.person.id !== person)
  },
  retracted: retract,
  ready: setReady,
  locked(next, { on }) {
    next.locked = on
  },
  banned(next, { person }) {
    next.banned = [...next.banned, person].slice(-BANS)
  },
  'match-ended'(next) {
    next.phase = 'gathering'
    next.waitingSince = next.at
    setNews(next, null)
    retireMatch(next)
  },
  'seat-cleared': (next, { seat }) => empty(next, seat, { kind: 'open' }),
  left: leave,
  'host-changed'(next, { seat }) {
    next.host = seat
    next.waitingSince = next.at
  },
  connected: connect,
  disconnected: disconnect,
  'calls-changed': switchCalls,
  'page-shown': (next, { seat, node }) =>
    setCalls(next, seat, ({ visible }) => ({ visible: [...visible, node], hiddenSince: null, news: null })),
  'page-hidden': (next, { seat, node }) => hidePage(next, seat, node),
  called: (next, { seat }) => setCalls(next, seat, () => ({ called: next.version, news: null })),
  'spectators-changed': countSpectators,
  renamed: (next, { seat, person }) => setPerson(next, seat, { person }),
  substituted: (next, { seat, bot }) => setPerson(next, seat, { substitute: bot }),
  resumed(next, { seat }) {
    setPerson(next, seat, { substitute: null, timedOut: false })
    restart(next, seat)
  },
  started: start,
  pledged(next, { type: _, ...pledged }) {
    const none = next.seats.map(() => null)
    setMatch(next, { pledge: { ...pledged, at: next.at, seals: none, shares: none, dealt: false }, pause: null })
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
  revealed: reveal,
  'bank-used': (next, { seat, left }) => setPerson(next, seat, { bank: left }),
  'timed-out': (next, { seat }) => setPerson(next, seat, { timedOut: true, bank: 0 }),
  reacted: () => {},
  'spectator-reacted': () => {},
  said: say,
  muted: (next, { seat, on }) => setPerson(next, seat, { muted: on }),
  'rematch-requested': wantRematch,
  forgotten: (next, event) => void Object.assign(next, withoutPerson(next, event)),
}

/**
 * A mutable copy of a table or of a view. Every key is named because a spread takes ten times as long. The compiler
 * reports a missing key.
 */
const draftOf = (table: Table & { readonly viewer?: Viewer }, at: number): Draft => {
  const draft: Draft = {
    id: table.id,
    version: table.version + 1,
    at,
    setup: table.setup,
    phase: table.phase,
    host: table.host,
    waitingSince: table.waitingSince,
    seats: table.seats,
    keys: table.keys,
    matches: table.matches,
    match: table.match,
    lastProofs: table.lastProofs,
    tally: table.tally,
    reserved: table.reserved,
    queue: table.queue,
    locked: table.locked,
    banned: table.banned,
    spectators: table.spectators,
    chat: table.chat,
  }
  if (table.viewer !== undefined) draft.viewer = table.viewer
  return draft
}

/** Folds an event into a table, or a redacted event into a view of it. */
export const evolveTable = <T extends Table>(table: T, { at, event }: DatedEvent): T => {
  const next = draftOf(table, at)
  // A server of a later version may send events that this version does not know.
  const fold = FOLDS[event.type] as ((next: Draft, event: TableEvent) => void) | undefined
  fold?.(next, event)
  // A fold returns what it got, a table or a view: `start` makes a view of the match for a viewer.
  return next as Table as T
}

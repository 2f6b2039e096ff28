import { type AnyGame, type BySeat, type Json, must, type Position, type Seat, type Viewer } from '@halfpint/core'
import {
  BARE_TABLE,
  nameOf,
  type SeatState,
  type Table,
  type TableEvent,
  type TableView,
  viewTable,
} from '@halfpint/table'
import { words } from '../../base/speech.ts'
import { REPLAY_DOOR } from '../../ui/chair.tsx'
import { SYMBOL_NAMES } from '../../ui/faces/symbol.tsx'
import type { Face, Sitting } from '../server/played.ts'
import type { Played } from './played.ts'

/** Who played, as far as a device knows: by seat those who sat there in the end, and who left before. */
export interface Company {
  readonly names: readonly string[]
  readonly faces: readonly Face[]
  readonly left: readonly Sitting[]
}

/** People of whom nothing but the record tells. */
export const STRANGERS: Company = { names: [], faces: [], left: [] }

/** A game as a row of steps: step 0 is the table before the first deal, each fact leads to the next. */
export interface Reel {
  readonly played: Played
  readonly players: BySeat<string>
  readonly events: readonly Json[]
  /** The state at each step; one more than there are facts. */
  readonly states: readonly Position[]
  /** The steps at which a round was just dealt. */
  readonly deals: readonly number[]
  /** The seat on which the reader sat; `null` where others played, or several people at this device. */
  readonly mine: Seat | null
  readonly company: Company
}

/** Unrolls a game. */
export const unroll = (played: Played, mine: Seat | null = null, company: Company = STRANGERS): Reel => {
  const { game, replay } = played
  const { log, players } = replay
  const opened: Position = must(game.open(replay.state.options, players.length))
  const states = [opened]
  const deals: number[] = []
  for (const event of log) {
    const before = states.at(-1)!
    if ((event as { readonly type: string }).type === 'dealt') deals.push(states.length)
    states.push(game.evolve(before, event))
  }
  return { played, players, events: log, states, deals, mine, company }
}

/** The 0-based round of a step; that of the last round after its end. */
export const roundAt = ({ states, deals }: Reel, step: number): number =>
  Math.min(states[step]!.round, Math.max(0, deals.length - 1))

/** Somebody who sat there; a record knows names only, so each gets a symbol by the seat. */
export const seatStateOf = (name: string, seat: Seat, node = 'here'): SeatState => ({
  kind: 'person',
  person: { id: `seat-${seat}`, name, symbol: SYMBOL_NAMES[seat % SYMBOL_NAMES.length]! },
  sat: 0,
  nodes: [node],
  absentSince: null,
  substitute: null,
  timedOut: false,
  muted: false,
  bank: 0,
  wantsRematch: false,
})

/** What a table that stands still is made of. */
export interface Tableau {
  readonly game: AnyGame
  readonly seats: BySeat<SeatState>
  readonly state: Position
  /** Which step of the game it is. */
  readonly step: number
}

/** A table that stands still, as somebody sees it. */
export const stillTable = ({ game, seats: seatStates, state, step }: Tableau, viewer: Viewer): TableView => {
  const players = seatStates.map(nameOf)
  const table: Table = {
    ...BARE_TABLE,
    id: 'replay',
    version: step + 1,
    setup: {
      game: game.id,
      options: state.options,
      seats: players.length,
      clock: null,
      grace: 0,
      listed: false,
    },
    phase: game.turn(state).kind === 'over' ? 'over' : 'playing',
    seats: seatStates,
    keys: players.map(() => null),
    matches: 1,
    match: {
      number: 1,
      began: 0,
      players,
      state,
      since: players.map(() => null),
      asked: players.map(() => null),
      pledge: null,
      proofs: [],
    },
  }
  // Nobody came in through a door here: doors tell who is watched again.
  return { ...viewTable(table, viewer), seats: seatStates }
}

/** Who sat on a seat in a round and left it later; `undefined` if it was who sits there in the end. */
const formerAt = ({ left }: Company, seat: Seat, round: number): Sitting | undefined =>
  left.find(each => each.seat === seat && each.until > round)

/** What a player is called in a replay, in a round or in the end: the reader is the reader. */
export const nameIn = (
  { players, mine, company = STRANGERS }: Pick<Reel, 'players' | 'mine'> & Partial<Pick<Reel, 'company'>>,
  seat: Seat,
  round = Number.POSITIVE_INFINITY,
): string => {
  const former = formerAt(company, seat, round)
  if (former !== undefined) return former.name
  return seat === mine ? words('core').shell.you : (company.names[seat] ?? players[seat]!)
}

/** The seat on which the reader sat at a step; `null` while it was somebody else's. */
export const mineAt = (reel: Reel, step: number): Seat | null =>
  reel.mine !== null && formerAt(reel.company, reel.mine, roundAt(reel, step)) === undefined ? reel.mine : null

/** The table at a step as somebody saw it. */
export const tableAt = (reel: Reel, step: number, viewer: Viewer): TableView => {
  const { played, players, states, company } = reel
  const mine = mineAt(reel, step)
  const round = roundAt(reel, step)
  const seatStates = players.map((_, seat): SeatState => {
    const name = nameIn(reel, seat, round)
    const { face } = formerAt(company, seat, round) ?? { face: company.faces[seat] ?? null }
    if (face !== null && 'bot' in face) return { kind: 'bot', bot: face.bot, name, free: false }
    const seatState = seatStateOf(name, seat, seat === mine ? 'here' : REPLAY_DOOR)
    if (face === null || seatState.kind !== 'person') return seatState
    return { ...seatState, person: { ...seatState.person, symbol: face.symbol } }
  })
  return stillTable({ game: played.game, seats: seatStates, state: states[step]!, step }, viewer)
}

/** The fact that leads to a step, as a table would tell it; `undefined` for the first. */
export const eventTo = ({ events }: Reel, step: number): TableEvent | undefined => {
  const event = events[step - 1]
  if (event === undefined) return undefined
  return { type: 'game', seat: (event as { readonly seat?: Seat }).seat ?? null, event }
}

/** From where the game is watched: a seat, the rail, or with all hands open. */
export type Outlook = Viewer | 'open'

/** Who looks, for the rules: with all hands open the table itself is seen as from the rail. */
export const viewerOf = (outlook: Outlook): Viewer => (outlook === 'open' ? 'spectator' : outlook)

/** The outlook that an address or a list names; all hands open if it names none. */
export const outlookOf = (text: string | undefined, seats = 7): Outlook => {
  if (text === 'spectator') return text
  const seat = Number(text ?? Number.NaN)
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : 'open'
}

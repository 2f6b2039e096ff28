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
import { SYMBOL_NAMES } from '../../ui/faces/symbol.tsx'
import { REPLAY_NODE } from '../../ui/seatface.tsx'
import type { Face, Sitting } from '../server/played.ts'
import type { Played } from './played.ts'

/** The players that a device knows: the last ones of each seat, and those who left before. */
export interface KnownPlayers {
  readonly names: readonly string[]
  readonly faces: readonly Face[]
  readonly left: readonly Sitting[]
}

/** Players who are known from the record only. */
export const UNKNOWN_PLAYERS: KnownPlayers = { names: [], faces: [], left: [] }

/** A game as a list of steps: step 0 is the table before the first deal, each event leads to the next step. */
export interface GameSteps {
  readonly played: Played
  readonly players: BySeat<string>
  readonly events: readonly Json[]
  /** The state at each step; one more than there are events. */
  readonly states: readonly Position[]
  /** The steps right after a deal. */
  readonly deals: readonly number[]
  /** The player's seat; `null` if it is unknown, or if several people shared this device. */
  readonly mine: Seat | null
  readonly known: KnownPlayers
}

/** Computes all steps of a game. */
export const stepsOf = (played: Played, mine: Seat | null = null, known: KnownPlayers = UNKNOWN_PLAYERS): GameSteps => {
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
  return { played, players, events: log, states, deals, mine, known }
}

/** The round of a step, counted from 0. After the end it is the last round. */
export const roundAt = ({ states, deals }: GameSteps, step: number): number =>
  Math.min(states[step]!.round, Math.max(0, deals.length - 1))

/** A person on a seat. A record contains names only, so the symbol follows from the seat. */
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

/** The data of a table that does not change by itself. */
export interface ScriptTable {
  readonly game: AnyGame
  readonly seats: BySeat<SeatState>
  readonly state: Position
  /** Number of the step. */
  readonly step: number
}

/** The view of a table that does not change by itself. */
export const viewOfStill = ({ game, seats: seatStates, state, step }: ScriptTable, viewer: Viewer): TableView => {
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
      choices: null,
      pause: null,
      proofs: [],
    },
  }
  // `viewTable` marks seats of other nodes as replayed. Keep the seats as they were given.
  return { ...viewTable(table, viewer), seats: seatStates }
}

/** The player who had a seat in a round and left it later; `undefined` if it was the last player. */
const formerAt = ({ left }: KnownPlayers, seat: Seat, round: number): Sitting | undefined =>
  left.find(each => each.seat === seat && each.until > round)

/** The name of a player in a round, or at the end of the game. The reader is "You". */
export const nameIn = (
  { players, mine, known = UNKNOWN_PLAYERS }: Pick<GameSteps, 'players' | 'mine'> & Partial<Pick<GameSteps, 'known'>>,
  seat: Seat,
  round = Number.POSITIVE_INFINITY,
): string => {
  const former = formerAt(known, seat, round)
  if (former !== undefined) return former.name
  return seat === mine ? words('core').shell.you : (known.names[seat] ?? players[seat]!)
}

/** The reader's seat at a step; `null` while another player had it. */
export const mineAt = (gameSteps: GameSteps, step: number): Seat | null =>
  gameSteps.mine !== null && formerAt(gameSteps.known, gameSteps.mine, roundAt(gameSteps, step)) === undefined
    ? gameSteps.mine
    : null

/** The view of a step for this viewer. */
export const tableAt = (gameSteps: GameSteps, step: number, viewer: Viewer): TableView => {
  const { played, players, states, known } = gameSteps
  const mine = mineAt(gameSteps, step)
  const round = roundAt(gameSteps, step)
  const seatStates = players.map((_, seat): SeatState => {
    const name = nameIn(gameSteps, seat, round)
    const { face } = formerAt(known, seat, round) ?? { face: known.faces[seat] ?? null }
    if (face !== null && 'bot' in face) return { kind: 'bot', bot: face.bot, name, free: false }
    const seatState = seatStateOf(name, seat, seat === mine ? 'here' : REPLAY_NODE)
    if (face === null || seatState.kind !== 'person') return seatState
    return { ...seatState, person: { ...seatState.person, symbol: face.symbol } }
  })
  return viewOfStill({ game: played.game, seats: seatStates, state: states[step]!, step }, viewer)
}

/** The event that leads to a step, as a table event; `undefined` for the first step. */
export const eventTo = ({ events }: GameSteps, step: number): TableEvent | undefined => {
  const event = events[step - 1]
  if (event === undefined) return undefined
  return { type: 'game', seat: (event as { readonly seat?: Seat }).seat ?? null, event }
}

/** The point of view of a replay: a seat, a spectator, or all hands open. */
export type Outlook = Viewer | 'open'

/** The viewer for the rules. With all hands open the table itself has a spectator's view. */
export const viewerOf = (outlook: Outlook): Viewer => (outlook === 'open' ? 'spectator' : outlook)

/** Parses a point of view; the default is all hands open. */
export const outlookOf = (text: string | undefined, seats = 7): Outlook => {
  if (text === 'spectator') return text
  const seat = Number(text ?? Number.NaN)
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : 'open'
}

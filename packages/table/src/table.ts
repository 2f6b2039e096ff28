import type { AnyGame, BySeat, Game, Json, Position, Seat, Seen, Viewer } from '@halfpint/core'
import type { Proof } from '@halfpint/fair'
import type { TableEvent } from './event.ts'
import { GAMES } from './games.ts'
import type { Person } from './person.ts'
import type { SeatState } from './seatstate.ts'
import type { Setup } from './setup.ts'

/** The commitment to the deal of one round. */
export type Pledge = {
  /** The 0-based number of the round. */
  readonly round: number
  /** Time of publication. */
  readonly at: number
  /** The SHA-256 of the seed, hexadecimal. */
  readonly pledge: string
  /** The seed of the deck, hexadecimal; `?` in every view. */
  readonly seed: string
  /** The secret of this deal, from which the seed follows; `?` in every view. Logs of 0.1.0 have none. */
  readonly secret?: string
  /** The previous pledge at this table, `null` for the first one. Logs before version 0.2.1 have none. */
  readonly previous?: string | null
  /** The random part of the secret; `?` in every view. */
  readonly salt?: string
  /** The commitments of the devices to their shares, `null` for none. */
  readonly seals: BySeat<string | null>
  /** The shares of the devices, `null` for none. */
  readonly shares: BySeat<string | null>
  /** Whether the cards were dealt. */
  readonly dealt: boolean
}

/** A choice that only its player has seen. */
export type Choice = {
  readonly seat: Seat
  /** The event of the game; as the viewer may know it, in a view. */
  readonly event: Json
  /** Since when the game waited for it, in milliseconds. */
  readonly since: number
}

/** A person without a seat, and the SHA-256 of their secret, which is `?` in every view. */
export type Waiting = { readonly person: Person; readonly key: string }

/** One match at the table. */
export type Match<State extends Position = Position> = {
  /** 1 for the first. */
  readonly number: number
  /** The version of its first event. */
  readonly began: number
  /** The names at the start, as the record has them. */
  readonly players: BySeat<string>
  /** The state of the game; in a view, the view of it. */
  readonly state: State
  /** The time since which the game waits for each seat, in milliseconds; `null` if it does not. */
  readonly since: BySeat<number | null>
  /** The version since which the game waits for each seat: identifies a decision. */
  readonly asked: BySeat<number | null>
  /** The pledged or current deal; `null` between two rounds. */
  readonly pledge: Pledge | null
  /** The choices that their players may change, and the game before them; `null` if there are none. */
  readonly choices: { readonly before: State; readonly made: readonly Choice[] } | null
  /** Since when the table waits between two rounds, and which seats are ready; `null` if it does not wait. */
  readonly pause: { readonly since: number; readonly ready: BySeat<boolean> } | null
  /** The proofs of the finished rounds. */
  readonly proofs: readonly Proof[]
}

/** A line of chat. */
type ChatLine = { readonly seat: Seat; readonly name: string; readonly text: string; readonly at: number }

/** A finished match of this table. */
type Finished = {
  readonly match: number
  readonly game: string
  /** The version of its first event, and when it ended; missing in older tables. */
  readonly began?: number
  readonly at?: number
  /** The names at the end. */
  readonly players: BySeat<string>
  readonly winners: readonly Seat[]
}

/** Maximum number of finished matches kept: more than an evening has. */
export const TALLY_LENGTH = 50

/** Maximum number of lines of chat kept. */
export const CHAT_LENGTH = 30

/** `gathering` before the first match, `over` after one: the host may change things in both. */
type TablePhase = 'gathering' | 'playing' | 'over'

/** The whole state of a table. In a view, what the viewer may not know is `?`. */
export interface Table {
  readonly id: string
  /** Number of folded events. */
  readonly version: number
  /** The time of the last event. */
  readonly at: number
  readonly setup: Setup
  readonly phase: TablePhase
  /** The seat of the host; `null` while no person holds a seat. */
  readonly host: Seat | null
  /** Since when the players wait for the host to start, in milliseconds; meaningless during a match. */
  readonly waitingSince: number
  readonly seats: BySeat<SeatState>
  /** The SHA-256 of each person's secret; `?` in every view. */
  readonly keys: BySeat<string | null>
  /** Number of started matches. */
  readonly matches: number
  /** The match in progress, or the last one; `null` before the first and after a new setup. */
  readonly match: Match | null
  /**
   * Proofs of earlier matches: for each seat the latest deal with a share from it, and the latest deal of all at the end.
   * A device that was away finds here the proof of a deal to which it gave a share.
   */
  readonly lastProofs: readonly Proof[]
  /** The finished matches, the latest last. */
  readonly tally: readonly Finished[]
  /** The people who take a seat with the next deal; the key is `?` in every view. */
  readonly reserved: BySeat<Waiting | null>
  /** The people who wait for any seat, in their order. */
  readonly queue: readonly Waiting[]
  /** Whether the table is locked for new people. */
  readonly locked: boolean
  /** The ids of banned people. */
  readonly banned: readonly string[]
  /** Number of spectators by node (process of a server). */
  readonly spectators: { readonly [node: string]: number }
  /** The latest lines of chat, the oldest first. */
  readonly chat: readonly ChatLine[]
}

/** The table before its first event. */
export const BARE_TABLE: Table = {
  id: '',
  version: 0,
  at: 0,
  setup: { game: '', options: {}, seats: 0, clock: null, grace: 0, listed: false },
  phase: 'gathering',
  host: null,
  waitingSince: 0,
  seats: [],
  keys: [],
  matches: 0,
  match: null,
  lastProofs: [],
  tally: [],
  reserved: [],
  queue: [],
  locked: false,
  banned: [],
  spectators: {},
  chat: [],
}

/** Number of spectators. */
export const spectatorCount = ({ spectators }: Pick<Table, 'spectators'>): number =>
  Object.values(spectators).reduce((sum, watching) => sum + watching, 0)

/** The viewer of the game: one without a seat at this table is a spectator. */
export const eyesOf = ({ seats: seatStates }: Table, viewer: Viewer): Viewer =>
  viewer !== 'spectator' && viewer < seatStates.length ? viewer : 'spectator'

/** Makes the seed of a pledged deal public. */
export const revealed = ({ at: _, dealt, ...proof }: Pledge): TableEvent => ({ type: 'revealed', ...proof })

/** The game of this table. */
export const gameOf = (table: Table): AnyGame => GAMES.get(table.setup.game)!

/**
 * A table as one viewer may see it, the match on it too; only `viewTable` makes one, and `evolveTable` keeps one.
 */
export type TableView = Seen<Table> & { readonly match: Match<Seen<Position>> | null }

/** The match of this game as the viewer sees it; `null` while there is none. A table of another game here is a bug. */
export const stateOf = <S extends Position, A, E, O>(game: Game<S, A, E, O>, view: TableView): Seen<S> | null => {
  if (view.setup.game !== game.id) throw new Error(`a table of ${view.setup.game}, not of ${game.id}`)
  // The game's own `view` made it: the id says which game that was, and the compiler cannot know.
  return (view.match?.state ?? null) as Seen<S> | null
}

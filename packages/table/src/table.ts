import type { AnyGame, BySeat, Game, Position, Seat, Seen, Viewer } from '@halfpint/core'
import type { Proof } from '@halfpint/fair'
import type { Chair } from './chair.ts'
import { GAMES } from './games.ts'
import type { Person } from './person.ts'
import type { Setup } from './setup.ts'

/** The promise of one round's deal. */
export type Pledge = {
  /** The 0-based number of the round. */
  readonly round: number
  /** When it was given. */
  readonly at: number
  /** The SHA-256 of the seed, hexadecimal. */
  readonly pledge: string
  /** What the deck follows from, hexadecimal; `?` in every view. */
  readonly seed: string
  /** What the seed was made of for this deal alone; `?` in every view. Logs of the first version have none. */
  readonly secret?: string
  /** What devices bound themselves to before shares were told, `null` for none. */
  readonly seals: BySeat<string | null>
  /** What the devices at the table added, `null` for none. */
  readonly shares: BySeat<string | null>
  /** Whether the cards were dealt. */
  readonly dealt: boolean
}

/** One match at the table. */
export type Match<State extends Position = Position> = {
  /** 1 for the first. */
  readonly number: number
  /** The version at which it began. */
  readonly began: number
  /** The names at the start, as the record has them. */
  readonly players: BySeat<string>
  /** The state of the game; in a view, the view of it. */
  readonly state: State
  /** Since when the game waits for each seat, in milliseconds; `null` where it does not. */
  readonly since: BySeat<number | null>
  /** The version at which the game began to wait for each seat: tells one decision of a seat from the next. */
  readonly asked: BySeat<number | null>
  /** The deal that is promised or under way; `null` between two rounds. */
  readonly pledge: Pledge | null
  /** The proofs of the finished rounds. */
  readonly proofs: readonly Proof[]
}

/** A line of chat. */
type ChatLine = { readonly seat: Seat; readonly name: string; readonly text: string; readonly at: number }

/** A match that was played to its end at this table. */
type Finished = {
  readonly match: number
  readonly game: string
  /** The version at which it began, and when it ended; tables of before do not tell. */
  readonly began?: number
  readonly at?: number
  /** Who sat there at the end. */
  readonly players: BySeat<string>
  readonly winners: readonly Seat[]
}

/** How many finished matches are remembered: more than an evening has. */
export const TALLY_LENGTH = 50

/** How many lines of chat stay in sight. */
export const CHAT_LENGTH = 30

/** `gathering` before the first match, `over` after one: the host may change things in both. */
type TablePhase = 'gathering' | 'playing' | 'over'

/** All there is to know about a table. In a view, what the viewer may not know is `?`. */
export interface Table {
  readonly id: string
  /** How many facts were folded. */
  readonly version: number
  /** When the last fact happened. */
  readonly at: number
  readonly setup: Setup
  readonly phase: TablePhase
  /** Who may set up, seat bots and start; `null` while no person sits here. */
  readonly host: Seat | null
  readonly chairs: BySeat<Chair>
  /** The SHA-256 of each person's secret; `?` in every view. */
  readonly keys: BySeat<string | null>
  /** How many matches were started here. */
  readonly matches: number
  /** The match under way, or the last one; `null` before the first and after a new setup. */
  readonly match: Match | null
  /** The matches that came to their end here, the latest last. */
  readonly tally: readonly Finished[]
  /** Who takes which chair with the next deal; the key is `?` in every view. */
  readonly reserved: BySeat<{ readonly person: Person; readonly key: string } | null>
  /** Whether nobody else can sit down. */
  readonly locked: boolean
  /** The ids of those who cannot sit down here again. */
  readonly banned: readonly string[]
  /** How many watch from the rail, by the door (process of a server) through which they do. */
  readonly rail: { readonly [door: string]: number }
  /** The latest lines of chat, the oldest first. */
  readonly chat: readonly ChatLine[]
}

/** The table before its first fact. */
export const BARE_TABLE: Table = {
  id: '',
  version: 0,
  at: 0,
  setup: { game: '', options: {}, seats: 0, clock: null, grace: 0, listed: false },
  phase: 'gathering',
  host: null,
  chairs: [],
  keys: [],
  matches: 0,
  match: null,
  tally: [],
  reserved: [],
  locked: false,
  banned: [],
  rail: {},
  chat: [],
}

/** How many watch from the rail. */
export const watchingAt = ({ rail }: Pick<Table, 'rail'>): number =>
  Object.values(rail).reduce((sum, watching) => sum + watching, 0)

/** With whose eyes this viewer sees the game: who has no chair at this table stands at the rail. */
export const eyesOf = ({ chairs }: Table, viewer: Viewer): Viewer =>
  viewer !== 'rail' && viewer < chairs.length ? viewer : 'rail'

/** The rules by which this table plays. */
export const gameOf = (table: Table): AnyGame => GAMES.get(table.setup.game) as AnyGame

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

import { type AnyGame, type BySeat, type Json, must, type Position, type Seat, type Viewer } from '@halfpint/core'
import { BARE_TABLE, type Chair, nameOf, type Table, type TableFact, type TableView, viewTable } from '@halfpint/table'
import { SYMBOL_NAMES } from '../faces/symbol.tsx'
import { REPLAY_DOOR } from '../game/chair.tsx'
import type { Face, Sitting } from '../online/played.ts'
import { words } from '../shell/speech.ts'
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
    const before = states.at(-1) as Position
    if ((event as { readonly type: string }).type === 'dealt') deals.push(states.length)
    states.push(game.evolve(before, event))
  }
  return { played, players, events: log, states, deals, mine, company }
}

/** The step that is meant, kept within the reel. */
export const clampStep = ({ states }: Reel, step: number): number =>
  Number.isFinite(step) ? Math.min(Math.max(0, Math.trunc(step)), states.length - 1) : 0

/** The 0-based round of a step; that of the last round after its end. */
export const roundAt = ({ states, deals }: Reel, step: number): number =>
  Math.min((states[step] as Position).round, Math.max(0, deals.length - 1))

/** Somebody who sat there; a record knows names only, so each gets a symbol by the seat. */
export const chairOf = (name: string, seat: Seat, door = 'here'): Chair => ({
  kind: 'person',
  person: { id: `seat-${seat}`, name, symbol: SYMBOL_NAMES[seat % SYMBOL_NAMES.length] as string },
  sat: 0,
  doors: [door],
  absentSince: null,
  standIn: null,
  timedOut: false,
  muted: false,
  bank: 0,
  again: false,
})

/** What a table that stands still is made of. */
export interface Tableau {
  readonly game: AnyGame
  readonly chairs: BySeat<Chair>
  readonly state: Position
  /** Which step of the game it is. */
  readonly step: number
}

/** A table that stands still, as somebody sees it. */
export const stillTable = ({ game, chairs, state, step }: Tableau, viewer: Viewer): TableView => {
  const players = chairs.map(nameOf)
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
    chairs,
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
  return { ...viewTable(table, viewer), chairs }
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
  return seat === mine ? words('core').shell.you : (company.names[seat] ?? (players[seat] as string))
}

/** The seat on which the reader sat at a step; `null` while it was somebody else's. */
export const mineAt = (reel: Reel, step: number): Seat | null =>
  reel.mine !== null && formerAt(reel.company, reel.mine, roundAt(reel, step)) === undefined ? reel.mine : null

/** The table at a step as somebody saw it. */
export const tableAt = (reel: Reel, step: number, viewer: Viewer): TableView => {
  const { played, players, states, company } = reel
  const mine = mineAt(reel, step)
  const round = roundAt(reel, step)
  const chairs = players.map((_, seat): Chair => {
    const name = nameIn(reel, seat, round)
    const { face } = formerAt(company, seat, round) ?? { face: company.faces[seat] ?? null }
    if (face !== null && 'bot' in face) return { kind: 'bot', bot: face.bot, name, free: false }
    const chair = chairOf(name, seat, seat === mine ? 'here' : REPLAY_DOOR)
    if (face === null || chair.kind !== 'person') return chair
    return { ...chair, person: { ...chair.person, symbol: face.symbol } }
  })
  return stillTable({ game: played.game, chairs, state: states[step] as Position, step }, viewer)
}

/** The fact that leads to a step, as a table would tell it; `undefined` for the first. */
export const factTo = ({ events }: Reel, step: number): TableFact | undefined => {
  const event = events[step - 1]
  if (event === undefined) return undefined
  return { type: 'game', seat: (event as { readonly seat?: Seat }).seat ?? null, event }
}

/** From where the game is watched: a seat, the rail, or with all hands open. */
export type Outlook = Viewer | 'open'

/** Who looks, for the rules: with all hands open the table itself is seen as from the rail. */
export const viewerOf = (outlook: Outlook): Viewer => (outlook === 'open' ? 'rail' : outlook)

/** The outlook that an address or a list names; all hands open if it names none. */
export const outlookOf = (text: string | undefined, seats = 7): Outlook => {
  if (text === 'rail') return text
  const seat = Number(text ?? Number.NaN)
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : 'open'
}

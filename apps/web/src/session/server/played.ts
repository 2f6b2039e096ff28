import { isFields, type Seat } from '@halfpint/core'
import type { SeatState, TableView } from '@halfpint/table'
import { noteChange } from '../../base/changes.ts'
import { recall, remember } from '../../base/settings.ts'
import { seatName } from '../../ui/seatface.tsx'

/** A finished match at an online table with this device in a seat. */
export interface PlayedMatch {
  readonly table: string
  readonly match: number
  readonly game: string
  readonly players: readonly string[]
  readonly at: number
  /** The last player of each seat: a bot's id or a person's symbol. */
  readonly faces?: readonly Face[]
  /** Earlier players. */
  readonly left?: readonly Sitting[]
  /** The winners and the player's seat; matches of 0.1.0 have none. */
  readonly winners?: readonly Seat[]
  readonly seat?: Seat
}

/** The picture of a player. */
export type Face = { readonly bot: string } | { readonly symbol: string } | null

/** A player who had a seat until a round (counted from 0), from which another player had it. */
export interface Sitting {
  readonly seat: Seat
  readonly until: number
  readonly name: string
  readonly face: Face
}

/** The picture of a seat. */
export const faceOf = (seatState: SeatState): Face =>
  seatState.kind === 'bot'
    ? { bot: seatState.bot }
    : seatState.kind === 'person'
      ? { symbol: seatState.person.symbol }
      : null

/** Maximum number of stored matches. The oldest are removed. */
const MAX_STORED = 50

const isPlayed = (value: unknown): value is PlayedMatch => {
  const { table, match, game, players, at } = (value ?? {}) as Partial<PlayedMatch>
  return (
    typeof table === 'string' &&
    Number.isInteger(match) &&
    typeof game === 'string' &&
    Array.isArray(players) &&
    players.every(name => typeof name === 'string') &&
    typeof at === 'number'
  )
}

/** The online matches of this device, the newest first. The records stay on the server. */
export const playedMatches = (): readonly PlayedMatch[] => {
  const stored = recall('matches')
  return Array.isArray(stored) ? stored.filter(isPlayed) : []
}

const isSitting = (value: unknown): value is Sitting =>
  isFields(value) && Number.isInteger(value.seat) && Number.isInteger(value.until) && typeof value.name === 'string'

const sittingsAt = (table: string, match: number): readonly Sitting[] => {
  const kept = recall('sittings')
  if (!isFields(kept) || kept.table !== table || kept.match !== match || !Array.isArray(kept.left)) return []
  return kept.left.filter(isSitting)
}

/** Identifies the player on a seat. */
export const sitterOf = (seatState: SeatState | undefined): string | undefined =>
  seatState?.kind === 'person' ? seatState.person.id : seatState?.kind === 'bot' ? seatState.name : undefined

/** Notes a player who left a seat during the match, for the replay. */
export const noteSittings = (before: TableView | null, { id, phase, match, seats: seatStates }: TableView): void => {
  if (phase !== 'playing' || match === null || before?.match?.number !== match.number) return
  const left = before.seats.flatMap((seatState, seat): Sitting[] =>
    sitterOf(seatState) === sitterOf(seatStates[seat])
      ? []
      : [{ seat, until: match.state.round, name: seatName(seatState), face: faceOf(seatState) }],
  )
  if (left.length === 0) return
  remember('sittings', { table: id, match: match.number, left: [...sittingsAt(id, match.number), ...left] })
}

/** Notes a finished match once, if the player had a seat. */
export const noteMatch = ({ id, viewer, phase, match, setup, seats: seatStates, at, tally }: TableView): void => {
  if (viewer === 'spectator' || phase !== 'over' || match === null) return
  const played = playedMatches()
  if (played.some(other => other.table === id && other.match === match.number)) return
  const noted = {
    table: id,
    match: match.number,
    game: setup.game,
    players: seatStates.map(seatName),
    at,
    faces: seatStates.map(faceOf),
    left: sittingsAt(id, match.number),
    winners: tally.at(-1)?.winners ?? [],
    seat: viewer,
  }
  remember('matches', [noted, ...played].slice(0, MAX_STORED))
  noteChange()
}

/** Merges the matches of a copy. */
export const joinMatches = (others: readonly unknown[]): void => {
  const played = playedMatches()
  const fresh = others
    .filter(isPlayed)
    .filter(({ table, match }) => !played.some(own => own.table === table && own.match === match))
  if (fresh.length === 0) return
  remember('matches', [...fresh, ...played].toSorted((a, b) => b.at - a.at).slice(0, MAX_STORED))
}

import { isFields, type Seat } from '@halfpint/core'
import type { SeatState, TableView } from '@halfpint/table'
import { recall, remember } from '../../base/settings.ts'
import { seatName } from '../../ui/chair.tsx'

/** A match that was played to its end at an online table, with this device in a seat. */
export interface PlayedMatch {
  readonly table: string
  readonly match: number
  readonly game: string
  readonly players: readonly string[]
  readonly at: number
  /** Who sat there, by seat: a bot by its id, a person by the symbol. */
  readonly faces?: readonly Face[]
  /** Who sat there before them. */
  readonly left?: readonly Sitting[]
  /** Who won, and where the reader sat; games of the first version do not tell. */
  readonly winners?: readonly Seat[]
  readonly seat?: Seat
}

/** How somebody at a table is drawn. */
export type Face = { readonly bot: string } | { readonly symbol: string } | null

/** Somebody who sat on a seat of a match until a round (0-based), from which on somebody else did. */
export interface Sitting {
  readonly seat: Seat
  readonly until: number
  readonly name: string
  readonly face: Face
}

/** How a chair is drawn. */
export const faceOf = (seatState: SeatState): Face =>
  seatState.kind === 'bot'
    ? { bot: seatState.bot }
    : seatState.kind === 'person'
      ? { symbol: seatState.person.symbol }
      : null

/** The most matches that are kept: the oldest are forgotten. */
const MOST = 50

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

/** The online matches of this device, the latest first. The records themselves stay with the server. */
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

/** Who sits on a chair, as distinct from anybody else. */
export const sitterOf = (seatState: SeatState | undefined): string | undefined =>
  seatState?.kind === 'person' ? seatState.person.id : seatState?.kind === 'bot' ? seatState.name : undefined

/** Notes who left a seat of the match under way, for whoever watches it again. */
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

/** Notes a match that is over, once, if the reader sat at the table. */
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
  remember('matches', [noted, ...played].slice(0, MOST))
}

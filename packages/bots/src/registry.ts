import { ok, type Result, refuse } from '@halfpint/core'
import { halfPintRoster } from './half-pint/roster.ts'
import { herzlosRoster } from './herzlos/roster.ts'
import type { AnyRoster } from './roster.ts'

/** The games with bots, by id. This is the only list of them. */
const ROSTERS = { 'half-pint-heroes': halfPintRoster, herzlos: herzlosRoster }

/** Returns the roster of a game, or a problem if the game is not known. */
export function rosterOf<Id extends keyof typeof ROSTERS>(gameId: Id): Result<(typeof ROSTERS)[Id]>
/** Returns the roster of a game whose id is not known at compile time. */
export function rosterOf(gameId: string): Result<AnyRoster>
/** Returns the roster of a game, or a problem if the game is not known. */
export function rosterOf(gameId: string): Result<AnyRoster> {
  const rosters: { readonly [id: string]: AnyRoster } = ROSTERS
  const roster = Object.hasOwn(rosters, gameId) ? rosters[gameId] : undefined
  return roster === undefined ? refuse('unknown-game', { game: gameId, known: Object.keys(rosters) }) : ok(roster)
}

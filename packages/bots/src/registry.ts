import { ok, type Result, refuse } from '@halfpint/core'
import { halfPintRoster } from './half-pint/roster.ts'
import { herzlosRoster } from './herzlos/roster.ts'
import type { AnyRoster } from './roster.ts'

/** The games that bots play here, by id: the one list of them. */
const ROSTERS = { 'half-pint-heroes': halfPintRoster, herzlos: herzlosRoster }

/** Who plays this game; nobody if the game is not known. */
export function rosterOf<Id extends keyof typeof ROSTERS>(gameId: Id): Result<(typeof ROSTERS)[Id]>
/** Who plays a game that is known only by a name that somebody gave. */
export function rosterOf(gameId: string): Result<AnyRoster>
/** Who plays this game; nobody if the game is not known. */
export function rosterOf(gameId: string): Result<AnyRoster> {
  const rosters: { readonly [id: string]: AnyRoster } = ROSTERS
  const roster = Object.hasOwn(rosters, gameId) ? rosters[gameId] : undefined
  return roster === undefined ? refuse('unknown-game', { game: gameId, known: Object.keys(rosters) }) : ok(roster)
}

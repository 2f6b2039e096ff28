import { rosterOf } from '@halfpint/bots'
import { type Json, must } from '@halfpint/core'
import { claimOf, decksOf, type FixedGame, type Playthrough } from '@halfpint/daily'
import { ROUNDS_OF } from './games.ts'
import type { StatisticsEntry } from './statistics.ts'

/** The fields of the entry of a daily deal or a challenge that do not follow from the game. */
type EntryFields = Pick<StatisticsEntry, 'id' | 'at' | 'kind'> & { readonly [fact: string]: Json }

/** The statistics entry of a finished daily deal or challenge. */
export const dealEntry = (fixed: FixedGame, played: Playthrough, about: EntryFields): StatisticsEntry => {
  const { measure } = must(rosterOf(fixed.game))
  const { points, choices } = claimOf(fixed, played)
  return {
    ...about,
    game: fixed.game,
    won: measure(played.state, [...played.log]).winners.includes(fixed.seat),
    against: fixed.opponents.filter(bot => bot !== null),
    points,
    choices,
    rounds: ROUNDS_OF[fixed.game]!(played.state, decksOf(played.log), fixed.seat),
  }
}

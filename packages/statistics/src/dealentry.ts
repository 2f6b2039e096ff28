import { rosterOf } from '@halfpint/bots'
import { type Json, must } from '@halfpint/core'
import { claimOf, decksOf, type FixedGame, type Playthrough } from '@halfpint/daily'
import { ROUNDS_OF } from './games.ts'
import type { StatisticsEntry } from './statistics.ts'

/** What the entry of a daily deal or a challenge contains besides how it was played. */
type About = Pick<StatisticsEntry, 'id' | 'at' | 'kind'> & { readonly [fact: string]: Json }

/** A finished daily deal or challenge as an entry: counted like any other game. */
export const dealEntry = (fixed: FixedGame, played: Playthrough, about: About): StatisticsEntry => {
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

import { CHARACTERS, rosterOf } from '@halfpint/bots'
import { bySeat, must, type Seat, seeded, shuffle } from '@halfpint/core'
import { dailyDeck } from './dailydeck.ts'
import type { Day } from './day.ts'
import type { FixedGame } from './fixedgame.ts'

const SEATS = 4

/** The seat of the player. */
const ME: Seat = 0

/** The daily deal: one round of four, drawn from the date alone, against three characters of the pub. */
export const dailyGame = (day: Day, game: string): FixedGame => {
  const characters = shuffle(seeded(`company of ${day}, ${game}`), CHARACTERS)
  const options = must(must(rosterOf(game)).game.options.read({ rounds: 1 }))
  return {
    seed: `deal of ${day}, ${game}`,
    game,
    options,
    seat: ME,
    opponents: bySeat(SEATS, seat => (seat === ME ? null : characters[seat - 1]!)),
    decks: [dailyDeck(day, game, options, SEATS)],
  }
}

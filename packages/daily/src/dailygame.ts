import { rosterOf } from '@halfpint/bots'
import { type BySeat, bySeat, type Json, must, type Seat, seeded, shuffle } from '@halfpint/core'
import { fairRandom, seedOf } from '@halfpint/fair'
import type { Day } from './day.ts'
import { FIXED_CHARACTERS } from './fixedbots.ts'
import type { FixedGame } from './fixedgame.ts'
import { linkedGameOf } from './games.ts'

const SEATS = 4

/** The seat of the player. */
const ME: Seat = 0

/** A constant, because the daily deal can be played offline. Changing it changes the decks of past days. */
const SECRET = '4a6f7920746f20746865207075622c20616e64206d617920796f752077696e21'

/** The deck of the daily deal. It depends on the date, the game and the options only. */
const dailyDeck = (day: Day, game: string, options: Json, seats: number): BySeat<Json> => {
  const rules = must(linkedGameOf(game)).game
  const opened = must(rules.open(must(rules.options.read(options)), seats))
  const deal = { table: `day-${day}-${game}`, match: 1, round: 0 }
  const random = fairRandom({ ...deal, seed: seedOf(deal, SECRET), shares: bySeat(seats, () => null) })
  const [event] = rules.chance(opened, random)
  return (event as { readonly deck: readonly Json[] }).deck
}

/** The daily deal: one round of four, drawn from the date alone, against three characters of the pub. */
export const dailyGame = (day: Day, game: string): FixedGame => {
  const characters = shuffle(seeded(`company of ${day}, ${game}`), FIXED_CHARACTERS)
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

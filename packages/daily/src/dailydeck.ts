import { type BySeat, bySeat, type Json, must } from '@halfpint/core'
import { fairRandom, seedOf } from '@halfpint/fair'
import type { Day } from './day.ts'
import { linkedGameOf } from './games.ts'

/** The same for everybody, because a day can be played offline. Changing it changes the decks of past days. */
const SECRET = '4a6f7920746f20746865207075622c20616e64206d617920796f752077696e21'

/** The deck of the daily deal. It depends on the date, the game and the options only. */
export const dailyDeck = (day: Day, game: string, options: Json, seats: number): BySeat<Json> => {
  const rules = must(linkedGameOf(game)).game
  const opened = must(rules.open(must(rules.options.read(options)), seats))
  const deal = { table: `day-${day}-${game}`, match: 1, round: 0 }
  const random = fairRandom({ ...deal, seed: seedOf(deal, SECRET), shares: bySeat(seats, () => null) })
  const [event] = rules.chance(opened, random)
  return (event as { readonly deck: readonly Json[] }).deck
}

import { type BySeat, bySeat, type Json, must } from '@halfpint/core'
import { fairRandom, type Proof, pledgeOf, seedOf } from '@halfpint/fair'
import type { Day } from './day.ts'
import { taskGameOf } from './games.ts'

/** What every deal of a day follows from, besides its date and its game. It is no secret: the day is played offline too. */
const SECRET = '4a6f7920746f20746865207075622c20616e64206d617920796f752077696e21'

/**
 * The proof of a day's deal, as a live table gives it: its pledge can be told days before, and whoever has heard it
 * knows afterwards that this is the deal. Nobody adds a share, for everybody is to have the same.
 */
export const dayProof = (day: Day, game: string, seats: number): Proof => {
  const deal = { table: `day-${day}-${game}`, match: 1, round: 0 }
  const seed = seedOf(deal, SECRET)
  return { ...deal, seed, pledge: pledgeOf(seed), secret: SECRET, shares: bySeat(seats, () => null) }
}

/** The deck that this proof deals. */
export const deckOf = (game: string, options: Json, proof: Proof): BySeat<Json> => {
  const rules = must(taskGameOf(game)).puzzles.game
  const opened = must(rules.open(must(rules.options.read(options)), proof.shares.length))
  const [dealt] = rules.chance(opened, fairRandom(proof))
  return (dealt as { readonly deck: readonly Json[] }).deck
}

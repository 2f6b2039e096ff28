import { type Json, must, type Position, type Seat, seeded } from '@halfpint/core'
import { answer } from '../answer.ts'
import { parseBudget } from '../budget.ts'
import type { AnyRoster } from '../roster.ts'
import { USUAL_BUDGETS } from '../roster.ts'
import { EVEN } from '../temper.ts'
import type { Means } from '../thought.ts'
import { type Entrant, foreseenPhase, type Guests, missingPart, yardstickOf } from './entrant.ts'
import { measuredOf } from './measured.ts'

/** Decides for a seat; what it does by chance follows from the seed. */
export type Decider = (state: Position, seat: Seat, legal: readonly Json[], seed: string) => Json | Promise<Json>

/** The decider of an entrant: from the view of its seat; only the ceiling, which is for measuring, is told the whole state. */
export const deciderOf = (
  { game, levels }: AnyRoster,
  { bot, budget }: Entrant,
  now: () => number,
  guests: Guests,
): Decider => {
  const allowed = budget === null ? USUAL_BUDGETS.regular : must(parseBudget(budget))
  const meansWith = (seed: string): Means => ({ random: seeded(seed), budget: allowed, now, temper: EVEN })
  const { ablations, yardsticks, foresee } = measuredOf(game.id)
  const foreseen = foreseenPhase(bot)
  if (foreseen !== undefined && foresee !== undefined) {
    return (state, seat, legal, seed) =>
      foreseen === '' || foreseen === (state as Position & { readonly phase: string }).phase
        ? foresee(state, seat, legal, meansWith(seed))
        : levels.champion(game.view(state, seat), legal, meansWith(seed))
  }
  const guest = guests(bot, game.id)
  const missing = missingPart(bot)
  const yardstick = yardstickOf(bot)
  const measured = missing === undefined ? yardstick && yardsticks?.[yardstick] : ablations?.[missing]
  const choose = guest ?? measured
  if (choose !== undefined) {
    return (state, seat, legal, seed) => choose(game.view(state, seat), legal, meansWith(seed))
  }
  return async (state, seat, legal, seed) => {
    const question = { game: game.id, bot, seat, view: game.view(state, seat), legal, seed }
    return legal[await answer(question, now, allowed)] as Json
  }
}

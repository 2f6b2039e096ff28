import { review, rosterOf } from '@halfpint/bots'
import { type Json, must } from '@halfpint/core'
import type { FixedGame } from './fixedgame.ts'
import type { Playthrough } from './playthrough.ts'
import type { Verdict } from './verdict.ts'

/** How long the champion thinks about each decision: iterations, so that it says the same everywhere. */
const ITERATIONS = 800

/** A choice within this much of the best is as good. */
const AS_GOOD = 0.005

/** What the champion would have done, decision by decision; nothing where there was no choice. */
export const verdictsOf = (fixed: FixedGame, { log }: Pick<Playthrough, 'log'>): readonly (Verdict | null)[] => {
  const roster = must(rosterOf(fixed.game))
  const { game, wishOf } = roster
  let state = must(game.open(fixed.options, fixed.opponents.length))
  const decisions: number[] = []
  for (const [at, event] of log.entries()) {
    if (wishOf(event, state)?.seat === fixed.seat) decisions.push(at)
    state = game.evolve(state, event)
  }
  const going = review(
    roster,
    { players: fixed.opponents.map(String), log: [...log], state },
    { seats: [fixed.seat], budget: { iterations: ITERATIONS }, now: () => 0 },
  )
  let step = going.next()
  while (!step.done) step = going.next()
  const found = new Map(step.value.decisions.map(each => [each.at, each]))
  return decisions.map(at => {
    const decision = found.get(at)
    if (decision === undefined) return null
    const isGood = decision.loss <= AS_GOOD
    const action: Json = isGood ? decision.chosen.action : decision.best.action
    return { best: game.actions.make(action), loss: isGood ? 0 : decision.loss }
  })
}

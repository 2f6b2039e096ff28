import { review, rosterOf } from '@halfpint/bots'
import { type Json, must } from '@halfpint/core'
import type { FixedGame } from './fixedgame.ts'
import type { Playthrough } from './playthrough.ts'
import type { ChampionVerdict } from './verdict.ts'

/** The champion's budget for a decision. Iterations give the same verdict on every machine. */
const ITERATIONS = 800

/** A choice that loses less than this is as good as the best. */
const AS_GOOD = 0.005

/** The champion's verdict on each decision; `null` where only one action was legal. */
export const verdictsOf = (
  fixed: FixedGame,
  { log }: Pick<Playthrough, 'log'>,
): readonly (ChampionVerdict | null)[] => {
  const roster = must(rosterOf(fixed.game))
  const { game, chosenBy } = roster
  let state = must(game.open(fixed.options, fixed.opponents.length))
  const decisions: number[] = []
  for (const [at, event] of log.entries()) {
    if (chosenBy(event, state)?.seat === fixed.seat) decisions.push(at)
    state = game.evolve(state, event)
  }
  const steps = review(
    roster,
    { players: fixed.opponents.map(String), log: [...log], state },
    { seats: [fixed.seat], budget: { iterations: ITERATIONS }, now: () => 0 },
  )
  let step = steps.next()
  while (!step.done) step = steps.next()
  const found = new Map(step.value.decisions.map(each => [each.at, each]))
  return decisions.map(at => {
    const decision = found.get(at)
    if (decision === undefined) return null
    const isGood = decision.loss <= AS_GOOD
    const action: Json = isGood ? decision.chosen.action : decision.best.action
    return { best: game.actions.make(action), loss: isGood ? 0 : decision.loss }
  })
}

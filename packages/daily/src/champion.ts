import { reasonFor, review, rosterOf } from '@halfpint/bots'
import { must } from '@halfpint/core'
import type { FixedGame } from './fixedgame.ts'
import type { Playthrough } from './playthrough.ts'
import type { ChampionVerdict } from './verdict.ts'

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
  const steps = review(roster, { players: fixed.opponents.map(String), log: [...log], state }, { seats: [fixed.seat] })
  let step = steps.next()
  while (!step.done) step = steps.next()
  const found = new Map(step.value.decisions.map(each => [each.at, each]))
  return decisions.map(at => {
    const decision = found.get(at)
    if (decision === undefined) return null
    const { best, chosen, loss } = decision
    return loss === 0
      ? { best: game.actions.make(chosen.action), loss }
      : { best: game.actions.make(best.action), loss, reason: reasonFor(best, chosen) }
  })
}

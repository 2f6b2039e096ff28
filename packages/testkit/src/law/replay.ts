import { fold, must } from '@halfpint/core'
import { alike } from '../difference.ts'
import { reread } from '../frozen.ts'
import { atStep, type Law, someSteps } from '../law.ts'

/** Law 1. */
export const replay: Law = {
  number: 1,
  name: 'replay',
  says: 'folding the log gives the very state, also after a JSON round trip',
  share: 1,
  trial: ({ game }) => ({
    game({ draw, log, steps, state }, random) {
      const opened = must(game.open(draw.options, draw.seats))
      alike('folding the log', fold(game, opened, log), state)
      const looked = new Set(someSteps(steps, random, 10))
      let folded = opened
      for (const step of steps) {
        folded = fold(game, folded, reread(step.events))
        if (!looked.has(step)) continue
        atStep(step, ({ after }) => alike('folding the log after a JSON round trip', folded, after))
      }
      alike('folding the whole log after a JSON round trip', folded, state)
    },
  }),
}

import { fold, must } from '@halfpint/core'
import { alike } from '../difference.ts'
import { reread } from '../frozen.ts'
import type { Law } from '../law.ts'

/** Law 1. */
export const replay: Law = {
  number: 1,
  name: 'replay',
  says: 'folding the log gives the very state, also after a JSON round trip',
  share: 1,
  trial: ({ game }) => ({
    game({ draw, log, steps, state }) {
      const opened = must(game.open(draw.options, draw.seats))
      alike('folding the log', fold(game, opened, log), state)
      alike('folding the log after a JSON round trip', fold(game, opened, reread(log)), state)
      const half = steps.slice(0, Math.floor(steps.length / 2))
      const until = half.flatMap(step => step.events)
      alike('folding half of the log', fold(game, opened, reread(until)), half.at(-1)?.after ?? opened)
    },
  }),
}

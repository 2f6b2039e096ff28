import { below, must, pick } from '@halfpint/core'
import { alike } from '../difference.ts'
import { reread } from '../frozen.ts'
import { atStep, type Law } from '../law.ts'

/** Law 10. */
export const restart: Law = {
  number: 10,
  name: 'restart',
  says: 'stored and loaded again after each event, the game goes on as it would have',
  share: 0.2,
  trial: ({ game }) => ({
    game({ opened, steps }, random) {
      let state = reread(opened)
      alike('the opened table', state, opened)
      for (const step of steps) {
        atStep(step, ({ move, events, states, before }) => {
          alike('whose turn it is', game.turn(state), game.turn(before))
          const decided = move === null ? events : must(game.decide(state, move.seat, reread(move.action)))
          alike('what comes of it', decided, events)
          decided.forEach((event, at) => {
            state = reread(game.evolve(state, reread(event)))
            alike(`the state after event ${at} ${JSON.stringify(event)}`, state, states[at])
          })
          // After a reload the page has its view as JSON only.
          const turn = game.turn(state)
          if (turn.kind !== 'seats' || below(random, 4) > 0) return
          const view = game.view(state, pick(random, turn.seats))
          alike('what is legal by a view loaded again', game.legal(reread(view)), game.legal(view))
        })
      }
    },
  }),
}

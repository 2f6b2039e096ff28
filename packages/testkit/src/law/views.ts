import { everySeat, type Viewer } from '@halfpint/core'
import { alike } from '../difference.ts'
import { atStep, type Law } from '../law.ts'
import { stateBefore } from '../played.ts'

/** Law 4. */
export const views: Law = {
  number: 4,
  name: 'commuting views',
  says: 'view(evolve(s, e), v) equals evolve(view(s, v), redact(e, v, s))',
  share: 0.15,
  trial: ({ game }) => ({
    game({ opened, steps }) {
      const viewers: readonly Viewer[] = [...everySeat(opened.seats), 'spectator']
      // Evolve the views from the start, as a client does, so that small differences accumulate.
      const folded = viewers.map(viewer => game.view(opened, viewer))
      viewers.forEach((viewer, place) => {
        alike(`the viewer named by the view of ${viewer}`, folded[place]?.viewer, viewer)
      })
      for (const step of steps) {
        atStep(step, ({ events, states }) => {
          events.forEach((event, at) => {
            viewers.forEach((viewer, place) => {
              const heard = game.redact(event, viewer, stateBefore(step, at))
              const before = folded[place]!
              const after = heard === undefined ? before : game.evolve(before, heard)
              folded[place] = after
              const seen = game.view(states[at]!, viewer)
              alike(`viewer ${viewer}, event ${at} ${JSON.stringify(event)}, the view folded on`, after, seen)
            })
          })
        })
      }
    },
  }),
}

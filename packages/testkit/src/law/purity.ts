import { below, type Random, seeded } from '@halfpint/core'
import { alike } from '../difference.ts'
import { frozen, reread } from '../frozen.ts'
import { atStep, type Law, someSteps } from '../law.ts'
import { stateBefore } from '../played.ts'

/** Law 8. */
export const purity: Law = {
  number: 8,
  name: 'purity',
  says: 'inputs are left alone; same in, same out',
  share: 0.15,
  // A write to a frozen state throws.
  freeze: true,
  trial: ({ game }) => ({
    game({ opened, steps, draw }, random) {
      const twice = <T>(what: string, make: (copy: <V>(value: V) => V) => T): T => {
        const first = make(value => value)
        alike(
          `${what} a second time`,
          make(value => value),
          first,
        )
        alike(
          `${what} from equal copies`,
          make(value => frozen(reread(value))),
          first,
        )
        return first
      }
      const options = frozen(draw.options)
      twice('open', copy => game.open(copy(options), draw.seats))

      for (const step of someSteps(steps, random, 12)) {
        atStep(step, ({ before, move, events }) => {
          twice('turn', copy => game.turn(copy(before)))
          if (move === null) {
            const seed = random.next()
            const chance = (): Random => seeded(seed)
            twice('chance', copy => game.chance(copy(before), chance()))
          } else {
            const { seat, action } = move
            const decided = twice('decide', copy => game.decide(copy(before), seat, copy(action)))
            alike('decide once more', decided, { ok: true, value: events })
            twice('make', copy => game.actions.make(copy(action)))
          }
          for (const viewer of [below(random, opened.seats), 'spectator' as const]) {
            const view = frozen(twice(`view of ${viewer}`, copy => game.view(copy(before), viewer)))
            twice(`legal for ${viewer}`, copy => game.legal(copy(view)))
            events.forEach((event, at) => {
              const state = stateBefore(step, at)
              const heard = twice(`redact for ${viewer}`, copy => game.redact(copy(event), viewer, copy(state)))
              if (heard === undefined) return
              const seen = frozen(game.view(state, viewer))
              twice(`evolve of the view of ${viewer}`, copy => game.evolve(copy(seen), frozen(copy(heard))))
            })
          }
          events.forEach((event, at) => {
            twice('evolve', copy => game.evolve(copy(stateBefore(step, at)), copy(event)))
          })
          twice('results', copy => game.records.results(copy(before)))
        })
      }
    },
  }),
}

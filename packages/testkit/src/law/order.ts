import { atStep, type Law } from '../law.ts'

/** Law 9. */
export const order: Law = {
  number: 9,
  name: 'order',
  says: 'legal actions are sorted, none twice',
  share: 1,
  trial: ({ game }) => ({
    game({ steps }) {
      for (const step of steps) {
        atStep(step, ({ before }) => {
          const turn = game.turn(before)
          for (const seat of turn.kind === 'seats' ? turn.seats : []) {
            const legal = game.legal(game.view(before, seat))
            legal.forEach((action, place) => {
              const next = legal[place + 1]
              if (next === undefined) return
              // In a long list only some pairs are compared.
              const closely = legal.length < 100 || place % 16 === 0
              const text = (one: typeof action): string => game.actions.make(one)
              if (!(game.compare(action, next) < 0) || (closely && !(game.compare(next, action) > 0))) {
                throw new Error(`seat ${seat}: ${text(action)} does not come before ${text(next)}`)
              }
              if (closely && game.compare(action, action) !== 0)
                throw new Error(`${text(action)} is not equal to itself`)
            })
          }
        })
      }
    },
  }),
}

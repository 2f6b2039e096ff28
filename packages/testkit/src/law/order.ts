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
            let last: Parameters<typeof game.compare>[0] | undefined
            for (const action of game.legal(game.view(before, seat))) {
              if (game.compare(action, action) !== 0) {
                throw new Error(`compare says that ${game.actions.make(action)} is not equal to itself`)
              }
              if (last !== undefined && !(game.compare(last, action) < 0 && game.compare(action, last) > 0)) {
                throw new Error(
                  `seat ${seat}: ${game.actions.make(last)} does not come before ${game.actions.make(action)}`,
                )
              }
              last = action
            }
          }
        })
      }
    },
  }),
}

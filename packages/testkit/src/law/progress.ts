import { everySeat, type Position, pick, type Viewer } from '@halfpint/core'
import { atStep, type Law } from '../law.ts'
import type { LawSubject } from '../subject.ts'

const checkTurn = <S extends Position, A, E, O>(
  { game }: LawSubject<S, A, E, O>,
  state: S,
  others: readonly Viewer[],
): void => {
  const turn = game.turn(state)
  const acting = turn.kind === 'seats' ? turn.seats : []
  acting.forEach((seat, place) => {
    if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) throw new Error(`there is no seat ${seat} to act`)
    if (place > 0 && seat <= acting[place - 1]!) throw new Error(`seats to act out of order: ${acting}`)
  })
  for (const viewer of new Set([...acting, ...others])) {
    const some = game.legal(game.view(state, viewer)).length > 0
    const should = viewer !== 'spectator' && acting.includes(viewer)
    if (some !== should)
      throw new Error(`${viewer} ${should ? 'is to act and has no' : 'is not to act and has a'} legal action`)
  }
  const { rounds, result } = game.records.results(state)
  if (rounds.length !== state.round) throw new Error(`${rounds.length} round results after ${state.round} rounds`)
  if ((result !== null) !== (turn.kind === 'over')) {
    throw new Error(turn.kind === 'over' ? 'the game is over without a result' : 'a result before the game is over')
  }
}

/** Law 3. */
export const progress: Law = {
  number: 3,
  name: 'progress',
  says: 'every seat to act has a legal action, nobody else has; every game ends',
  share: 1,
  trial: subject => ({
    // The game has ended if this code runs: `play` throws after the maximum number of steps.
    game({ steps, state }, random) {
      const viewers: readonly Viewer[] = [...everySeat(state.seats), 'spectator']
      for (const step of steps) {
        atStep(step, ({ before, after, events }) => {
          // One viewer per step; over many steps each viewer is checked.
          checkTurn(subject, before, [pick(random, viewers)])
          if (events.length === 0) throw new Error('nothing came of it')
          if (after.round !== before.round && after.round !== before.round + 1) {
            throw new Error(`round ${after.round} after round ${before.round}`)
          }
          if (after.seats !== before.seats) throw new Error(`${after.seats} seats where ${before.seats} were`)
        })
      }
      checkTurn(subject, state, viewers)
      if (state.round === 0) throw new Error('over before the first round was played')
    },
  }),
}

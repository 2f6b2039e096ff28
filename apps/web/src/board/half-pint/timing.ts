import type { Seat, Seen } from '@halfpint/core'
import { BRAWL_TRICKS, type Event, halfPint, ownHand, type State, seatsOf, warningsOf } from '@halfpint/half-pint'
import { stateOf, type TableView } from '@halfpint/table'
import { AT_ONCE, BRISK, paced } from '../../session/pace.ts'
import type { Cue } from '../../session/playback.ts'
import { isFastForward } from '../table/fastforward.ts'
import { PAUSES } from './durations.ts'

/** Whether a trick changes something for the player: it is theirs, a brawl is near, or it decides their bet. */
const isKeyTrick = (state: Seen<State>, winner: Seat): boolean => {
  const { viewer, bets, predictions } = state
  if (viewer === 'spectator' || viewer === winner) return true
  const { streak, won } = seatsOf(state)[winner]!
  const predicted = predictions[winner]
  return streak + 1 >= BRAWL_TRICKS - 1 || (bets[viewer] === winner && won === predicted)
}

const cueOf = (event: Event, mine: boolean, view: TableView): Cue => {
  switch (event.type) {
    case 'dealt':
      return PAUSES.dealt
    case 'predicted':
    case 'bet-placed':
      // Everybody chooses at the same time: a pause here would move the button from under the reader's thumb.
      return AT_ONCE
    case 'predictions-revealed':
      return PAUSES.predictions
    case 'bets-revealed':
      return PAUSES.bets
    case 'played':
      return mine ? PAUSES.ownPlay : PAUSES.play
    case 'trick-won': {
      const state = stateOf(halfPint, view)
      return state !== null && isKeyTrick(state, event.winner) ? PAUSES.keyTrick : PAUSES.trickWon
    }
    case 'round-scored':
      return { before: 0, after: 'hold' }
    case 'game-ended':
      return AT_ONCE
  }
}

/** A player without cards has nothing to decide: the tricks after their last one are fast, unless a brawl is near. */
const restOf = (view: TableView): number => {
  if (isFastForward(view)) return 0
  const state = stateOf(halfPint, view)
  if (state === null || state.viewer === 'spectator' || state.phase !== 'play') return 1
  if (ownHand(state).length > 0 || state.trick.some(({ seat }) => seat === state.viewer)) return 1
  return warningsOf(state).some(({ key }) => key === 'brawlLooms') ? 1 : BRISK
}

/** The pauses around each event of Half-Pint Heroes. */
export const halfPintTiming = paced(cueOf, restOf)

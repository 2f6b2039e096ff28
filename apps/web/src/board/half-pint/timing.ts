import { type Event, halfPint, ownHand } from '@halfpint/half-pint'
import { stateOf, type TableView } from '@halfpint/table'
import { settings } from '../../base/settings.ts'
import { AT_ONCE, BRISK, paced } from '../../session/pace.ts'
import type { Cue } from '../../session/playback.ts'
import { isFastForward } from '../table/fastforward.ts'
import { PAUSES } from './durations.ts'

const cueOf = (event: Event, mine: boolean): Cue => {
  switch (event.type) {
    case 'dealt':
      return PAUSES.dealt
    case 'predicted':
    case 'bet-placed':
      // Everybody chooses at the same time: a pause here would move the button from under the reader's thumb.
      return AT_ONCE
    case 'predictions-revealed':
    case 'bets-revealed':
      return PAUSES.revealed
    case 'played':
      return mine ? PAUSES.ownPlay : PAUSES.play
    case 'trick-won':
      return PAUSES.trickWon
    case 'round-scored':
      return { before: 0, after: 'hold' }
    case 'game-ended':
      return AT_ONCE
  }
}

/** A player without cards has nothing to decide: the tricks after their last one are shown fast. */
const restOf = (view: TableView): number => {
  if (isFastForward(view)) return 0
  const state = stateOf(halfPint, view)
  if (state === null || state.viewer === 'spectator' || state.phase !== 'play' || !settings.peek().playOut) return 1
  return ownHand(state).length > 0 || state.trick.some(({ seat }) => seat === state.viewer) ? 1 : BRISK
}

/** The pauses around each event of Half-Pint Heroes. */
export const halfPintTiming = paced(cueOf, restOf)

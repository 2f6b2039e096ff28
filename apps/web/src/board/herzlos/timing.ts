import { type Event, herzlos, isSettled, pointsOf } from '@halfpint/herzlos'
import { stateOf, type TableView } from '@halfpint/table'
import { AT_ONCE, BRISK, paced } from '../../session/pace.ts'
import type { Cue } from '../../session/playback.ts'
import { isFastForward } from '../table/fastforward.ts'
import { PAUSES } from './durations.ts'

const cueOf = (event: Event, mine: boolean, view: TableView): Cue => {
  switch (event.type) {
    case 'dealt':
      return PAUSES.dealt
    case 'passed':
      // Everybody chooses at the same time: a pause here would move the button from under the reader's thumb.
      return AT_ONCE
    case 'passes-exchanged':
      return PAUSES.exchanged
    case 'played':
      return mine ? PAUSES.ownPlay : PAUSES.play
    case 'trick-won': {
      const state = stateOf(herzlos, view)
      const cards = state?.trick.map(({ card }) => card) ?? []
      if (state === null || pointsOf(state.options, cards) === 0) return PAUSES.trickWon
      return event.winner === state.viewer ? PAUSES.ownTrick : PAUSES.keyTrick
    }
    case 'round-scored':
      return { before: 300, after: 'hold' }
    case 'game-ended':
      return AT_ONCE
  }
}

/** Whether no points are left and the rest of the round plays itself, on request or by the setting. */
export const isPlayedOut = (view: TableView): boolean => {
  const state = stateOf(herzlos, view)
  return state !== null && state.phase === 'play' && isSettled(state)
}

/** The pauses around each event of Herzlos. */
export const herzlosTiming = paced(cueOf, view => (isPlayedOut(view) ? (isFastForward(view) ? 0 : BRISK) : 1))

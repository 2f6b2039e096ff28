import { type Event, herzlos, isSettled } from '@halfpint/herzlos'
import { stateOf } from '@halfpint/table'
import { AT_ONCE, paced } from '../../game/pace.ts'
import type { Cue } from '../../game/playback.ts'
import { isHurried } from '../../table/hurry.ts'

const cueOf = (event: Event, mine: boolean): Cue => {
  switch (event.type) {
    case 'dealt':
      return { before: 250, after: 500 }
    case 'passed':
      // All choose at the same time: a pause for the others' choice would take the button from under one's thumb.
      return AT_ONCE
    case 'passes-exchanged':
      return { before: 300, after: 700 }
    case 'played':
      return mine ? { before: 0, after: 250 } : { before: 300, after: 350 }
    case 'trick-won':
      // The whole trick lies open for a moment before it is swept away.
      return { before: 900, after: 250 }
    case 'round-scored':
      return { before: 300, after: 'hold' }
    case 'game-ended':
      return AT_ONCE
  }
}

/** The pace of a game of Herzlos. */
export const herzlosTiming = paced(cueOf, view => {
  const state = stateOf(herzlos, view)
  return state !== null && isHurried(view) && isSettled(state)
})

import { type Event, herzlos, isSettled } from '@halfpint/herzlos'
import { stateOf, type TableView } from '@halfpint/table'
import { AT_ONCE, BRISK, paced } from '../../game/pace.ts'
import type { Cue } from '../../game/playback.ts'
import { settings } from '../../shell/settings.ts'
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
      // One's own at once, which is right after a frame: in the middle of one, drawing and frame would be one long task.
      return mine ? { before: 1, after: 250 } : { before: 300, after: 350 }
    case 'trick-won':
      // The whole trick lies open for a moment before it is swept away.
      return { before: 900, after: 250 }
    case 'round-scored':
      return { before: 300, after: 'hold' }
    case 'game-ended':
      return AT_ONCE
  }
}

/** The end of a round: how far apart one player's count follows another's, in milliseconds. */
export const TALLY = { step: 180 } as const

/** Whether the rest of the round counts nothing and is played out, by wish or by itself. */
export const isPlayedOut = (view: TableView): boolean => {
  const state = stateOf(herzlos, view)
  return state !== null && state.phase === 'play' && isSettled(state) && (isHurried(view) || settings.value.playOut)
}

/** The pace of a game of Herzlos. */
export const herzlosTiming = paced(cueOf, view => (isPlayedOut(view) ? (isHurried(view) ? 0 : BRISK) : 1))

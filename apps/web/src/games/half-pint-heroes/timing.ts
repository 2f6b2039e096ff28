import { type Event, halfPint, ownHand } from '@halfpint/half-pint'
import { stateOf, type TableView } from '@halfpint/table'
import { AT_ONCE, BRISK, paced } from '../../game/pace.ts'
import type { Cue } from '../../game/playback.ts'
import { settings } from '../../shell/settings.ts'
import { isHurried } from '../../table/hurry.ts'

/** The end of a round: how far apart one player's count follows another's, and how long one takes, in milliseconds. */
export const TALLY = { step: 180, each: 500 } as const

const cueOf = (event: Event, mine: boolean): Cue => {
  switch (event.type) {
    case 'dealt':
      return { before: 250, after: 500 }
    case 'predicted':
    case 'bet-placed':
      // All choose at the same time: a pause for the others' choice would take the button from under one's thumb.
      return AT_ONCE
    case 'predictions-revealed':
    case 'bets-revealed':
      return { before: 300, after: 1200 }
    case 'played':
      // One's own at once, which is right after a frame: in the middle of one, drawing and frame would be one long task.
      return mine ? { before: 1, after: 350 } : { before: 350, after: 550 }
    case 'trick-won':
      // The whole trick lies open for a moment before it is swept away.
      return { before: 1100, after: 650 }
    case 'round-scored':
      return { before: 0, after: 'hold' }
    case 'game-ended':
      return AT_ONCE
  }
}

/** Whoever has no cards left has nothing to decide: after the trick of the last one the rest goes by briskly. */
const restOf = (view: TableView): number => {
  if (isHurried(view)) return 0
  const state = stateOf(halfPint, view)
  if (state === null || state.viewer === 'rail' || state.phase !== 'play' || !settings.peek().playOut) return 1
  return ownHand(state).length > 0 || state.trick.some(({ seat }) => seat === state.viewer) ? 1 : BRISK
}

/** The pace of a game of Half-Pint Heroes. */
export const heroesTiming = paced(cueOf, restOf)

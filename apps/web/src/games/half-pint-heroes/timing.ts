import type { Event } from '@halfpint/half-pint'
import { AT_ONCE, paced } from '../../game/pace.ts'
import type { Cue } from '../../game/playback.ts'
import { isHurried } from '../../table/hurry.ts'

const cueOf = (event: Event, mine: boolean): Cue => {
  switch (event.type) {
    case 'dealt':
      return { before: 250, after: 500 }
    case 'predicted':
    case 'bet-placed':
      // All choose at the same time: a pause for the others' choice would take the button from under one's thumb.
      return AT_ONCE
    case 'predictions-revealed':
      return { before: 300, after: 900 }
    case 'bets-revealed':
      return { before: 300, after: 1200 }
    case 'played':
      return mine ? { before: 0, after: 350 } : { before: 350, after: 550 }
    case 'trick-won':
      // The whole trick lies open for a moment before it is swept away.
      return { before: 1300, after: 650 }
    case 'round-scored':
      return { before: 0, after: 'hold' }
    case 'game-ended':
      return AT_ONCE
  }
}

/** The pace of a game of Half-Pint Heroes. */
export const heroesTiming = paced(cueOf, isHurried)

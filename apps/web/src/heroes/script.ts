import type { Event } from '@halfpint/half-pint'
import type { Cue, Script } from '../game/stage.ts'
import { settings } from '../shell/settings.ts'

const AT_ONCE: Cue = { before: 0, after: 0 }

/** How much slower or faster than usual. */
const FACTORS = { slow: 1.7, usual: 1, quick: 0.4, instant: 0 } as const

const cueOf = (event: Event, mine: boolean): Cue => {
  switch (event.type) {
    case 'dealt':
      return { before: 250, after: 500 }
    case 'predicted':
    case 'bet-placed':
      return { before: mine ? 0 : 150, after: 0 }
    case 'predictions-revealed':
      return { before: 300, after: 900 }
    case 'bets-revealed':
      return { before: 300, after: 1200 }
    case 'played':
      return mine ? { before: 0, after: 350 } : { before: 350, after: 550 }
    case 'trick-won':
      // The whole trick lies open for a moment before it is swept away.
      return { before: 1300, after: 250 }
    case 'round-scored':
      return { before: 0, after: 'hold' }
    case 'game-ended':
      return AT_ONCE
  }
}

/** The pace of a game of Half-Pint Heroes. */
export const heroesScript: Script = ({ fact }, view) => {
  if (fact.type !== 'game' || fact.event === null) return AT_ONCE
  const { before, after } = cueOf(fact.event as unknown as Event, fact.seat === view.viewer)
  const factor = FACTORS[settings.peek().pace]
  return { before: before * factor, after: after === 'hold' ? after : after * factor }
}

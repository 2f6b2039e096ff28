import type { Event, State } from '@halfpint/herzlos'
import type { TableView } from '@halfpint/table'
import { signal } from '@preact/signals'
import type { Cue, Script } from '../game/stage.ts'
import { settings } from '../shell/settings.ts'
import { isSettled } from './standing.ts'

const AT_ONCE: Cue = { before: 0, after: 0 }

/** How much slower or faster than usual. */
const FACTORS = { slow: 1.7, usual: 1, quick: 0.4, instant: 0 } as const

const cueOf = (event: Event, mine: boolean): Cue => {
  switch (event.type) {
    case 'dealt':
      return { before: 250, after: 500 }
    case 'passed':
      return { before: mine ? 0 : 150, after: 0 }
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

const roundOf = (view: TableView): string => `${view.id} ${view.matches} ${view.match?.state.round}`

const hurried = signal<string | null>(null)

/** Plays out the rest of the round under way, in which no points are left, without pauses. */
export const hurry = (view: TableView): void => {
  hurried.value = roundOf(view)
}

/** Whether the rest of the round is being played out. */
export const isHurried = (view: TableView): boolean => hurried.value === roundOf(view)

/** The pace of a game of Herzlos. */
export const herzlosScript: Script = ({ fact }, view) => {
  if (fact.type !== 'game' || fact.event === null) return AT_ONCE
  const event = fact.event as unknown as Event
  const { before, after } = cueOf(event, fact.seat === view.viewer)
  const state = view.match?.state as unknown as State
  const hasty = isHurried(view) && isSettled(state)
  const factor = hasty ? 0 : FACTORS[settings.peek().pace]
  return { before: before * factor, after: after === 'hold' ? after : after * factor }
}

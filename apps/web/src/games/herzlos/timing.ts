import { type Event, herzlos, isSettled } from '@halfpint/herzlos'
import { stateOf, type TableView } from '@halfpint/table'
import { signal } from '@preact/signals'
import { AT_ONCE, paced } from '../../game/pace.ts'
import type { Cue } from '../../game/playback.ts'

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

const roundOf = (view: TableView): string => `${view.id} ${view.matches} ${view.match?.state.round}`

const hurried = signal<string | null>(null)

/** Plays out the rest of the round under way, in which no points are left, without pauses. */
export const hurry = (view: TableView): void => {
  hurried.value = roundOf(view)
}

/** Whether the rest of the round is being played out. */
export const isHurried = (view: TableView): boolean => hurried.value === roundOf(view)

/** The pace of a game of Herzlos. */
export const herzlosTiming = paced(cueOf, view => {
  const state = stateOf(herzlos, view)
  return state !== null && isHurried(view) && isSettled(state)
})

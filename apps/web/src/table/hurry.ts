import type { TableView } from '@halfpint/table'
import { signal } from '@preact/signals'

const roundOf = (view: TableView): string => `${view.id} ${view.matches} ${view.match?.state.round}`

const hurried = signal<string | null>(null)

/** Shows the rest of the round under way without pauses: nothing in it is left to decide for the reader. */
export const hurry = (view: TableView): void => {
  hurried.value = roundOf(view)
}

/** Whether the rest of the round is shown without pauses. */
export const isHurried = (view: TableView): boolean => hurried.value === roundOf(view)

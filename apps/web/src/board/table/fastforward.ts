import type { TableView } from '@halfpint/table'
import { signal } from '@preact/signals'

const roundOf = (view: TableView): string => `${view.id} ${view.matches} ${view.match?.state.round}`

const fastForwarded = signal<string | null>(null)

/** Shows the rest of this round without pauses: the reader has nothing left to decide in it. */
export const fastForward = (view: TableView): void => {
  fastForwarded.value = roundOf(view)
}

/** Whether the rest of the round is shown without pauses. */
export const isFastForward = (view: TableView): boolean => fastForwarded.value === roundOf(view)

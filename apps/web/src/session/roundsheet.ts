import { isFields } from '@halfpint/core'
import type { NumberedEvent, TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { recall, remember } from '../base/settings.ts'
import type { Place } from './place.ts'

const nameOf = (view: TableView): string => `sheet.${view.setup.game}`

const markOf = (view: TableView, rounds: number): string => `${view.id} ${view.matches} ${rounds}`

/** How many rounds of the match under way are scored. */
const roundsIn = (view: TableView): number =>
  ((view.match?.state as { readonly results?: readonly unknown[] } | undefined)?.results ?? []).length

/** Notes that the sheet of a round lies open when it is scored, so that a reload of the page does not sweep it away. */
export const noteSheet = ({ event }: NumberedEvent, before: TableView): void => {
  if (event.type !== 'game' || !isFields(event.event) || event.event.type !== 'round-scored') return
  remember(nameOf(before), markOf(before, roundsIn(before) + 1))
}

/** Forgets that a sheet of this table was open. The mark may belong to another table of the game. */
const forgetSheet = (view: TableView): void => {
  const mark = recall(nameOf(view))
  if (typeof mark === 'string' && mark.startsWith(`${view.id} `)) remember(nameOf(view), null)
}

/** The sheet of the round that was played last. */
export interface RoundSheet {
  /** Whether it lies open: the showing waits at it, or it did when the page was left. */
  readonly open: boolean
  /** Puts it away and goes on. */
  readonly close: () => void
}

/** The sheet of the last round, as the reader left it. */
export const useRoundSheet = ({ view: shown, playback }: Place): RoundSheet => {
  const view = shown.value
  const paused = playback.paused.value !== null
  const closed = useSignal(false)
  // What lay open when the table was left; what is scored from now on the playback waits at by itself.
  const left = useMemo(() => (view === null || view.viewer === 'spectator' ? null : recall(nameOf(view))), [view?.id])
  const wasPaused = useRef(false)
  useEffect(() => {
    if (wasPaused.current && !paused && view !== null) forgetSheet(view)
    wasPaused.current = paused
  }, [paused])
  return {
    open: paused || (!closed.value && view !== null && left === markOf(view, roundsIn(view))),
    close: () => {
      if (view !== null) forgetSheet(view)
      closed.value = true
      playback.goOn()
    },
  }
}

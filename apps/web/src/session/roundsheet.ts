import { isFields } from '@halfpint/core'
import type { NumberedEvent, TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { recall, remember } from '../base/settings.ts'
import type { Place } from './place.ts'

const nameOf = (view: TableView): string => `sheet.${view.setup.game}`

const markOf = (view: TableView, rounds: number): string => `${view.id} ${view.matches} ${rounds}`

/** Number of scored rounds in the match. */
const roundsIn = (view: TableView): number =>
  ((view.match?.state as { readonly results?: readonly unknown[] } | undefined)?.results ?? []).length

/** Notes that the pad of a round is open, so that a reload of the page opens it again. */
export const noteSheet = ({ event }: NumberedEvent, before: TableView): void => {
  if (event.type !== 'game' || !isFields(event.event) || event.event.type !== 'round-scored') return
  remember(nameOf(before), markOf(before, roundsIn(before) + 1))
}

/** Forgets that the pad of this table was open. The note may belong to another table of the game. */
const forgetSheet = (view: TableView): void => {
  const mark = recall(nameOf(view))
  if (typeof mark === 'string' && mark.startsWith(`${view.id} `)) remember(nameOf(view), null)
}

/** The pad of the last round. */
export interface RoundSheet {
  /** Whether it is open: the playback waits at it, or it was open when the page was closed. */
  readonly open: boolean
  /** Closes it and continues. */
  readonly close: () => void
}

/** The pad of the last round, open or closed as the player left it. */
export const useRoundSheet = ({ view: shown, playback }: Place): RoundSheet => {
  const view = shown.value
  const paused = playback.paused.value !== null
  const closed = useSignal(false)
  // Restores an open pad. For new rounds the playback waits by itself.
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

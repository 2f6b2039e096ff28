import type { Json, Problem, Seat } from '@halfpint/core'
import type { TableView } from '@halfpint/table'
import { batch, type ReadonlySignal, signal, useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Place } from './place.ts'
import { stillTable, type Tableau } from './record/reel.ts'

interface StillMeans {
  /** What is seen. */
  readonly view: ReadonlySignal<TableView | null>
  /** Whether the reader may act now. */
  readonly mayAct: ReadonlySignal<boolean>
  /** Told what the reader wishes to do; says whether it was done. */
  readonly act: (action: Json) => boolean
  /** What happened before, in sentences. */
  readonly log?: ReadonlySignal<readonly string[]>
}

/** A place at a table that stands still: it shows what it is given, in replays and in guided rounds. */
export const stillPlace = (means: StillMeans): Place => {
  const { view, mayAct, act, log = signal([]) } = means
  return {
    playback: {
      shown: view,
      paused: signal(null),
      caughtUp: mayAct,
      behind: () => 0,
      begin() {},
      take() {},
      skip() {},
      goOn() {},
      hurry() {},
      close() {},
    },
    view,
    problem: signal<Problem | null>(null),
    busy: signal(false),
    log,
    mine: [],
    canSkip: false,
    send: async command => command.type === 'act' && act(command.action),
    close() {},
  }
}

/** A place at a table that stands as it is told; the reader may act while there is an `act`. */
export const useStillPlace = (tableau: Tableau, seat: Seat, act: ((action: Json) => void) | undefined): Place => {
  const shown = useSignal(tableau)
  const doing = useSignal(act)
  useEffect(() => {
    batch(() => {
      shown.value = tableau
      doing.value = act
    })
  }, [tableau.state, tableau.step, act])
  const view = useComputed(() => stillTable(shown.value, seat))
  const mayAct = useComputed(() => doing.value !== undefined)
  const take = (action: Json): boolean => {
    doing.value?.(action)
    return true
  }
  return useMemo(() => stillPlace({ view, mayAct, act: take }), [])
}

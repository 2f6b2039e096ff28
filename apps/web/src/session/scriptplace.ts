import type { Json, Problem, Seat } from '@halfpint/core'
import type { TableView } from '@halfpint/table'
import { batch, type ReadonlySignal, signal, useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Place } from './place.ts'
import { type ScriptTable, viewOfStill } from './record/gamesteps.ts'

interface ScriptPlaceOptions {
  /** The table that is shown. */
  readonly view: ReadonlySignal<TableView | null>
  /** Whether the player may act. */
  readonly mayAct: ReadonlySignal<boolean>
  /** Called with the player's action. Returns whether it was accepted. */
  readonly act: (action: Json) => boolean
  /** Sentences about earlier events. */
  readonly log?: ReadonlySignal<readonly string[]>
}

/** A place at a table that does not change by itself, for replays and guided rounds. */
export const scriptPlace = (means: ScriptPlaceOptions): Place => {
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

/** A place at a table that shows `table`. The player may act while `act` is given. */
export const useScriptPlace = (table: ScriptTable, seat: Seat, act: ((action: Json) => void) | undefined): Place => {
  const shown = useSignal(table)
  const doing = useSignal(act)
  useEffect(() => {
    batch(() => {
      shown.value = table
      doing.value = act
    })
  }, [table.state, table.step, act])
  const view = useComputed(() => viewOfStill(shown.value, seat))
  const mayAct = useComputed(() => doing.value !== undefined)
  const take = (action: Json): boolean => {
    doing.value?.(action)
    return true
  }
  return useMemo(() => scriptPlace({ view, mayAct, act: take }), [])
}

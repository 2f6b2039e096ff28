import type { Json, Problem } from '@halfpint/core'
import type { TableView, Told } from '@halfpint/table'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Place } from '../game/place.ts'

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
export const stillPlace = ({ view, mayAct, act, log = signal([]) }: StillMeans): Place => ({
  playback: {
    shown: view,
    paused: signal<Told | null>(null),
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
  wish: async wish => wish.type === 'act' && act(wish.action),
  close() {},
})

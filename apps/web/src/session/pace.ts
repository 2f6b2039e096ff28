import type { Json } from '@halfpint/core'
import type { TableView } from '@halfpint/table'
import { settings } from '../base/settings.ts'
import type { Cue, Timing } from './playback.ts'

/** Shown without any pause. */
export const AT_ONCE: Cue = { before: 0, after: 0 }

const FACTORS = { slow: 1.7, usual: 1, quick: 0.4, instant: 0 } as const

/** How much slower than usual things go while what is shown is behind what has happened. */
let haste = 1

/** How much slower or faster than usual the reader wants things to go, and has to let them go. */
export const paceFactor = (): number => FACTORS[settings.peek().pace] * haste

/** How much of its pauses a rest is shown with that leaves the reader nothing to decide. */
export const BRISK = 0.3

/** So many facts a player behind, everything is shown twice as fast; so many, at once. */
const BEHIND = { double: 1.5, none: 3 } as const

/** Whoever plays with others must not fall behind them; alone with bots nobody waits. */
const hasteOf = ({ seats: seatStates }: TableView, behind: number): number => {
  if (seatStates.filter(({ kind }) => kind === 'person').length < 2) return 1
  if (behind >= BEHIND.none * seatStates.length) return 0
  return behind >= BEHIND.double * seatStates.length ? 0.5 : 1
}

/** The timing of a game: how each of its facts is shown, at the reader's pace; `rest` shortens the pauses of some. */
export const paced =
  <Event extends Json>(
    cueOf: (event: Event, mine: boolean) => Cue,
    rest: (view: TableView) => number = () => 1,
  ): Timing =>
  ({ event }, view, behind) => {
    if (event.type !== 'game' || event.event === null) return AT_ONCE
    const { before, after } = cueOf(event.event as Event, event.seat === view.viewer)
    const share = rest(view)
    // What the reader stops at is worth a look, unless it was not to be waited for at all.
    haste = hasteOf(view, behind) * (after === 'hold' && share > 0 ? 1 : share)
    const factor = paceFactor()
    return { before: before * factor, after: after === 'hold' ? after : after * factor }
  }

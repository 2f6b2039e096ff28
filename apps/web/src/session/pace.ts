import type { Json } from '@halfpint/core'
import type { TableView } from '@halfpint/table'
import { settings } from '../base/settings.ts'
import type { Cue, Timing } from './playback.ts'

/** Shown without a pause. */
export const AT_ONCE: Cue = { before: 0, after: 0 }

const FACTORS = { slow: 1.7, usual: 1, quick: 0.4, instant: 0 } as const

/** Factor for pauses while the board is behind the table. 1 is the chosen pace. */
let haste = 1

/** Factor for all pauses and animations: the chosen pace, and faster while the board is behind. */
export const paceFactor = (): number => FACTORS[settings.peek().pace] * haste

/** Factor for pauses while the player has no choice left. */
export const BRISK = 0.3

/** Waiting events per player from which the pace is doubled, and from which there are no pauses. */
const BEHIND = { double: 1.5, none: 3 } as const

/** The pace increases only with other people, because they wait for each other. Bots do not mind. */
const hasteOf = ({ seats: seatStates }: TableView, behind: number): number => {
  if (seatStates.filter(({ kind }) => kind === 'person').length < 2) return 1
  if (behind >= BEHIND.none * seatStates.length) return 0
  return behind >= BEHIND.double * seatStates.length ? 0.5 : 1
}

/** The timing of a game at the chosen pace. `rest` returns a factor that shortens the pauses of some events. */
export const paced =
  <Event extends Json>(
    cueOf: (event: Event, mine: boolean, view: TableView) => Cue,
    rest: (view: TableView) => number = () => 1,
  ): Timing =>
  ({ event }, view, behind) => {
    if (event.type !== 'game' || event.event === null) return AT_ONCE
    const { before, after } = cueOf(event.event as Event, event.seat === view.viewer, view)
    const share = rest(view)
    // The end of a round is always shown at normal speed, also after tricks that were skipped.
    haste = hasteOf(view, behind) * (after === 'hold' ? 1 : share)
    const factor = paceFactor()
    return { before: before * factor, after: after === 'hold' ? after : after * factor }
  }

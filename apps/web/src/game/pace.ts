import type { Json } from '@halfpint/core'
import type { TableView } from '@halfpint/table'
import { settings } from '../shell/settings.ts'
import type { Cue, Timing } from './playback.ts'

/** Shown without any pause. */
export const AT_ONCE: Cue = { before: 0, after: 0 }

const FACTORS = { slow: 1.7, usual: 1, quick: 0.4, instant: 0 } as const

/** How much slower or faster than usual the reader wants things to go. */
export const paceFactor = (): number => FACTORS[settings.peek().pace]

/** The timing of a game: how each of its facts is shown, at the reader's pace; `hasty` leaves out all pauses. */
export const paced =
  <Event extends Json>(
    cueOf: (event: Event, mine: boolean) => Cue,
    hasty: (view: TableView) => boolean = () => false,
  ): Timing =>
  ({ fact }, view) => {
    if (fact.type !== 'game' || fact.event === null) return AT_ONCE
    const { before, after } = cueOf(fact.event as Event, fact.seat === view.viewer)
    const factor = hasty(view) ? 0 : paceFactor()
    return { before: before * factor, after: after === 'hold' ? after : after * factor }
  }

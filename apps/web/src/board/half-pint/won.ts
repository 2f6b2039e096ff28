import type { Seat } from '@halfpint/core'
import { type Options, type Play, trickReasonOf } from '@halfpint/half-pint'
import { words } from '../../base/speech.ts'
import { setText } from './setname.ts'

/** Names the winner of a trick and the reason. */
export interface WonText {
  readonly head: string
  readonly text: string
}

/** H18 to H20: the winner of these plays, the set, and what made it better than the second best. */
export const wonText = (
  plays: readonly Play[],
  options: Options,
  me: Seat | null,
  nameOf: (seat: Seat) => string,
): WonText => {
  const { won } = words('half-pint-heroes')
  const reason = trickReasonOf({ plays }, options)
  if (reason === undefined) return { head: '', text: '' }
  const { winner } = reason
  const rival = 'rival' in reason ? setText(reason.rival) : ''
  const [high, low] = 'numbers' in reason ? reason.numbers : [0, 0]
  return {
    head: won.head(winner.seat === me ? null : nameOf(winner.seat)),
    text: won.by[reason.by](setText(winner), rival, high, low),
  }
}

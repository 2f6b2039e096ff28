import type { Seat } from '@halfpint/core'
import { type Options, type Play, trickReasonOf } from '@halfpint/half-pint'
import { words } from '../../shell/speech.ts'
import { setText } from './setname.ts'

/** Who wins a trick, and why: a heading and a line. */
export interface WonText {
  readonly head: string
  readonly text: string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Who wins with these plays, with what set, and that it was laid first where another is as strong. */
export const wonText = (
  plays: readonly Play[],
  options: Options,
  me: Seat | null,
  nameOf: (seat: Seat) => string,
): WonText => {
  const { won } = words('half-pint-heroes')
  const reason = trickReasonOf({ plays }, options)
  if (reason === undefined) return { head: '', text: '' }
  const { winner, by } = reason
  const set = setText(winner)
  return {
    head: won.head(winner.seat === me ? null : nameOf(winner.seat)),
    text: by === 'first' ? won.first(set) : capital(set),
  }
}

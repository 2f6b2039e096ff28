import type { Seat } from '@halfpint/core'
import { leadingPlay, type Options, type Play } from '@halfpint/half-pint'
import { words } from '../../shell/speech.ts'
import { setText, strengthOfPlay } from './setname.ts'

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
  const winner = leadingPlay(plays, options)
  if (winner === undefined) return { head: '', text: '' }
  const strength = strengthOfPlay(winner, options)
  // H18: between equals the one laid first wins.
  const tied = plays.filter(play => strengthOfPlay(play, options) === strength).length > 1
  const set = setText(strength)
  return { head: won.head(winner.seat === me ? null : nameOf(winner.seat)), text: tied ? won.first(set) : capital(set) }
}

import type { Position, Seen } from '@halfpint/core'
import type { Heard } from '../play/match.ts'
import type { Face, Frame, Pause } from './face.ts'

/** How a game is told as it goes: its sayings as lines, and how long each kind of event stays in sight. */
export const telling = <S extends Position, E extends { readonly type: string; readonly seat?: number }, Saying>(
  sayingsOf: (event: E, before: Seen<S>, after: Seen<S>) => readonly Saying[],
  lines: (saying: Saying, after: Seen<S>, frame: Frame) => string[],
  pauses: { readonly [Type in E['type']]: Pause },
): Pick<Face<S, unknown, E, unknown, unknown>, 'tell' | 'pauseAfter'> => ({
  tell: ({ before, event, after }: Heard<S, E>, frame) =>
    sayingsOf(event, before, after).flatMap(saying => lines(saying, after, frame)),
  // What the viewer does need not be shown to the viewer for long.
  pauseAfter: ({ event, after }: Heard<S, E>) =>
    event.type === 'played' && event.seat === after.viewer ? 'none' : pauses[event.type as E['type']],
})

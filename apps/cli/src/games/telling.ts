import type { Position, Seen } from '@halfpint/core'
import type { Heard } from '../play/match.ts'
import type { Face, Frame, Pause } from './face.ts'

/** The sentences about the events of a game, and how long each kind of event is shown. */
export const telling = <S extends Position, E extends { readonly type: string; readonly seat?: number }, Saying>(
  sayingsOf: (event: E, before: Seen<S>, after: Seen<S>) => readonly Saying[],
  lines: (saying: Saying, after: Seen<S>, frame: Frame) => string[],
  pauses: { readonly [Type in E['type']]: Pause },
): Pick<Face<S, unknown, E, unknown, unknown>, 'tell' | 'pauseAfter'> => ({
  tell: ({ before, event, after }: Heard<S, E>, frame) =>
    sayingsOf(event, before, after).flatMap(saying => lines(saying, after, frame)),
  // The viewer's own actions need no long pause.
  pauseAfter: ({ event, after }: Heard<S, E>) =>
    event.type === 'played' && event.seat === after.viewer ? 'none' : pauses[event.type as E['type']],
})

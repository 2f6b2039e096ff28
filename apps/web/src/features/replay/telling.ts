import { words } from '../../base/speech.ts'
import type { Board } from '../../session/board.ts'
import { eventTo, mineAt, nameIn, type Reel, roundAt, tableAt } from '../../session/record/reel.ts'

/** So many sentences of what was before stand beside the table. */
const LOG_LINES = 40

/** What led to a step, in a sentence of the game's own; `undefined` for what needs no words. */
const toldAt = (reel: Reel, board: Board, step: number): string | undefined => {
  const event = eventTo(reel, step)
  if (event === undefined) return undefined
  // Who sat there is spoken to from wherever they look; of others' games everybody is told by name.
  const listener = mineAt(reel, step) ?? 'spectator'
  return board.tell({ at: 0, version: step, event }, tableAt(reel, step - 1, listener), tableAt(reel, step, listener))
}

/** What led to a step, in a sentence; a replay has one for every step. */
export const sentenceAt = (reel: Reel, board: Board, step: number): string => {
  const { events } = words('replay')
  const event = eventTo(reel, step)
  if (event?.type !== 'game') return events.start
  const told = toldAt(reel, board, step)
  if (told !== undefined) return told
  return event.seat === null
    ? events.exchanged
    : events.chosen(event.seat === mineAt(reel, step) ? null : nameIn(reel, event.seat, roundAt(reel, step)))
}

/** What happened up to a step, in sentences, the newest last. */
export const logAt = (reel: Reel, board: Board, step: number): readonly string[] => {
  const log: string[] = []
  for (let at = step; at > 0 && log.length < LOG_LINES; at--) {
    const told = toldAt(reel, board, at)
    if (told !== undefined) log.unshift(told)
  }
  return log
}

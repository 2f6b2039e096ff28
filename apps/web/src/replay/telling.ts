import type { Board } from '../game/board.ts'
import { words } from '../shell/speech.ts'
import { factTo, mineAt, nameIn, type Reel, roundAt, tableAt } from './reel.ts'

/** So many sentences of what was before stand beside the table. */
const LOG_LINES = 40

/** What led to a step, in a sentence of the game's own; `undefined` for what needs no words. */
const toldAt = (reel: Reel, board: Board, step: number): string | undefined => {
  const fact = factTo(reel, step)
  if (fact === undefined) return undefined
  // Who sat there is spoken to from wherever they look; of others' games everybody is told by name.
  const listener = mineAt(reel, step) ?? 'rail'
  return board.tell({ at: 0, version: step, fact }, tableAt(reel, step - 1, listener), tableAt(reel, step, listener))
}

/** What led to a step, in a sentence; a replay has one for every step. */
export const sentenceAt = (reel: Reel, board: Board, step: number): string => {
  const { events } = words('replay')
  const fact = factTo(reel, step)
  if (fact?.type !== 'game') return events.start
  const told = toldAt(reel, board, step)
  if (told !== undefined) return told
  return fact.seat === null
    ? events.exchanged
    : events.chosen(fact.seat === mineAt(reel, step) ? null : nameIn(reel, fact.seat, roundAt(reel, step)))
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

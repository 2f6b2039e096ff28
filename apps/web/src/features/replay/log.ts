import { words } from '../../base/speech.ts'
import type { Board } from '../../session/board.ts'
import { eventTo, type GameSteps, mineAt, nameIn, roundAt, tableAt } from '../../session/record/gamesteps.ts'

/** Maximum number of earlier sentences beside the table. */
const LOG_LINES = 40

/** The event before a step, as a sentence of the game; `undefined` for events without one. */
const toldAt = (gameSteps: GameSteps, board: Board, step: number): string | undefined => {
  const event = eventTo(gameSteps, step)
  if (event === undefined) return undefined
  // In the reader's own games sentences say "you", from every seat; in games of others they use names.
  const listener = mineAt(gameSteps, step) ?? 'spectator'
  return board.tell(
    { at: 0, version: step, event },
    tableAt(gameSteps, step - 1, listener),
    tableAt(gameSteps, step, listener),
  )
}

/** The event before a step as a sentence; every step of a replay has one. */
export const sentenceAt = (gameSteps: GameSteps, board: Board, step: number): string => {
  const { events } = words('replay')
  const event = eventTo(gameSteps, step)
  if (event?.type !== 'game') return events.start
  const told = toldAt(gameSteps, board, step)
  if (told !== undefined) return told
  return event.seat === null
    ? events.exchanged
    : events.chosen(
        event.seat === mineAt(gameSteps, step) ? null : nameIn(gameSteps, event.seat, roundAt(gameSteps, step)),
      )
}

/** The events up to a step as sentences, the newest last. */
export const logAt = (gameSteps: GameSteps, board: Board, step: number): readonly string[] => {
  const log: string[] = []
  for (let at = step; at > 0 && log.length < LOG_LINES; at--) {
    const told = toldAt(gameSteps, board, at)
    if (told !== undefined) log.unshift(told)
  }
  return log
}

import type { Question } from '@halfpint/bots'

/** The levels that play fixed games. A link contains the index of a bot, so these lists never change. */
export const FIXED_LEVELS = ['random', 'novice', 'regular', 'expert', 'champion'] as const

/** The characters that play fixed games. */
export const FIXED_CHARACTERS = ['tilde', 'bruno', 'gustl', 'wanda', 'ferdi', 'jasper', 'oda'] as const

/**
 * The choice of a bot in a fixed game, as an index in `legal`. These are the bots of 0.2.1, as a built file, so that
 * results of all days and links can be checked in every version. Loaded when a fixed game is played.
 */
export const answerFixed = async (question: Question): Promise<number> => {
  const { answer } = await import('../bots/0.2.js')
  return answer(question)
}

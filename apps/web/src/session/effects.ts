import { isFields } from '@halfpint/core'
import type { NumberedEvent, TableView } from '@halfpint/table'
import { cue, type Sound } from '../ui/cue.ts'
import type { Board } from './board.ts'
import { paceFactor } from './pace.ts'

const SOUND_OF: { readonly [type: string]: Sound } = {
  dealt: 'deal',
  played: 'card',
  'bets-revealed': 'cap',
  'passes-exchanged': 'card',
  'trick-won': 'sweep',
  'round-scored': 'scored',
  'game-ended': 'victory',
}

/** Events that are silent when the rest of a round is skipped. */
const WITHIN_ROUND: ReadonlySet<string> = new Set(['played', 'trick-won', 'bets-revealed', 'passes-exchanged'])

/** Plays the sound of an event. A brawl, a march and a gun fight are louder than a score. */
export const playEventSound = (board: Board, told: NumberedEvent, before: TableView, after: TableView): void => {
  const { event } = told
  if (event.type !== 'game' || !isFields(event.event)) return
  const { type, brawl, march, gunFight } = event.event
  // Events without pauses would sound all at once.
  if (paceFactor() === 0 && WITHIN_ROUND.has(type as string)) return
  const drama = typeof brawl === 'number' || typeof march === 'number'
  const duel = Array.isArray(gunFight) && gunFight.length > 0
  const sound = board.sound?.(told, before, after) ?? (drama ? 'brawl' : duel ? 'shot' : SOUND_OF[type as string])
  if (sound !== undefined) cue(sound)
}

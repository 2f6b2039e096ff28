import { isFields } from '@halfpint/core'
import type { Told } from '@halfpint/table'
import { cue, type Sound } from '../shell/cue.ts'

const SOUND_OF: { readonly [type: string]: Sound } = {
  dealt: 'deal',
  played: 'card',
  'bets-revealed': 'cap',
  'passes-exchanged': 'card',
  'trick-won': 'trick',
  'round-scored': 'scored',
}

/** What a fact of a game sounds and feels like; a brawl and a march are louder than a score. */
export const soundOut = ({ fact }: Told): void => {
  if (fact.type !== 'game' || !isFields(fact.event)) return
  const { type, brawl, march } = fact.event
  const drama = typeof brawl === 'number' || typeof march === 'number'
  const sound = drama ? 'brawl' : SOUND_OF[type as string]
  if (sound !== undefined) cue(sound)
}

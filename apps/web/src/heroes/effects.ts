import type { Event } from '@halfpint/half-pint'
import type { Told } from '@halfpint/table'
import { cue, type Sound } from '../shell/cue.ts'

const SOUND_OF: { readonly [type in Event['type']]?: Sound } = {
  dealt: 'deal',
  played: 'card',
  'bets-revealed': 'card',
  'trick-won': 'trick',
  'round-scored': 'scored',
}

/** What a fact of the game sounds and feels like. */
export const soundOut = ({ fact }: Told): void => {
  if (fact.type !== 'game' || fact.event === null) return
  const event = fact.event as unknown as Event
  const sound = event.type === 'round-scored' && event.brawl !== null ? 'brawl' : SOUND_OF[event.type]
  if (sound !== undefined) cue(sound)
}

import type { Character } from '@halfpint/bots'
import { words } from '../../base/speech.ts'

// Written out here so that the first view need not load the bots to draw their faces; the compiler
// holds this list against theirs.
const REGULARS: { readonly [who in Character]: true } = {
  tilde: true,
  bruno: true,
  gustl: true,
  wanda: true,
  ferdi: true,
  jasper: true,
  oda: true,
}

/** The regulars of the pub, in the order in which they are offered. */
export const CHARACTERS = Object.keys(REGULARS) as Character[]

/** What a bot is called at the table. */
export const botName = (bot: string): string => {
  const { characters, levels } = words('core')
  const regular = CHARACTERS.find(each => each === bot)
  return regular === undefined ? (levels[bot as keyof typeof levels] ?? bot) : characters[regular].name
}

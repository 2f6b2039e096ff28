import type { Character, Level } from '@halfpint/bots'
import { words } from '../../base/speech.ts'

// A copy of the list in the bots package, so that the first view does not load that package. The compiler
// checks that both lists agree.
const REGULARS: { readonly [who in Character]: true } = {
  tilde: true,
  bruno: true,
  gustl: true,
  wanda: true,
  ferdi: true,
  jasper: true,
  oda: true,
}

/** The characters of the pub, in the order in which they are offered. */
export const CHARACTERS = Object.keys(REGULARS) as Character[]

/** How strong each regular is, the weakest first; `regulars.test.ts` compares it with the bots. */
export const LEVEL_OF: { readonly [who in Character]: Level } = {
  ferdi: 'novice',
  gustl: 'regular',
  tilde: 'regular',
  bruno: 'expert',
  wanda: 'expert',
  jasper: 'expert',
  oda: 'champion',
}

/** The name of a bot at the table. */
export const botName = (bot: string): string => {
  const { characters, levels } = words('core')
  const regular = CHARACTERS.find(each => each === bot)
  return regular === undefined ? (levels[bot as keyof typeof levels] ?? bot) : characters[regular].name
}

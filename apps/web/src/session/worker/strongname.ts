import { CHARACTER_PROFILES, STRENGTHS } from '@halfpint/bots'
import { botName, CHARACTERS } from '../../ui/faces/regulars.ts'

/** What a bot is called where one chooses company: a regular with the level, a level with its place in the rating list. */
export const strongName = (game: string, bot: string): string => {
  const regular = CHARACTERS.find(each => each === bot)
  const strength = regular === undefined ? STRENGTHS[game]?.[bot] : botName(CHARACTER_PROFILES[regular].level)
  return strength === undefined ? botName(bot) : `${botName(bot)} · ${strength}`
}

import { CHARACTER_PROFILES, STRENGTHS } from '@halfpint/bots'
import { botName, CHARACTERS } from '../../ui/faces/regulars.ts'

/** The name of a bot in a list of opponents: a character with its level, a level with its rating. */
export const strongName = (game: string, bot: string): string => {
  const regular = CHARACTERS.find(each => each === bot)
  const strength = regular === undefined ? STRENGTHS[game]?.[bot] : botName(CHARACTER_PROFILES[regular].level)
  return strength === undefined ? botName(bot) : `${botName(bot)} · ${strength}`
}

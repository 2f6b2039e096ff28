import {
  type BotProfile,
  CHARACTERS,
  type Character,
  DEFAULT_BUDGETS,
  LEVELS,
  parseBudget,
  parseEntrant,
  profileOf,
} from '@halfpint/bots'
import { type Budget, ok, type Result, refuse } from '@halfpint/core'
import type { Words } from '@halfpint/i18n'

/** A bot at a table: a level or a character, and its budget. */
export interface BotPlayer {
  readonly bot: string
  readonly nature: BotProfile
  readonly budget: Budget
}

/** The default opponents. */
export const DEFAULT_OPPONENTS: readonly Character[] = ['gustl', 'tilde', 'bruno', 'wanda', 'jasper', 'oda']

const readBot = (text: string, budget: Budget | undefined): Result<BotPlayer> => {
  const entrant = parseEntrant(text, budget)
  if (!entrant.ok) return entrant
  const { bot } = entrant.value
  const nature = profileOf(bot)
  if (!nature.ok) return nature
  const own =
    entrant.value.budget === null ? ok(DEFAULT_BUDGETS[nature.value.level]) : parseBudget(entrant.value.budget)
  return own.ok ? ok({ bot, nature: nature.value, budget: own.value }) : own
}

/** Reads bots separated by commas. `budget` applies to those without one. */
export const readBots = (text: string, budget: string | undefined): Result<readonly BotPlayer[]> => {
  const common = budget === undefined ? ok(undefined) : parseBudget(budget)
  if (!common.ok) return common
  const bots: BotPlayer[] = []
  for (const word of text.split(',')) {
    const bot = readBot(word, common.value)
    if (!bot.ok) return bot
    bots.push(bot.value)
  }
  return ok(bots)
}

/** One bot for each seat: as named, or the same one for all. */
export const seatBots = (bots: readonly BotPlayer[], places: number): Result<readonly BotPlayer[]> => {
  if (bots.length === places) return ok(bots)
  if (bots.length === 1) return ok(Array.from({ length: places }, () => bots[0]!))
  return refuse('bots-do-not-fit', { bots: bots.length, places })
}

/** Levels and characters, for the end of a command's help. */
export const botHelp = ({ bots }: Words, paint: (text: string) => string): string => {
  const characters: { readonly [who in Character]: { readonly name: string; readonly about: string } } = bots.characters
  const width = Math.max(...CHARACTERS.map(who => who.length))
  const regulars = CHARACTERS.map(who => `  ${who.padEnd(width)}  ${characters[who].name} ${characters[who].about}`)
  return ['', `${paint(bots.botsHelp)} ${LEVELS.join(', ')}`, paint(bots.charactersHelp), ...regulars, ''].join('\n')
}

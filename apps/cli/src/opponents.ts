import { type Character, DEFAULT_BUDGETS, isThinker, profileOf } from '@halfpint/bots'
import { must, ok, type Result } from '@halfpint/core'
import type { Words } from '@halfpint/i18n'
import { distinctNames } from '@halfpint/table'
import { type BotPlayer, DEFAULT_OPPONENTS, readBots, seatBots } from './botlist.ts'
import { openBotWorker, think } from './botworker.ts'
import type { BotOpponents } from './play/match.ts'
import { startWorker } from './worker.ts'

/** The bots that play against the person. */
export interface Opponents extends BotOpponents {
  /** Number of players with the person; `undefined` while it is open. */
  readonly players: number | undefined
  /** Ends the bots' thread. */
  close(): void
}

/** A character has a name; a level borrows one. */
const nameOf = ({ bot }: BotPlayer, place: number, { bots, table }: Words): string => {
  const characters: { readonly [who: string]: { readonly name: string } | undefined } = bots.characters
  return characters[bot as Character]?.name ?? table.names[place]!
}

/** Seats the named bots, or the default ones. */
export const openOpponents = (
  flags: { readonly bots?: string; readonly budget?: string },
  players: number | undefined,
  words: Words,
): Result<Opponents> => {
  const named = readBots(flags.bots ?? DEFAULT_OPPONENTS.join(','), flags.budget)
  if (!named.ok) return named
  const count = named.value.length
  const open = flags.bots === undefined || count === 1
  const seated = open ? ok(named.value) : seatBots(named.value, (players ?? count + 1) - 1)
  if (!seated.ok) return seated
  const opponents = words.table.names.map(
    (_, place) => seated.value[count === 1 ? 0 : place] ?? seated.value[0],
  ) as BotPlayer[]
  const names = distinctNames(opponents.map((bot, place) => nameOf(bot, place, words)))
  const worker = openBotWorker(startWorker)
  return ok({
    players: open ? players : count + 1,
    bots: opponents.map(({ bot }, place) => ({ bot, name: names[place]! })),
    think(question) {
      // A game that was left earlier may have other bots.
      const { level } = must(profileOf(question.bot))
      const budget = opponents.find(({ bot }) => bot === question.bot)?.budget ?? DEFAULT_BUDGETS[level]
      return isThinker(level) ? worker.ask(question, budget) : think(question, budget)
    },
    close: worker.close,
  })
}

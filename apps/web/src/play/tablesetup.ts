import { type Json, usual } from '@halfpint/core'
import { GAMES } from '@halfpint/table'
import { botName } from '../faces/regulars.ts'
import { PAGE_GAMES } from '../games/index.ts'
import { readStarter, type Starter, withStarter } from '../games/starter.ts'
import type { LocalSetup } from '../local/request.ts'
import { recall, remember, settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'
import { lastBots } from './saved.ts'

/** How a game against bots is set up: who plays, and by which rules. */
export interface TableWish {
  /** The opponents, clockwise from the left: levels or regulars of the pub. */
  readonly bots: readonly string[]
  readonly options: { readonly [name: string]: Json }
  readonly starter: Starter
}

const usualOptions = (game: string): { [name: string]: Json } =>
  Object.fromEntries(Object.entries(GAMES.get(game)?.optionRules ?? {}).map(([name, rule]) => [name, usual(rule)]))

/** The table as it was wished last, or as it is for the first game. */
export const lastWish = (game: string): TableWish => {
  const rules = GAMES.get(game)
  const stored = recall(`wish.${game}`) as Partial<TableWish> | undefined
  const bots = lastBots(game)
  const fits = rules !== undefined && bots.length + 1 >= rules.seats.least && bots.length + 1 <= rules.seats.most
  const options = rules?.options.read({ ...usualOptions(game), ...stored?.options })
  return {
    bots: fits ? bots : (PAGE_GAMES.get(game)?.company ?? []),
    options: options?.ok === true ? options.value : usualOptions(game),
    starter: readStarter(stored?.starter),
  }
}

/** Remembers the wish for the next game. */
export const rememberWish = (game: string, wish: TableWish): void => remember(`wish.${game}`, wish)

/** The table that this wish lays in the browser. */
export const localSetup = (game: string, { bots, options, starter }: TableWish): LocalSetup => {
  const { name, symbol } = settings.peek()
  return {
    setup: {
      game,
      options: withStarter(game, options, bots.length + 1, starter),
      seats: bots.length + 1,
      clock: null,
      grace: 86_400_000,
      listed: false,
    },
    chairs: [
      { person: { name: name.trim() === '' ? words('core').shell.you : name, symbol } },
      ...bots.map(bot => ({ bot, name: botName(bot) })),
    ],
  }
}

import { defaultOf, type Json } from '@halfpint/core'
import { GAMES, type SeatedSetup } from '@halfpint/table'
import { recall, remember, settings } from '../base/settings.ts'
import { words } from '../base/speech.ts'
import { lastBots } from '../session/worker/saved.ts'
import { botName } from '../ui/faces/regulars.ts'
import { PAGE_GAMES } from './index.ts'
import { readStarter, type Starter, withStarter } from './starter.ts'

/** The setup of a game against bots: players and rules. */
export interface TableCommand {
  /** The opponents, clockwise from the left: levels or regulars of the pub. */
  readonly bots: readonly string[]
  readonly options: { readonly [name: string]: Json }
  readonly starter: Starter
}

const usualOptions = (game: string): { [name: string]: Json } =>
  Object.fromEntries(Object.entries(GAMES.get(game)?.optionRules ?? {}).map(([name, rule]) => [name, defaultOf(rule)]))

/** The setup of the last game, or the default. */
export const lastCommand = (game: string): TableCommand => {
  const rules = GAMES.get(game)
  const stored = recall(`wish.${game}`) as Partial<TableCommand> | undefined
  const bots = lastBots(game)
  const fits = rules !== undefined && bots.length + 1 >= rules.seats.min && bots.length + 1 <= rules.seats.max
  const options = rules?.options.read({ ...usualOptions(game), ...stored?.options })
  return {
    bots: fits ? bots : (PAGE_GAMES.get(game)?.company ?? []),
    options: options?.ok === true ? options.value : usualOptions(game),
    starter: readStarter(stored?.starter),
  }
}

/** Stores the setup for the next game. */
export const rememberCommand = (game: string, command: TableCommand): void => remember(`wish.${game}`, command)

/** The table with this setup. */
export const localSetup = (game: string, { bots, options, starter }: TableCommand): SeatedSetup => {
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
    seats: [
      { person: { name: name.trim() === '' ? words('core').shell.you : name, symbol } },
      ...bots.map(bot => ({ bot, name: botName(bot) })),
    ],
  }
}

import type { SeatedSetup } from '@halfpint/table'
import type { FixedGame } from './fixedgame.ts'

/** The seats at the table of a fixed game; `nameOf` returns the name of a bot. */
export const fixedSetup = (
  { game, options, opponents }: FixedGame,
  person: { readonly name: string; readonly symbol: string },
  nameOf: (bot: string) => string,
): SeatedSetup => ({
  setup: { game, options, seats: opponents.length, clock: null, grace: null, listed: false },
  seats: opponents.map(bot => (bot === null ? { person } : { bot, name: nameOf(bot) })),
})

import { type Experiment, FROZEN, type Guest, type Guests, programIn } from '@halfpint/bots'
import { type Fault, type Program, programOf } from './program.ts'

type Kept = { readonly [game: string]: { readonly [level: string]: Guest } }

/** The bots of former versions, by version; loaded only where one of them plays. */
const KEPT: { readonly [version: string]: () => Promise<Kept> } = {
  '0.1.0': async () => (await import('@halfpint/bench/yardsticks/0.1.0')).bots,
}

/** The level and the version of a frozen bot's name: `champion-0.1.0`. */
const kept = (bot: string): readonly [level: string, version: string] => {
  const dash = bot.indexOf('-')
  return [bot.slice(0, dash), bot.slice(dash + 1)]
}

/** The guests of an experiment, and how to send them home. */
export interface Company {
  readonly guests: Guests
  close(): void
}

/** Brings the frozen bots and the programs that take part in an experiment; `blame` is told what programs lose. */
export const companyOf = async (
  { bots, game }: Pick<Experiment, 'bots' | 'game'>,
  blame: (bot: string, fault: Fault) => void,
): Promise<Company> => {
  const frozen = new Map<string, Kept>()
  const programs = new Map<string, Program>()
  for (const { bot } of bots) {
    const command = programIn(bot)
    if (command !== undefined)
      programs.set(
        bot,
        programOf(command, game, fault => blame(bot, fault)),
      )
    if (!FROZEN.some(name => name === bot)) continue
    const load = KEPT[kept(bot)[1]]
    if (load !== undefined) frozen.set(bot, await load())
  }
  return {
    guests: (bot, of) => programs.get(bot)?.choose ?? frozen.get(bot)?.[of]?.[kept(bot)[0]],
    close() {
      for (const program of programs.values()) program.close()
    },
  }
}

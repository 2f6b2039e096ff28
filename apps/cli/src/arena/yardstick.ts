import { type Experiment, FROZEN, type Guest, type Guests } from '@halfpint/bots'

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

/** The frozen bots that take part in an experiment. */
export const guestsOf = async ({ bots }: Pick<Experiment, 'bots'>): Promise<Guests> => {
  const guests = new Map<string, Kept>()
  for (const { bot } of bots) {
    if (!FROZEN.some(name => name === bot)) continue
    const load = KEPT[kept(bot)[1]]
    if (load !== undefined) guests.set(bot, await load())
  }
  return (bot, game) => guests.get(bot)?.[game]?.[kept(bot)[0]]
}

import { defaultOf, type Json } from '@halfpint/core'
import { type Clock, GAMES, readSetup, type Setup } from '@halfpint/table'
import { recall, remember } from '../../../base/settings.ts'
import { firstGame } from '../../../board/index.ts'

/** The clocks that are offered, by name. */
export const CLOCKS: { readonly [name in 'none' | 'quick' | 'calm' | 'day']: Clock | null } = {
  none: null,
  quick: { move: 20_000, bank: 60_000 },
  calm: { move: 60_000, bank: 180_000 },
  day: { move: 86_400_000, bank: 0 },
}
export type ClockName = keyof typeof CLOCKS

/** The name of a clock; an unknown one counts as the calm clock. */
export const clockName = (clock: Clock | null): ClockName =>
  clock === null
    ? 'none'
    : ((Object.keys(CLOCKS) as ClockName[]).find(name => CLOCKS[name]?.move === clock.move) ?? 'calm')

/** Maximum pause after a round at a table without a clock, in milliseconds. It ends when everybody is ready. */
const PAUSE = 30_000

/** Limits of the pause at a table with a clock, in milliseconds. */
const QUICK_PAUSE = 12_000
const SHORTEST_PAUSE = 1_000

/** The setup with the pause that belongs to its clock. */
export const withPause = (setup: Setup): Setup => ({
  ...setup,
  pause: setup.clock === null ? PAUSE : Math.max(SHORTEST_PAUSE, Math.min(QUICK_PAUSE, setup.clock.move / 2)),
})

/** The offered times until a substitute bot plays, in milliseconds. */
export const GRACES = ['10000', '30000', '120000', '900000', 'never'] as const

/** The name of a time until a substitute bot plays; an unknown one counts as the default. */
export const graceName = (grace: Setup['grace']): (typeof GRACES)[number] =>
  grace === null ? 'never' : (GRACES.find(each => Number(each) === grace) ?? '120000')

/** A setup with another number of seats or another game, within the limits of that game. */
export const fitted = (setup: Setup, change: Partial<Setup>): Setup => {
  const next = { ...setup, ...change }
  const game = GAMES.get(next.game)
  if (game === undefined) return setup
  const seats = Math.min(Math.max(next.seats, game.seats.min), game.seats.max)
  const kept = change.game === undefined || change.game === setup.game ? next.options : {}
  const options: Record<string, Json> = {}
  for (const [name, rule] of Object.entries(game.optionRules)) options[name] = kept[name] ?? defaultOf(rule)
  const { customs: _, ...fresh } = next
  return { ...(change.game === undefined || change.game === setup.game ? next : fresh), seats, options }
}

const first = (): Setup => ({
  game: firstGame(),
  options: {},
  seats: 4,
  clock: null,
  grace: 120_000,
  listed: false,
})

/** The setup of the last table that this device created. */
export const lastSetup = (): Setup => {
  const stored = readSetup(recall('setup'))
  return stored.ok ? stored.value : fitted(first(), {})
}

/** Remembers the setup for the next table. */
export const rememberSetup = (setup: Setup): void => remember('setup', setup)

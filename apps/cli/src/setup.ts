import {
  type AnyGame,
  type Codec,
  type Json,
  type OptionRules,
  ok,
  parseOption,
  type Result,
  refuse,
} from '@halfpint/core'
import { findGame } from '@halfpint/table'

/** The flags of a table, as typed. */
export interface SetupFlags {
  readonly players: string
  readonly option: readonly string[]
}

/** A table that the rules allow. */
export interface GameSetup {
  readonly game: AnyGame
  readonly players: number
  /** All options of the game, with defaults for those not given. */
  readonly options: { readonly [name: string]: Json }
}

/** Reads a whole number after a flag. */
export const readWhole = (flag: string, text: string, least: number, most: number): Result<number> => {
  const value = /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN
  return value >= least && value <= most ? ok(value) : refuse('bad-number', { flag, value: text, least, most })
}

/** Reads options as typed, `key=value` each. The last one with the same key counts. */
export const readTyped = <Options>(
  game: { readonly optionRules: OptionRules; readonly options: Codec<Options> },
  typed: readonly string[],
): Result<Options> => {
  const given: Record<string, Json> = {}
  for (const text of typed) {
    // The name of an option without a value.
    if (Object.hasOwn(game.optionRules, text)) return refuse('missing-value', { flag: `--option ${text}=` })
    const option = parseOption(game.optionRules, text)
    if (!option.ok) return option
    given[option.value[0]] = option.value[1]
  }
  return game.options.read(given)
}

/** Reads the setup of a table, and checks it with the rules. */
export const readGameSetup = (gameId: string, flags: SetupFlags): Result<GameSetup> => {
  const game = findGame(gameId)
  if (!game.ok) return game
  const { min, max } = game.value.seats
  const players = readWhole('--players', flags.players, min, max)
  if (!players.ok) return players
  const options = readTyped<GameSetup['options']>(game.value, flags.option)
  if (!options.ok) return options
  const opened = game.value.open(options.value, players.value)
  return opened.ok ? ok({ game: game.value, players: players.value, options: options.value }) : opened
}

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

/** How the table was asked for on the command line, as typed. */
export interface SetupFlags {
  readonly players: string
  readonly option: readonly string[]
}

/** A table that the rules allow. */
export interface GameSetup {
  readonly game: AnyGame
  readonly players: number
  /** All options of the game, with their usual values where nothing else was asked for. */
  readonly options: { readonly [name: string]: Json }
}

/** A whole number as typed after a flag. */
export const readWhole = (flag: string, text: string, least: number, most: number): Result<number> => {
  const value = /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN
  return value >= least && value <= most ? ok(value) : refuse('bad-number', { flag, value: text, least, most })
}

/** Options as typed, `key=value` each; the last of two with the same key counts. */
export const readTyped = <Options>(
  game: { readonly optionRules: OptionRules; readonly options: Codec<Options> },
  typed: readonly string[],
): Result<Options> => {
  const given: Record<string, Json> = {}
  for (const text of typed) {
    // Known by name, but nothing is said of it.
    if (Object.hasOwn(game.optionRules, text)) return refuse('missing-value', { flag: `--option ${text}=` })
    const option = parseOption(game.optionRules, text)
    if (!option.ok) return option
    given[option.value[0]] = option.value[1]
  }
  return game.options.read(given)
}

/** The table of a game as asked for, if the rules allow it. */
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

import { type BySeat, brief, type Json, ok, type Result, readPlayers, refuse } from '@halfpint/core'
import { type Reader, reader } from './entry.ts'
import { PADS } from './games.ts'
import type { Pad } from './pad.ts'

const SYMBOL = { text: 'text', fits: (entry: unknown): entry is string => typeof entry === 'string' }

const readSymbols = (read: Reader, json: unknown, seats: number): BySeat<string> | null => {
  if (json === undefined || json === null) return null
  return read.bySeat(json, 'symbols', SYMBOL, seats, {}).map(symbol => symbol ?? '')
}

/**
 * Reads a pad from outside. A problem contains its `round` and `seat`, counted from 0, if it has them. Unknown
 * keys are ignored.
 */
export const readPad = (json: unknown): Result<Pad> => {
  const read = reader()
  const fields = read.fields(json, refuse('not-a-pad'))
  if (fields.pad === undefined) return refuse('not-a-pad')
  const game = PADS.get(fields.pad as string)
  if (game === undefined) return refuse('unknown-pad', { pad: brief(fields.pad), known: [...PADS.keys()] })
  const players = read.valueOf(readPlayers(fields.players, game.seats.min, game.seats.max), [])
  const symbols = readSymbols(read, fields.symbols, players.length)
  const pad = game.read(read, fields, { players, symbols })
  return read.firstProblem() ?? ok(pad)
}

/** The settings of a new pad. */
export interface PadSetup {
  readonly pad: string
  readonly players: BySeat<string>
  readonly symbols?: BySeat<string> | null
  readonly options?: Json
}

/** Creates a pad with an empty first row. */
export const openPad = (wish: PadSetup): Result<Pad> => readPad({ ...wish, rounds: [{}] })

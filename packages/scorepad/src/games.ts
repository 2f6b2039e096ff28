import { halfPintPads } from './half-pint/game.ts'
import { herzlosPads } from './herzlos/game.ts'
import type { PadGame } from './padgame.ts'

/** The pads by game id, in the order in which games are offered. */
export const PADS: Map<string, PadGame> = new Map<string, PadGame>([
  [halfPintPads.id, halfPintPads],
  [herzlosPads.id, herzlosPads],
])

/** The game of a pad or of a scored pad. */
export const padGameOf = ({ pad }: { readonly pad: string }): PadGame => {
  const game = PADS.get(pad)
  if (game === undefined) throw new Error(`no pad of ${pad}`)
  return game
}

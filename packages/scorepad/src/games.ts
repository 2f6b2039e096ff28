import { heroesPads } from './half-pint/game.ts'
import { herzlosPads } from './herzlos/game.ts'
import type { PadGame } from './padgame.ts'

/** The games that have a pad, by their ids, in the order in which they are offered. */
export const PADS: Map<string, PadGame> = new Map<string, PadGame>([
  [heroesPads.id, heroesPads],
  [herzlosPads.id, herzlosPads],
])

/** The game of a pad that was read, or of its sums. */
export const padGameOf = ({ pad }: { readonly pad: string }): PadGame => {
  const game = PADS.get(pad)
  if (game === undefined) throw new Error(`no pad of ${pad}`)
  return game
}

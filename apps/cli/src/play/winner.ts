import type { Seat, Viewer } from '@halfpint/core'
import type { Frame } from '../games/face.ts'

/** The result in a view of any game. */
interface Ending {
  readonly viewer: Viewer
  readonly result: { readonly winners: readonly Seat[] } | null
}

/** The winner in a sentence; empty while there is none. */
export const winnerText = ({ viewer, result }: Ending, { names, words }: Frame): string => {
  const winners = result?.winners ?? []
  if (winners.length === 0) return ''
  const isMe = viewer !== 'spectator' && winners.includes(viewer)
  return words.table.winners(
    winners.map(seat => names[seat]!),
    winners.length === 1,
    isMe,
  )
}

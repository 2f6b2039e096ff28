import type { Seat, Viewer } from '@halfpint/core'
import type { Frame } from '../games/face.ts'

/** What a view of any game tells of its end. */
interface Ending {
  readonly viewer: Viewer
  readonly result: { readonly winners: readonly Seat[] } | null
}

/** Who has won; nothing as long as nobody has. */
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

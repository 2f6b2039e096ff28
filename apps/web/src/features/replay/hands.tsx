import { type BySeat, HIDDEN, type Position } from '@halfpint/core'
import { words } from '../../base/speech.ts'
import type { ReplayParts } from '../../session/record/parts.ts'

interface HandsProps {
  readonly parts: ReplayParts
  readonly state: Position
  readonly players: BySeat<string>
}

/** The hands of all players, face up. */
export const Hands = ({ parts: { Card }, state, players }: HandsProps) => {
  const { hands } = state as Position & { hands: BySeat<readonly string[]> }
  return (
    <section class="open-hands" aria-label={words('replay').hands}>
      <ul>
        {hands.map((hand, seat) => (
          <li key={seat}>
            <b>{players[seat]}</b>
            <span class="minis">
              {hand
                .filter(card => card !== HIDDEN)
                .map(card => (
                  <Card key={card} card={card} />
                ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { type BySeat, HIDDEN, type Position } from '@halfpint/core'
import type { Card as HeroesCard } from '@halfpint/half-pint'
import type { Card as HerzlosCard } from '@halfpint/herzlos'
import { MiniCard } from '../games/half-pint-heroes/card.tsx'
import { HerzlosMini } from '../games/herzlos/card.tsx'
import { words } from '../shell/speech.ts'

interface HandsProps {
  readonly game: string
  readonly state: Position
  readonly players: BySeat<string>
}

/** All hands, open on the table. */
export const Hands = ({ game, state, players }: HandsProps) => {
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
                .map(card =>
                  game === 'herzlos' ? (
                    <HerzlosMini key={card} card={card as HerzlosCard} />
                  ) : (
                    <MiniCard key={card} card={card as HeroesCard} fromRow={false} />
                  ),
                )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

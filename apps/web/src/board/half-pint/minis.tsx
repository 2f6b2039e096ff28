import { type Card, cardsOf } from '@halfpint/half-pint'
import { MiniCard } from './card.tsx'

interface MinisProps {
  readonly hand: readonly Card[]
  readonly row: readonly Card[]
}

/** The cards of a set, small, in reading order. */
export const Minis = ({ hand, row }: MinisProps) => (
  <span class="minis">
    {cardsOf({ hand, row }).map(({ card, fromRow }) => (
      <MiniCard key={card} card={card} fromRow={fromRow} />
    ))}
  </span>
)

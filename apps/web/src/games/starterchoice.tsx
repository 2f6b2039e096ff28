import { Choices } from '../parts/field.tsx'
import { PAGE_GAMES } from './index.ts'
import { LOT, type Starter } from './starter.ts'

interface StarterChoiceProps {
  readonly game: string
  /** Who sits at the table, in the order of the seats. */
  readonly names: readonly string[]
  readonly starter: Starter
  readonly onChoose: (starter: Starter) => void
}

/** Asks who starts, where the game has such a question. */
export const StarterChoice = ({ game, names, starter, onChoose }: StarterChoiceProps) => {
  const asked = PAGE_GAMES.get(game)?.options().startSeat
  if (asked?.label === undefined) return null
  const chosen = starter !== LOT && starter < names.length ? String(starter) : LOT
  return (
    <Choices
      caption={asked.label}
      value={chosen}
      values={[LOT, ...names.map((_, seat) => String(seat))]}
      say={value => (value === LOT ? (asked.values?.lot ?? value) : (names[Number(value)] ?? value))}
      onChoose={value => onChoose(value === LOT ? LOT : Number(value))}
    />
  )
}

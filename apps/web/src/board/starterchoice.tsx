import { Choices } from '../ui/field.tsx'
import { PAGE_GAMES } from './index.ts'
import { LOT, type Starter } from './starter.ts'

interface StarterChoiceProps {
  readonly game: string
  /** Names of the players, by seat. */
  readonly names: readonly string[]
  readonly starter: Starter
  readonly onChoose: (starter: Starter) => void
}

/** A field to choose who starts, in a game that has this option. */
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

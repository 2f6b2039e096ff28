import { words } from '../base/speech.ts'
import { Choices } from '../ui/field.tsx'
import { gameName, PAGE_GAMES } from './index.ts'

interface GameChoiceProps {
  readonly game: string
  /** All games by default. */
  readonly games?: readonly string[]
  readonly onChoose: (game: string) => void
}

/** A field to choose a game. */
export const GameChoice = ({ game, games = [...PAGE_GAMES.keys()], onChoose }: GameChoiceProps) => (
  <Choices caption={words('core').shell.game} value={game} values={games} say={gameName} onChoose={onChoose} />
)

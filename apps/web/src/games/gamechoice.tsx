import { Choices } from '../parts/field.tsx'
import { words } from '../shell/speech.ts'
import { gameName, PAGE_GAMES } from './index.ts'

interface GameChoiceProps {
  readonly game: string
  /** Which games there are; all if nothing is said. */
  readonly games?: readonly string[]
  readonly onChoose: (game: string) => void
}

/** Which game is meant. */
export const GameChoice = ({ game, games = [...PAGE_GAMES.keys()], onChoose }: GameChoiceProps) => (
  <Choices caption={words('core').shell.game} value={game} values={games} say={gameName} onChoose={onChoose} />
)

import { words } from '../../base/speech.ts'
import type { PageGame } from '../pagegame.ts'
import { CardFace } from './card.tsx'

/** Half-Pint Heroes in the page. */
export const halfPintPage: PageGame = {
  id: 'half-pint-heroes',
  name: () => words('core').games['half-pint-heroes'].name,
  about: () => words('core').games['half-pint-heroes'].about,
  welcome: () => words('half-pint-heroes').welcome,
  company: ['tilde', 'bruno', 'gustl'],
  Fan: () => (
    <>
      <CardFace card="r12" />
      <CardFace card="y7" />
      <CardFace card="b9" />
    </>
  ),
  Emblem: () => <CardFace card="y7" />,
  words: ['table', 'half-pint-heroes'],
  board: async () => (await import('./board.tsx')).halfPintBoard,
  options: () => words('half-pint-heroes').options,
  customs: async () => (await import('./drinking.tsx')).DrinkingChoice,
  replay: async () => (await import('./replay.tsx')).replayParts,
}

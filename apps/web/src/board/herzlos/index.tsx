import { words } from '../../base/speech.ts'
import type { PageGame } from '../pagegame.ts'
import { HerzlosFace } from './card.tsx'

/** Herzlos in the page. */
export const herzlosPage: PageGame = {
  id: 'herzlos',
  name: () => words('core').games.herzlos.name,
  about: () => words('core').games.herzlos.about,
  welcome: () => words('herzlos').welcome,
  company: ['ferdi', 'wanda', 'jasper'],
  Fan: () => (
    <>
      <HerzlosFace card="hA" />
      <HerzlosFace card="fQ" />
      <HerzlosFace card="dJ" />
    </>
  ),
  Emblem: () => <HerzlosFace card="fQ" />,
  words: ['table', 'herzlos'],
  board: async () => (await import('./board.tsx')).herzlosBoard,
  options: () => words('herzlos').options,
  optionField: async () => (await import('./options.tsx')).HeartPrices,
  replay: async () => (await import('./replay.tsx')).replayParts,
}

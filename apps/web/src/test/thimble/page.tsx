import { words } from '../../base/speech.ts'
import type { PageGame } from '../../board/pagegame.ts'

/** The texts of Thimble. They exist only in the build that has the game, so the types do not know them. */
const named = () => (words('core').games as unknown as { readonly thimble: { name: string; about: string } }).thimble

/** Thimble in the page. */
export const thimblePage: PageGame = {
  id: 'thimble',
  name: () => named().name,
  about: () => named().about,
  marks: () => [],
  company: ['novice', 'regular'],
  pitch: () => named().about,
  players: [2, 4],
  minutes: 5,
  Art: () => <b>c1</b>,
  Card: ({ card }) => <b>{card}</b>,
  Mini: ({ card }) => <b>{card}</b>,
  Emblem: () => <b>c1</b>,
  // The frame of its board uses the labels of Half-Pint Heroes.
  words: ['table', 'half-pint-heroes', 'thimble' as 'table'],
  board: async () => (await import('./board.tsx')).thimbleBoard,
  options: () => ({}),
  replay: async () => ({
    Card: ({ card }) => <b>{card}</b>,
    Action: ({ action }) => <b>{JSON.stringify(action)}</b>,
    clause: action => JSON.stringify(action),
    commandOf: () => undefined,
    movedDeck: deck => deck,
    movedAction: action => action,
  }),
}

import type { Card } from '@halfpint/half-pint'
import { words } from '../../base/speech.ts'
import type { PageGame } from '../pagegame.ts'
import { HalfPintArt } from './art.tsx'
import { CardFace, MiniCard } from './card.tsx'

/** Half-Pint Heroes in the page. */
export const halfPintPage: PageGame = {
  id: 'half-pint-heroes',
  name: () => words('core').games['half-pint-heroes'].name,
  about: () => words('core').games['half-pint-heroes'].about,
  pitch: () => words('core').games['half-pint-heroes'].pitch,
  players: [2, 7],
  minutes: 20,
  marks: () => [
    { name: 'row', task: 'predict', target: '.tabletop .towel', text: () => words('half-pint-heroes').coach.row },
    { name: 'predict', task: 'predict', target: '.predictions', text: () => words('half-pint-heroes').coach.predict },
    { name: 'bet', task: 'bet', target: '.rivals', text: () => words('half-pint-heroes').coach.bet },
    { name: 'sets', task: 'play', target: '.hand.mine', text: () => words('half-pint-heroes').coach.sets },
    { name: 'brawl', target: '.towel .warning', text: () => words('half-pint-heroes').coach.brawl },
    {
      name: 'corner',
      task: 'predict',
      round: 2,
      target: '.towel .split',
      text: () => words('half-pint-heroes').coach.corner,
    },
  ],
  company: ['tilde', 'bruno', 'gustl'],
  Art: HalfPintArt,
  Card: ({ card }) => <CardFace card={card as Card} />,
  Mini: ({ card }) => <MiniCard card={card as Card} fromRow={false} />,
  Emblem: () => <CardFace card="y7" />,
  words: ['table', 'half-pint-heroes'],
  board: async () => (await import('./board.tsx')).halfPintBoard,
  options: () => words('half-pint-heroes').options,
  customs: async () => (await import('./drinking.tsx')).DrinkingChoice,
  replay: async () => (await import('./replay.tsx')).replayParts,
}

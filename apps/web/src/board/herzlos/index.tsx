import type { Card } from '@halfpint/herzlos'
import { words } from '../../base/speech.ts'
import type { PageGame } from '../pagegame.ts'
import { HerzlosArt } from './art.tsx'
import { HerzlosFace, HerzlosMini } from './card.tsx'

/** Herzlos in the page. */
export const herzlosPage: PageGame = {
  id: 'herzlos',
  name: () => words('core').games.herzlos.name,
  about: () => words('core').games.herzlos.about,
  pitch: () => words('core').games.herzlos.pitch,
  players: [3, 5],
  minutes: 15,
  marks: () => [
    { name: 'pass', task: 'pass', target: '.own-hand .hand', text: () => words('herzlos').coach.pass },
    { name: 'follow', task: 'play', target: '.own-hand .hand', text: () => words('herzlos').coach.follow },
    {
      name: 'hearts',
      task: 'play',
      later: true,
      target: '.own-hand .of-hearts',
      text: () => words('herzlos').coach.hearts,
    },
    { name: 'dimmed', task: 'play', later: true, target: '.own-hand .dim', text: () => words('herzlos').coach.dimmed },
    { name: 'march', task: 'pass', round: 2, target: '.own-hand .hand', text: () => words('herzlos').coach.march },
  ],
  company: ['ferdi', 'wanda', 'jasper'],
  Art: HerzlosArt,
  Card: ({ card }) => <HerzlosFace card={card as Card} />,
  Mini: ({ card }) => <HerzlosMini card={card as Card} />,
  Emblem: () => <HerzlosFace card="fQ" />,
  words: ['table', 'herzlos'],
  board: async () => (await import('./board.tsx')).herzlosBoard,
  options: () => words('herzlos').options,
  optionField: async () => (await import('./options.tsx')).HeartPrices,
  replay: async () => (await import('./replay.tsx')).replayParts,
}

import type { Colour } from '@halfpint/half-pint'
import { disc, marksOf } from '../../ui/cards/shape.tsx'

/** The shape of a colour. */
export const ShapeMark = marksOf<Colour>({
  // A boxing glove.
  red: (
    <>
      <path d="M4.2 9.6C4.2 5 7.6 2 12.2 2c4.9 0 8.3 3 8.3 7.6 0 3-1.3 5-3.2 6.2V18H7.4v-2.6C5.3 14.3 4.2 12.2 4.2 9.6ZM7.4 19.2h9.9v2.6H7.4z" />
      <path class="shape-cut" d="M8.6 15.8h7.5" />
    </>
  ),
  // A mug with a head of foam.
  yellow: (
    <path d="M4 9.2h12.4v11.3a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 20.5zM17.4 11h1.9a2.7 2.7 0 0 1 2.7 2.7v3.1a2.7 2.7 0 0 1-2.7 2.7h-1.9v-2.1h1.7a.8.8 0 0 0 .8-.8v-2.7a.8.8 0 0 0-.8-.8h-1.7zM3.2 7.9A2.8 2.8 0 0 1 5.7 3.9 3.9 3.9 0 0 1 12.6 2.9a3 3 0 0 1 4.6 4 2.8 2.8 0 0 1-.2 1z" />
  ),
  // A bottle.
  green: (
    <path d="M10 1.2h4v1.9h-.4v3.5c0 1.6 3.2 2.7 3.2 6.1v8.1a2 2 0 0 1-2 2H9.2a2 2 0 0 1-2-2v-8.1c0-3.4 3.2-4.5 3.2-6.1V3.1H10z" />
  ),
  // A sheriff's star.
  blue: (
    <path
      d={`m12 3.3 2.5 5.5 6 .7-4.5 4 1.3 5.9L12 16.4l-5.3 3 1.3-5.9-4.5-4 6-.7z${disc(12, 2.9, 1.7)}${disc(21, 9.4, 1.7)}${disc(17.6, 20, 1.7)}${disc(6.4, 20, 1.7)}${disc(3, 9.4, 1.7)}`}
    />
  ),
  // A bowler hat.
  black: (
    <>
      <path d="M5.6 16.3V10.4a6.4 6.4 0 0 1 12.8 0v5.9c3 .3 4.8.9 4.8 1.7 0 1.5-5 2.6-11.2 2.6S.8 19.5.8 18c0-.8 1.8-1.4 4.8-1.7Z" />
      <path class="shape-cut" d="M5.6 14.6c3.6 1.3 9.2 1.3 12.8 0" />
    </>
  ),
})

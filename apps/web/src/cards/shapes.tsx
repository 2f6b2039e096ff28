import type { Colour } from '@halfpint/half-pint'
import type { Suit } from '@halfpint/herzlos'
import type { JSX } from 'preact'

/** The name of a drawn suit: a colour of Half-Pint Heroes or a suit of Herzlos. */
export type Shape = Colour | Suit

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

// Drawn by hand on a board of 24 by 24. Details are cut out in the colour of the paper. A shape has as few elements
// as it can: every card has it twice, and all are styled and laid out while cards are dealt.
const SHAPES: { readonly [shape in Shape]: JSX.Element } = {
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
  hearts: (
    <path d="M12 21.2C5.2 16 2 12.4 2 8.5A5.4 5.4 0 0 1 7.4 3c1.9 0 3.6 1 4.6 2.6C13 4 14.7 3 16.6 3A5.4 5.4 0 0 1 22 8.5c0 3.9-3.2 7.5-10 12.7Z" />
  ),
  flowers: (
    <>
      <path
        d={`${disc(12, 5.8, 4)}${disc(17.8, 10, 4)}${disc(15.6, 16.8, 4)}${disc(8.4, 16.8, 4)}${disc(6.2, 10, 4)}`}
      />
      <circle class="shape-hole" cx="12" cy="11.9" r="2.9" />
    </>
  ),
  cups: <path d="M4.5 2.5h15v4.8c0 4.4-2.7 7.3-6 7.9v3.4l3.8 1.5v1.9H6.7v-1.9l3.8-1.5v-3.4c-3.3-.6-6-3.5-6-7.9z" />,
  diamonds: (
    <>
      <path d="M6.5 4h11L22 9.5 12 21.5 2 9.5z" />
      <path class="shape-cut" d="M2.6 9.5h18.8M8.5 4.4 12 20.5l3.5-16.1" />
    </>
  ),
}

/** A suit's shape in the colour of the text around it. */
export const ShapeMark = ({ shape, class: kind = 'shape' }: { shape: Shape; class?: string }) => (
  <svg class={kind} viewBox="0 0 24 24" aria-hidden="true">
    {SHAPES[shape]}
  </svg>
)

import type { JSX } from 'preact'

// Shapes are drawn by hand on a board of 24 by 24. Details are cut out in the colour of the paper. A shape has as few
// elements as it can: every card has it twice, and all are styled and laid out while cards are dealt.

/** A disc, as a part of a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

/** How the shapes of a game's cards are drawn: in the colour of the text around them. */
export const marksOf =
  <Shape extends string>(shapes: { readonly [shape in Shape]: JSX.Element }) =>
  ({ shape, class: kind = 'shape' }: { shape: Shape; class?: string }) => (
    <svg class={kind} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[shape]}
    </svg>
  )

import type { JSX } from 'preact'

// Shapes are drawn by hand on a grid of 24 by 24. Details are cut out in the colour of the paper. A shape has few
// elements, because every card contains it twice, and all of them are laid out while cards are dealt.

/** A circle as part of a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

/** The shapes of a game's cards, drawn in the colour of the text. */
export const marksOf =
  <Shape extends string>(shapes: { readonly [shape in Shape]: JSX.Element }) =>
  ({ shape, class: kind = 'shape' }: { shape: Shape; class?: string }) => (
    <svg class={kind} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[shape]}
    </svg>
  )

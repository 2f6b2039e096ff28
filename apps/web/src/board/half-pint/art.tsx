import '../art.css'
import { at } from '../artpiece.ts'
import { Glass } from '../table/glass.tsx'
import { CardFace } from './card.tsx'

/** A prediction of two, and three eights that lead. */
export const HalfPintArt = () => (
  <span class="art" aria-hidden="true">
    <span class="said" style={at(0, 30, -16)}>
      2
      <span>
        <Glass kind="full" />
        <Glass kind="full" />
      </span>
    </span>
    <span style={at(21, 21, -9)}>
      <CardFace card="y8" split={false} class="gilt" />
    </span>
    <span style={at(38, 16, 1)}>
      <CardFace card="r8" split={false} class="gilt" />
    </span>
    <span style={at(56, 21, 11)}>
      <CardFace card="b8" split={false} class="gilt" />
    </span>
    <span class="crown" style={at(48, -2)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 18 3 7l5 4 4-7 4 7 5-4-1 11z" />
      </svg>
    </span>
  </span>
)
